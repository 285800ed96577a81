import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '~/pokedex/game';
import { isOfSpecies, isOfText, type LeftOutKind, type PasteProblem } from '~/teams/text/paste-problem';
import type { PasteAnswer } from '~/teams/text/read-paste';
import { PlainField } from '~/ui/form/Field';
import { fillForm } from '~/ui/form/form-fill.client';
import { useLocalePath } from '~/ui/root-data';
import { useHydrated } from '~/ui/use-hydrated';
import { asking } from './form-button';

interface Props {
  game: Game;
  answer?: Pick<PasteAnswer, 'count' | 'problems'>;
  startText?: string;
  /** Only what is said of the species matters: the form has nothing else. */
  onlySpecies?: boolean;
}

/** Pasting fills the form in with JavaScript, and its button does; without it the server does (intent `paste`). */
export function PasteBox({ game, answer, startText, onlySpecies }: Props) {
  const { t } = useTranslation();
  const localePath = useLocalePath();
  const hydrated = useHydrated();
  const [told, setTold] = useState<Props['answer'] | 'reading' | 'failed'>(answer);

  async function fill(form: HTMLFormElement) {
    setTold('reading');
    try {
      const body = new URLSearchParams({
        game,
        paste: String(new FormData(form).get('paste') ?? '').slice(0, 60_000),
      });
      const response = await fetch(localePath('/pastes'), { method: 'POST', body });
      if (!response.ok) throw new Error(String(response.status));
      const read: PasteAnswer = await response.json();
      fillForm(form, read.fills);
      setTold(read);
    } catch {
      setTold('failed');
    }
  }

  return (
    <details className="paste-box" open={answer ? true : undefined}>
      <summary>{t('fields.paste.open')}</summary>
      <PlainField
        id="paste"
        label={t('fields.paste.label')}
        hint={`${t(`fields.paste.hint.${onlySpecies ? 'onlySpecies' : game}`)}${hydrated ? ` ${t('fields.paste.auto')}` : ''}`}
      >
        {(own) => (
          <textarea
            {...own}
            name="paste"
            rows={8}
            defaultValue={startText}
            spellCheck={false}
            autoCapitalize="off"
            // Once it stands there: nobody has to press anything after.
            onPaste={({ currentTarget: { form } }) => form && setTimeout(() => void fill(form))}
          />
        )}
      </PlainField>
      <button
        type="submit"
        className="button"
        {...asking('paste')}
        formNoValidate
        disabled={told === 'reading'}
        onClick={(event) => {
          const { form } = event.currentTarget;
          if (!form) return;
          event.preventDefault();
          void fill(form);
        }}
      >
        {t('fields.paste.button')}
      </button>
      <div role="status" className="paste-told">
        {told === 'failed' && <p className="notice bad">{t('fields.paste.failed')}</p>}
        {typeof told === 'object' && (
          <Told
            {...told}
            game={game}
            problems={onlySpecies ? told.problems.filter(isOfSpecies) : told.problems}
          />
        )}
      </div>
    </details>
  );
}

function Told({ count, problems, game }: Pick<PasteAnswer, 'count' | 'problems'> & { game: Game }) {
  const { t } = useTranslation();
  const named = (kind: LeftOutKind) =>
    kind === 'points' ? t(`fields.paste.left.points.${game}`) : t(`fields.paste.left.${kind}`);
  const said = ({ key, text, kinds = [] }: PasteProblem) =>
    key === 'leftOut'
      ? t('fields.paste.problems.leftOut', { list: kinds.map(named).join(t('fields.paste.left.separator')) })
      : t(`fields.paste.problems.${key}`, { text });
  return (
    <div className={`notice ${problems.some(isFault) || count === 0 ? 'warn' : 'good'}`}>
      <p>{count > 0 ? t('fields.paste.done', { count }) : t('fields.paste.nothing')}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.line} ${problem.key} ${problem.text}`}>
              {isOfText(problem)
                ? said(problem)
                : t('shell.labelled', {
                    label: t('fields.paste.line', { line: problem.line }),
                    value: said(problem),
                  })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isFault = ({ key }: PasteProblem) => key !== 'leftOut';
