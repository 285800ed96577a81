import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptySlots, filledField, fillOver } from '~/pastes/filled-slots';
import type { TeamChoice } from '~/pastes/paste';
import { isOfSpecies, isOfText, type LeftOutKind, type PasteProblem } from '~/pastes/paste-problem';
import type { Game } from '~/pokedex/game';
import { asking, emptying, pastingTeam } from '~/sheets/form-button';
import type { PastedAnswer, ToldPaste } from '~/sheets/pasted-values';
import { PlainField } from '~/ui/form/Field';
import { fillForm, readForm } from '~/ui/form/form-fill.client';
import { useLocalePath } from '~/ui/root-data';
import { useHydrated } from '~/ui/use-hydrated';
import type { PasteAnswer } from './read-paste';

interface Props {
  game: Game;
  answer?: PastedAnswer;
  /** Which of the six an earlier fill left as they are: see `fillOver`. */
  filled: string;
  /** Only what is said of the species matters: the form has nothing else. */
  onlySpecies?: boolean;
}

/** Pasting fills the form in with JavaScript, and its button does; without it the server does (intent `paste`). */
export function PasteBox({ game, answer, filled, onlySpecies }: Props) {
  const { t } = useTranslation();
  const localePath = useLocalePath();
  const hydrated = useHydrated();
  const [told, setTold] = useState<ToldFill | 'reading' | 'failed' | undefined>(answer);

  async function fill(form: HTMLFormElement, choice?: TeamChoice) {
    setTold('reading');
    try {
      const body = new URLSearchParams({
        game,
        paste: String(new FormData(form).get('paste') ?? '').slice(0, 60_000),
        ...(choice !== undefined && { [pastingTeam]: String(choice) }),
      });
      const response = await fetch(localePath('/pastes'), { method: 'POST', body });
      if (!response.ok) throw new Error(String(response.status));
      const read: PasteAnswer = await response.json();
      const { fills, kept } = fillOver(readForm(form), read.fills);
      fillForm(form, fills);
      setTold({ ...read, kept });
    } catch {
      setTold('failed');
    }
  }

  return (
    <details className="paste-box" open={answer ? true : undefined}>
      <summary>{t('fields.paste.open')}</summary>
      {/* Of an input of the type `hidden`, React would put its first value back at each drawing. */}
      <input type="text" hidden name={filledField} defaultValue={filled} />
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
            defaultValue={answer?.text}
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
            onChoose={hydrated ? (form, choice) => void fill(form, choice) : undefined}
            onEmpty={
              hydrated
                ? (form, slots) => {
                    fillForm(form, emptySlots(readForm(form), slots));
                    setTold({ ...told, kept: [] });
                  }
                : undefined
            }
          />
        )}
      </div>
    </details>
  );
}

type ToldFill = ToldPaste & Pick<PastedAnswer, 'kept'>;

interface ToldProps extends ToldFill {
  game: Game;
  /** With scripts; without them the buttons send the form. */
  onChoose?: (form: HTMLFormElement, choice: TeamChoice) => void;
  onEmpty?: (form: HTMLFormElement, slots: readonly number[]) => void;
}

function Told({ count, problems, game, asks = [], kept, onChoose, onEmpty }: ToldProps) {
  const { t } = useTranslation();
  const named = (kind: LeftOutKind) =>
    kind === 'points' ? t(`fields.paste.left.points.${game}`) : t(`fields.paste.left.${kind}`);
  const separator = t('fields.paste.left.separator');
  const said = ({ key, text, kinds = [] }: PasteProblem) =>
    key === 'leftOut'
      ? t('fields.paste.problems.leftOut', { list: kinds.map(named).join(separator) })
      : t(`fields.paste.problems.${key}`, { text });
  const inPlace =
    <Value,>(act: ((form: HTMLFormElement, value: Value) => void) | undefined, value: Value) =>
    (event: MouseEvent<HTMLButtonElement>) => {
      const { form } = event.currentTarget;
      if (!form || !act) return;
      event.preventDefault();
      act(form, value);
    };
  if (asks.length > 0) {
    return (
      <div className="notice warn">
        <p>
          {t('fields.paste.severalTeams', { count: asks.filter(({ choice }) => choice !== 'all').length })}
        </p>
        {asks.map(({ choice, title, names }, at) => (
          <button
            key={choice}
            type="submit"
            className="button paste-team"
            name={pastingTeam}
            value={choice}
            formNoValidate
            onClick={inPlace(onChoose, choice)}
          >
            <b>
              {choice === 'all'
                ? t('fields.paste.asOne')
                : title || t('fields.paste.team', { number: at + 1 })}
            </b>{' '}
            <span>{names.join(separator)}</span>
          </button>
        ))}
      </div>
    );
  }
  const slots = kept.join(t('fields.paste.slotSeparator'));
  return (
    <div className={`notice ${problems.some(isFault) || count === 0 || kept.length > 0 ? 'warn' : 'good'}`}>
      <p>{count > 0 ? t('fields.paste.done', { count }) : t('fields.paste.nothing')}</p>
      {kept.length > 0 && (
        <p>
          {t('fields.paste.kept', { slots })}{' '}
          <button
            type="submit"
            className="button quiet"
            name={emptying}
            value={kept.join()}
            formNoValidate
            onClick={inPlace(onEmpty, kept)}
          >
            {t('fields.paste.empty', { slots })}
          </button>
        </p>
      )}
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
