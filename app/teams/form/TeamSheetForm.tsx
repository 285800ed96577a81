import type { SubmissionResult } from '@conform-to/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerFields } from '~/accounts/PlayerFields';
import type { Game } from '~/pokedex/game';
import { ChoicesContext } from '~/pokedex/naming/NameChoices';
import type { SheetDetail } from '~/pokedex/regulations';
import { initialValueOf, readTypedSheet, type TypedSheet } from '~/teams/typed-sheet';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { usePage } from '~/ui/root-data';
import { checkStep } from './check-step.client';
import { DraftNotice } from './DraftNotice';
import { asking } from './form-button';
import { ReasonField } from './ReasonField';
import { ReviewPage } from './ReviewPage';
import { ReviewStep } from './ReviewStep';
import { StepProgress } from './StepProgress';
import { SubmitHeader, type SubmitTournament } from './SubmitHeader';
import { sheetLabel } from './sheet-label';
import { TeamStep } from './TeamStep';
import { useDraft } from './use-draft';
import { type Sent, useHandIn } from './use-hand-in';
import { type Answer, formId, useSheetForm } from './use-sheet-form';
import { useSteps } from './use-steps';

interface Props {
  tournament: SubmitTournament & { game: Game };
  shows: readonly SheetDetail[];
  speciesClause: boolean;
  now: Date;
  start: TypedSheet;
  submissionKey: string;
  /** The sheet as it was handed in, when it is being changed, and its revision. */
  before?: { sheet: TypedSheet; revision: number };
  /** Of staff who change somebody's sheet: the page's title, and what stands as their reason. */
  correction?: { title: string; reason: string };
  /** To a form that was sent without JavaScript. */
  answer?: Answer;
}

