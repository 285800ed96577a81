import { useTranslation } from 'react-i18next';
import { WaitingBox } from '~/offline/WaitingBox';
import { printSureNames } from '~/pokedex/naming/sure-names';
import { asking } from '~/sheets/form-button';
import { lateToken } from '~/sheets/late-link';
import { DraftNotice } from '~/ui/form/DraftNotice';
import { FirstInvalid } from '~/ui/form/first-invalid';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LoadingOverlay } from '~/ui/shell/LoadingOverlay';
import { OpenedWith } from './conflict/OpenedWith';
import { SheetConflict } from './conflict/SheetConflict';
import { FormProblems } from './FormProblems';
import { formErrorOf } from './form-progress';
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
  const {
    form,
    step,
    busy,
    isSubmitting,
    progress,
    draft,
    sheet,
    errors,
    choosable,
    findings,
    marks,
    setMarks,
    turn,
    onSubmit,
  } = useTeamForm(props);
  const { t } = useTranslation();
  const isForAll = !correction && !late?.isNeeded && !props.tournament.isUnlocked;
  const newDeadline = useDeadline(props.tournament.id, props.tournament.submissionDeadlineAt, isForAll);
  const tournament = newDeadline
    ? { ...props.tournament, submissionDeadlineAt: newDeadline }
    : props.tournament;
  const { answer, looked, submissionKey, base, conflict } = progress;
  const typed = props.answer?.typed ?? start;
  return (
    <div className="narrow submit-page">
      <SubmitHeader
        {...{ tournament, now, before, correction }}
        isShort={step !== undefined && step !== 'player'}
      />
      <div role="status">
        {newDeadline && (
          <p className="notice">
            <Labelled label={t('teams.submit.deadlineMoved')}>
              <Instant at={newDeadline} timeZone={tournament.timeZone} now={now} />
            </Labelled>
          </p>
        )}
      </div>
      {late?.isNeeded && <p className="notice">{t('late.own')}</p>}
      <WaitingBox />
      <LoadingOverlay active={isSubmitting} />
      <StepProgress current={step ?? 'player'} />
      <form
        ref={form}
        id={formId}
        method="post"
        encType="multipart/form-data"
        noValidate={sheet.noValidate}
        onSubmit={onSubmit}
      >
        {/* Default button: Enter in a field means "review", whichever button comes first. */}
        <button type="submit" {...asking('review')} hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="submissionKey" value={submissionKey} />
        {late && <input type="hidden" name={lateToken} value={late.token} />}
        <textarea name="sure" defaultValue={printSureNames(typed.sure)} hidden readOnly />
        <HadAccount had={props.answer?.hadAccount} />
        <OpenedWith revision={base?.revision ?? answer?.revision} conflict={conflict} />
        <DraftNotice draft={draft} place="above" />
        <FormProblems
          formError={formErrorOf(progress, step)}
          asks={answer?.asks}
          errors={step === 'review' ? {} : errors}
        />
        {conflict && step !== 'review' && <SheetConflict conflict={conflict} />}

        <FirstInvalid>
          <PlayerStep
            hidden={step !== undefined && step !== 'player'}
            fields={sheet.fields}
            errors={errors}
            isChange={before !== undefined}
            lines={props.lines}
            suggested={props.suggested}
            hasDraft={step !== undefined}
            correction={correction}
            notes={!correction && <SubmitNotes {...{ tournament, now }} isChange={before !== undefined} />}
          >
            {step && <NextButton onNext={() => void turn('player')} />}
          </PlayerStep>
          <TeamStep
            hidden={step !== undefined && step !== 'team'}
            {...{ form, shows, answer, errors, choosable, findings, marks, setMarks }}
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
            {step ? <TeamButtons busy={busy} onNext={() => void turn('team')} /> : <ReviewButton />}
          </TeamStep>
        </FirstInvalid>
        {step === 'review' && looked && (
          <ReviewStep
            {...looked}
            {...{ tournament, shows, findings, busy }}
            {...{ conflict }}
            isChange={before !== undefined}
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
