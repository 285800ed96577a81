import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKanaName } from '~/text/said-name';
import { type FieldMeta, TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { useHydrated } from '~/ui/use-hydrated';
import { maxCharacters } from './player';

interface Props {
  field: FieldMeta;
  /** The name as it stands in its own field. */
  name: string;
  /** What the server suggests for the name that stood there at first. */
  suggested?: string;
}

/** How the name is said: a name in kana is offered in Latin letters, and nothing stands there that nobody chose. */
export function SaidNameField({ field, name, suggested }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const hydrated = useHydrated();
  const latin = useLatin(name, suggested);
  const [isOpen, setOpen] = useState(Boolean(field.value));
  const { label, hint } = words('teams.submit.saidName', { max: maxCharacters.saidName });
  return (
    // Folded, so that on a phone the way on stands below the fields that are required.
    <details
      open={isOpen || Boolean(field.errors?.length)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      <TextField
        field={field}
        label={t('teams.submit.saidShort')}
        hint={hint}
        placeholder={!hydrated && latin ? t('teams.submit.saidExample', { name: latin }) : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      {hydrated && latin && field.value !== latin && (
        <p className="said-choice">
          <button type="button" className="button" onClick={() => fill(field.id, latin)}>
            {t('teams.submit.useSaid', { name: latin })}
          </button>
        </p>
      )}
    </details>
  );
}

/** Of a name in kana alone; what spells it is fetched for the first one that is typed. */
function useLatin(name: string, suggested: string | undefined) {
  const [spelled, setSpelled] = useState({ name, latin: suggested });
  useEffect(() => {
    if (!isKanaName(name)) return;
    let isLeft = false;
    import('~/text/latin-of-kana')
      .then(({ latinOfKana }) => !isLeft && setSpelled({ name, latin: latinOfKana(name) }))
      // Without it the field is as good, and the network may be back for the next name.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [name]);
  return spelled.name === name ? spelled.latin : undefined;
}

function fill(id: string, latin: string) {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = latin;
  // The form and its draft hear of it as if it were typed.
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
