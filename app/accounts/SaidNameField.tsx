import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKanaName } from '~/text/said-name';
import { type FieldMeta, TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { useHydrated } from '~/ui/use-hydrated';
import { maxCharacters } from './player';

interface Props {
  field: FieldMeta;
  name: string;
  /** The server's spelling of the display name that the form opened with. */
  suggested?: string;
}

/** The name as casters pronounce it. A Latin spelling of a kana name is offered, never filled in unasked. */
export function SaidNameField({ field, name, suggested }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const hydrated = useHydrated();
  const latin = useLatin(name, suggested);
  const [isOpen, setOpen] = useState(Boolean(field.value));
  const { label, hint } = words('teams.submit.saidName', { max: maxCharacters.saidName });
  return (
    // Collapsed, so that on a phone the submit button directly follows the required fields.
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

function useLatin(name: string, suggested: string | undefined) {
  const [spelled, setSpelled] = useState({ name, latin: suggested });
  useEffect(() => {
    if (!isKanaName(name)) return;
    let isLeft = false;
    import('~/text/latin-of-kana')
      .then(({ latinOfKana }) => !isLeft && setSpelled({ name, latin: latinOfKana(name) }))
      // The suggestion is optional, and the next name retries the import.
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
  // Notifies the form and the draft saver as typing would.
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
