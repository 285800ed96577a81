import { useTranslation } from 'react-i18next';
import { WaitingBox } from '~/offline/WaitingBox';
import { printSureNames, type SureNames } from '~/pokedex/naming/sure-names';
import { asking, repeated } from '~/sheets/form-button';
import { lateToken } from '~/sheets/late-link';
import { DraftNotice } from '~/ui/form/DraftNotice';
import { FirstInvalid } from '~/ui/form/first-invalid';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LoadingOverlay } from '~/ui/shell/LoadingOverlay';
import { OpenedWith } from './conflict/OpenedWith';
import { SheetConflict } from './conflict/SheetConflict';
import { FormProblems } from './FormProblems';
import { type ErrorsByField, type FormProgress, formErrorOf } from './form-progress';
import { PlayerStep } from './PlayerStep';
import { HadAccount } from './review/HadAccount';
import { ReviewPage } from './review/ReviewPage';
import { ReviewStep } from './review/ReviewStep';
import { NextButton, ReviewButton, TeamButtons } from './StepButtons';
import { StepProgress } from './StepProgress';
import { SubmitHeader, SubmitNotes } from './SubmitHeader';
import { TeamStep } from './TeamStep';
import { useDeadline } from './use-deadline';
import { formId } from './use-sheet-form';
import type { FormStep } from './use-steps';
import { type TeamFormProps, useTeamForm } from './use-team-form';

/** Form of a team sheet: steps with JavaScript; one page, and a round trip for the review, without. */
export function TeamSheetForm(props: TeamFormProps) {
  const { answer } = props;
  if (!answer?.review) return <StepForm {...props} />;
  const { review, typed = review, submissionKey = props.submissionKey } = answer;
  return <ReviewPage {...props} {...{ answer, review, typed, submissionKey }} />;
}

function StepForm(props: TeamFormProps) {
  const { shows, start, before, now, correction, late } = props;
  const isChange = before !== undefined;
  const {
    form,
    step,
    go,
    busy,
    isSubmitting,
    secondsLeft,
    progress,
    draft,
    sheet,
    errors,
    choosable,
    findings,
    marks,
    setMarks,
    missingImage,
    setMissingImage,
    isReadLate,
    onRead,
    turn,
    onSubmit,
  } = useTeamForm(props);
  const { t } = useTranslation();
  const { tournament, newDeadline } = useMovedDeadline(props);
  const { answer, looked, base, conflict } = progress;
  const typed = props.answer?.typed ?? start;
  return (
    <div className="narrow submit-page">
      <SubmitHeader {...{ tournament, now, before, correction }} isShort={isHidden('player', step)} />
      <div role="status">
        {newDeadline && <MovedDeadline at={newDeadline} timeZone={tournament.timeZone} now={now} />}
      </div>
      {late?.isNeeded && <p className="notice">{t('late.own')}</p>}
      <WaitingBox />
      <LoadingOverlay active={isSubmitting} />
      <StepProgress current={step ?? 'player'} onGo={step && go} />
      <form
        ref={form}
        id={formId}
        method="post"
        encType="multipart/form-data"
        noValidate={sheet.noValidate}
        onSubmit={onSubmit}
      >
        <FormState {...{ progress, late }} sure={typed.sure} hadAccount={props.answer?.hadAccount} />
        <DraftNotice draft={draft} place="above" />
        <StepProblems {...{ progress, step, errors, secondsLeft }} />

        <FirstInvalid>
          <PlayerStep
            hidden={isHidden('player', step)}
            fields={sheet.fields}
            errors={errors}
            isChange={isChange}
            lines={props.lines}
            suggested={props.suggested}
            hasDraft={step !== undefined}
            correction={correction}
            notes={!correction && <SubmitNotes {...{ tournament, now }} isChange={isChange} />}
          >
            {step && <NextButton onNext={() => void turn('player')} />}
          </PlayerStep>
          <TeamStep
            hidden={isHidden('team', step)}
            {...{ form, shows, answer, errors, choosable, findings, marks, setMarks }}
            onMissingImage={setMissingImage}
            onRead={onRead}
            fields={sheet.fields}
            members={sheet.members}
            tournament={tournament}
            readingIds={[typed.readingId, typed.secondReadingId]}
            readings={answer?.readings ?? props.readings}
            isCorrection={correction !== undefined}
            last={props.last}
            filled={typed.filled}
            types={props.answer?.types ?? props.types}
          >
            {step ? (
              <TeamButtons busy={busy} onBack={() => go('player')} onNext={() => void turn('team')} />
            ) : (
              <ReviewButton />
            )}
          </TeamStep>
        </FirstInvalid>
        {step === 'review' && looked && (
          <ReviewStep
            {...looked}
            {...{ tournament, shows, findings, busy, missingImage, isReadLate }}
            {...{ conflict }}
            onBack={() => go('team')}
            isChange={isChange}
            before={base?.sheet ?? answer?.stored}
            failure={answer?.formError}
            asks={answer?.asks}
            marks={answer?.marks ?? marks}
          />
        )}
        <DraftNotice draft={draft} place="below" />
      </form>
    </div>
  );
}