/** The form of a team sheet: steps with JavaScript, one page and a round trip for the last look without. */
export function TeamSheetForm(props: Props) {
  const { shows, speciesClause, tournament, start, before, now, correction } = props;
  const { t } = useTranslation();
  const { signedIn } = usePage();
  const [answer, setAnswer] = useState(props.answer);
  const [submissionKey, setSubmissionKey] = useState(props.answer?.submissionKey ?? props.submissionKey);
  const form = useRef<HTMLFormElement>(null);
  const { step, go } = useSteps(firstStep(props.answer));
  const [checked, setChecked] = useState<SubmissionResult<string[]>>();
  const [looked, setLooked] = useState<{ sheet: TypedSheet; isChecked: boolean }>();
  const [turning, setTurning] = useState(false);
  const handIn = useHandIn(onAnswer);
  const draft = useDraft(form, before ? undefined : tournament.id, props.answer === undefined);

  const lastResult = checked ?? answer?.lastResult;
  const { noValidate, fields, members } = useSheetForm(props.answer?.typed ?? start, lastResult);
  const errors = lastResult?.error ?? {};
  const hasErrors = Object.values(errors).some((messages) => messages?.length);
  const busy = turning || handIn.busy;

  function onAnswer({ intent, typed }: Sent, given: Answer) {
    const isReached = given.formError !== 'network' && given.formError !== 'serverFault';
    // Without the server the form goes on; it says what it knows when the sheet is handed in.
    const shown = intent === 'review' && !isReached ? {} : given;
    setAnswer(shown);
    if (given.submissionKey) setSubmissionKey(given.submissionKey);
    if (isReached) setChecked(given.lastResult);
    if (given.lastResult?.status === 'error') return go(firstStep(given));
    if (intent === 'submit') return;
    setLooked({ sheet: given.review ?? typed, isChecked: isReached });
    go('review');
  }

  // The question is answered: nothing is wrong with the field any more, and it has the focus again.
  const chosen = useRef<SubmissionResult<string[]>>();
  function onChosen(path: string) {
    const { [path]: _, ...others } = errors;
    const isRight = Object.values(others).every((messages) => !messages?.length);
    chosen.current = { ...lastResult, status: isRight ? undefined : 'error', error: others };
    setChecked(chosen.current);
    document.getElementById(`${formId}-${path}`)?.focus();
  }
  const choices = Object.fromEntries(Object.entries(answer?.choices ?? {}).filter(([path]) => errors[path]));

  // After the step of the error is shown; its fold may be closed still.
  useEffect(() => {
    if (lastResult?.status !== 'error' || lastResult === chosen.current) return;
    if (!step || step === 'review') return;
    const [path] = Object.keys(lastResult.error ?? {});
    const field = path && document.getElementById(`${formId}-${path}`);
    if (!field) return;
    const fold = field.closest('details');
    if (fold) fold.open = true;
    field.focus();
  }, [lastResult, step]);

  if (props.answer?.review) {
    const { review, typed = review } = props.answer;
    return <ReviewPage {...props} review={review} typed={typed} submissionKey={submissionKey} />;
  }

  async function turn(from: 'player' | 'team') {
    if (!form.current || busy) return;
    const typed = readTypedSheet(new FormData(form.current));
    setTurning(true);
    const error = await checkStep(from, typed, { shows, speciesClause, itemClause: false }, t);
    setTurning(false);
    const reason = new FormData(form.current).get('reason');
    if (correction && from === 'player' && !String(reason ?? '').trim())
      error.reason = [t('desk.act.reasonRequired')];
    const status = Object.keys(error).length > 0 ? 'error' : undefined;
    setChecked({ status, error, initialValue: initialValueOf(typed) as never });
    if (status) return;
    if (from === 'player') go('team');
    else send('review');
  }

  function send(intent: 'review' | 'submit') {
    if (!form.current || busy) return;
    const body = new FormData(form.current);
    handIn.send(body, { intent, typed: readTypedSheet(body) });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (step === undefined) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    if (step !== 'review') void turn(step);
    else if (submitter instanceof HTMLButtonElement && submitter.value === 'submit') send('submit');
  }

  const isShort = step !== undefined && step !== 'player';
  const isUnsent = answer?.formError === 'network' || answer?.formError === 'serverFault';
  const formError = step === 'review' || isUnsent ? undefined : answer?.formError;
  return (
    <div className="narrow submit-page">
      <SubmitHeader
        tournament={tournament}
        now={now}
        isChange={before !== undefined}
        staffTitle={correction?.title}
        isShort={isShort}
      />
      <StepProgress current={step ?? 'player'} />
      <form
        ref={form}
        id={formId}
        method="post"
        encType="multipart/form-data"
        noValidate={noValidate}
        onSubmit={onSubmit}
      >
        {/* Enter in a field means "go on", whichever button stands first. */}
        <button type="submit" {...asking('review')} hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="submissionKey" value={submissionKey} />
        {before && <input type="hidden" name="revision" value={answer?.revision ?? before.revision} />}
        <DraftNotice draft={draft} place="above" />
        {formError && (
          <p className="notice bad" role="alert">
            {t(`teams.formErrors.${formError}`)}
          </p>
        )}
        {hasErrors && step !== 'review' && (
          <ErrorSummary
            errors={errors}
            idOf={(path) => `${formId}-${path}`}
            labelOf={(path) => sheetLabel(path, t)}
          />
        )}

        <section
          data-step="player"
          hidden={step !== undefined && step !== 'player'}
          aria-labelledby="title-player"
        >
          <h2 id="title-player" tabIndex={-1}>
            {t('teams.submit.player')}
          </h2>
          {!before && !signedIn && <p className="soft">{t('teams.submit.guestNote')}</p>}
          {correction && <ReasonField start={correction.reason} error={errors.reason?.[0]} />}
          <PlayerFields fields={fields} />
          {step && (
            <button type="button" className="button primary wide" onClick={() => void turn('player')}>
              {t('teams.submit.next')}
            </button>
          )}
        </section>

        <section data-step="team" hidden={step !== undefined && step !== 'team'} aria-labelledby="title-team">
          <ChoicesContext.Provider value={{ choices, onChosen }}>
            <TeamStep
              {...{ form, fields, members, shows, answer, errors }}
              game={tournament.game}
              readingId={props.answer?.typed?.readingId ?? start.readingId}
            />
          </ChoicesContext.Provider>
          {step === undefined ? (
            <button type="submit" className="button primary wide" {...asking('review')}>
              {t('teams.submit.toReview')}
            </button>
          ) : (
            <div className="step-buttons">
              <button type="button" className="button" onClick={() => history.back()}>
                {t('teams.submit.back')}
              </button>
              <button
                type="button"
                className="button primary"
                disabled={busy}
                onClick={() => void turn('team')}
              >
                {t(busy ? 'teams.submit.checking' : 'teams.submit.toReview')}
              </button>
            </div>
          )}
        </section>

        {step === 'review' && looked && (
          <ReviewStep {...looked} before={before?.sheet} busy={busy} failure={answer?.formError} />
        )}
        <DraftNotice draft={draft} place="below" />
      </form>
    </div>
  );
}

/** Where the server's answer is to be seen: at the team when all else is right. */
function firstStep(answer?: Answer) {
  const paths = Object.keys(answer?.lastResult?.error ?? {});
  return paths.length > 0 && paths.every((path) => /^(members|image)/.test(path)) ? 'team' : 'player';
}
