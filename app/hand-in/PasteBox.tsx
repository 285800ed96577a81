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
import type { PasteFills } from './read-paste';

interface Props {
  game: Game;
  answer?: PastedAnswer;
  /** Value of `filledField`: see `fillOver`. */
  filled: string;
  /** Reports only problems with species: the form has nothing else. */
  onlySpecies?: boolean;
}

/** Fills in the form on paste, or by its button; without JavaScript the server does (intent `paste`). */
export function PasteBox({ game, answer, filled, onlySpecies }: Props) {
  const { t } = useTranslation();
  const localePath = useLocalePath();
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<FillReport | 'reading' | 'failed' | undefined>(answer);

  async function fill(form: HTMLFormElement, choice?: TeamChoice) {
    setOutcome('reading');
    try {
      const body = new URLSearchParams({
        game,
        paste: String(new FormData(form).get('paste') ?? '').slice(0, 60_000),
        ...(choice !== undefined && { [pastingTeam]: String(choice) }),
      });
      const response = await fetch(localePath('/pastes'), { method: 'POST', body });
      if (!response.ok) throw new Error(String(response.status));
      const team: PasteFills = await response.json();
      const { fills, kept } = fillOver(readForm(form), team.fills);
      fillForm(form, fills);
      setOutcome({ ...team, kept });
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <details className="paste-box" open={answer ? true : undefined}>
      <summary>{t('fields.paste.open')}</summary>
      {/* React would reset an input of type `hidden` to its first value at each render. */}
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
            // After the text has been inserted, without pressing the button.
            onPaste={({ currentTarget: { form } }) => form && setTimeout(() => void fill(form))}
          />
        )}
      </PlainField>
      <button
        type="submit"
        className="button"
        {...asking('paste')}
        formNoValidate
        disabled={outcome === 'reading'}
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
        {outcome === 'failed' && <p className="notice bad">{t('fields.paste.failed')}</p>}
        {typeof outcome === 'object' && (
          <PasteReport
            {...outcome}
            game={game}
            problems={onlySpecies ? outcome.problems.filter(isOfSpecies) : outcome.problems}
            onChoose={hydrated ? (form, choice) => void fill(form, choice) : undefined}
            onEmpty={
              hydrated
                ? (form, slots) => {
                    fillForm(form, emptySlots(readForm(form), slots));
                    setOutcome({ ...outcome, kept: [] });
                  }
                : undefined
            }
          />
        )}
      </div>
    </details>
  );
}

type FillReport = ToldPaste & Pick<PastedAnswer, 'kept'>;

interface ReportProps extends FillReport {
  game: Game;
  /** Undefined without JavaScript, where the buttons submit the form; likewise `onEmpty`. */
  onChoose?: (form: HTMLFormElement, choice: TeamChoice) => void;
  onEmpty?: (form: HTMLFormElement, slots: readonly number[]) => void;
}

function PasteReport({ count, problems, game, asks = [], kept, onChoose, onEmpty }: ReportProps) {
  const { t } = useTranslation();
  const labelOf = (kind: LeftOutKind) =>
    kind === 'points' ? t(`fields.paste.left.points.${game}`) : t(`fields.paste.left.${kind}`);
  const separator = t('fields.paste.left.separator');
  const textOf = ({ key, text, kinds = [] }: PasteProblem) =>
    key === 'leftOut'
      ? t('fields.paste.problems.leftOut', { list: kinds.map(labelOf).join(separator) })
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
                ? textOf(problem)
                : t('shell.labelled', {
                    label: t('fields.paste.line', { line: problem.line }),
                    value: textOf(problem),
                  })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isFault = ({ key }: PasteProblem) => key !== 'leftOut';