/** Without JavaScript there are no steps, and all is shown. */
const isHidden = (part: FormStep, step: FormStep | undefined) => step !== undefined && step !== part;

/** A late link, an unlock and a correction have deadlines of their own. */
function useMovedDeadline({ tournament, correction, late }: TeamFormProps) {
  const isForAll = !correction && !late?.isNeeded && !tournament.isUnlocked;
  const newDeadline = useDeadline(tournament.id, tournament.submissionDeadlineAt, isForAll);
  if (!newDeadline) return { tournament };
  return { newDeadline, tournament: { ...tournament, submissionDeadlineAt: newDeadline } };
}

function MovedDeadline(props: { at: Date; timeZone: string; now: Date }) {
  const { t } = useTranslation();
  return (
    <p className="notice">
      <Labelled label={t('teams.submit.deadlineMoved')}>
        <Instant {...props} />
      </Labelled>
    </p>
  );
}

interface FormStateProps {
  progress: FormProgress;
  late: TeamFormProps['late'];
  sure: SureNames;
  hadAccount?: boolean;
}

function FormState({ progress, late, sure, hadAccount }: FormStateProps) {
  const { answer, submissionKey, base, conflict } = progress;
  return (
    <>
      {/* Default button: Enter in a field means "review", whichever button comes first. */}
      <button type="submit" {...asking('review')} hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="submissionKey" value={submissionKey} />
      {late && <input type="hidden" name={lateToken} value={late.token} />}
      <textarea name={repeated} defaultValue={answer?.repeated?.id} hidden readOnly />
      <textarea name="sure" defaultValue={printSureNames(sure)} hidden readOnly />
      <HadAccount had={hadAccount} />
      <OpenedWith revision={base?.revision ?? answer?.revision} conflict={conflict} />
    </>
  );
}

interface StepProblemsProps {
  progress: FormProgress;
  step: FormStep | undefined;
  errors: ErrorsByField;
  secondsLeft: number | undefined;
}

/** The review shows its own problems. */
function StepProblems({ progress, step, errors, secondsLeft }: StepProblemsProps) {
  const { t } = useTranslation();
  const { answer, conflict } = progress;
  const isReview = step === 'review';
  return (
    <>
      <FormProblems
        formError={formErrorOf(progress, step)}
        asks={answer?.asks}
        errors={isReview ? {} : errors}
      />
      <div role="status">
        {secondsLeft !== undefined && (
          <p className="notice warn">
            {t('fields.sentAgain')} {/* A screen reader would say each second. */}
            <strong aria-hidden="true">{t('fields.image.waitingSeconds', { seconds: secondsLeft })}</strong>
          </p>
        )}
      </div>
      {conflict && !isReview && <SheetConflict conflict={conflict} />}
    </>
  );
}
