import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptySlots, filledField, fillOver } from '~/pastes/filled-slots';
import type { TeamChoice } from '~/pastes/paste';
import { isOfSpecies } from '~/pastes/paste-problem';
import type { Game } from '~/pokedex/game';
import { asking, pastingTeam } from '~/sheets/form-button';
import type { PastedAnswer, ToldProblem } from '~/sheets/pasted-values';
import { PlainField } from '~/ui/form/Field';
import { fillForm, readForm } from '~/ui/form/form-fill.client';
import { useLocalePath } from '~/ui/root-data';
import { useHydrated } from '~/ui/use-hydrated';
import { type FillReport, PasteReport } from './PasteReport';
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
  const [outcome, setOutcome] = useState<FillReport | 'reading' | 'failed' | 'refused' | undefined>(answer);

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

  async function fillFromClipboard(form: HTMLFormElement) {
    try {
      fillForm(form, { paste: await navigator.clipboard.readText() });
    } catch {
      return setOutcome('refused');
    }
    await fill(form);
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
      {hydrated && typeof navigator.clipboard?.readText === 'function' && (
        <button
          type="button"
          className="button quiet"
          disabled={outcome === 'reading'}
          onClick={({ currentTarget: { form } }) => form && void fillFromClipboard(form)}
        >
          {t('fields.paste.clipboard')}
        </button>
      )}
      <div role="status" className="paste-told">
        {outcome === 'refused' && <p className="notice warn">{t('fields.paste.clipboardRefused')}</p>}
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
            onSettle={
              hydrated
                ? (form, { path, value }) => {
                    fillForm(form, { [path]: value });
                    const isOther = ({ options }: ToldProblem) =>
                      !options?.some((each) => each.path === path);
                    setOutcome({ ...outcome, problems: outcome.problems.filter(isOther) });
                  }
                : undefined
            }
          />
        )}
      </div>
    </details>
  );
}
