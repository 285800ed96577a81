import { useTranslation } from 'react-i18next';
import { OpenedWith } from '~/hand-in/conflict/OpenedWith';
import { SheetConflict } from '~/hand-in/conflict/SheetConflict';
import type { SheetDetail } from '~/pokedex/regulations';
import { asking, repeated } from '~/sheets/form-button';
import { lateToken } from '~/sheets/late-link';
import { ConfirmedFindings } from '~/sheets/legality/ConfirmedFindings';
import { fieldsOf, type TypedSheet } from '~/sheets/typed-sheet';
import { formErrorText } from '../form-progress';
import { StepProgress } from '../StepProgress';
import { SubmitHeader, type SubmitTournament } from '../SubmitHeader';
import type { Answer } from '../use-sheet-form';
import { HadAccount } from './HadAccount';
import { DoubtNote, ReviewBlanks, SinceLast, submitText } from './review-parts';
import { SheetReview } from './SheetReview';
import { WhoseTeam } from './WhoseTeam';

interface Props {
  tournament: SubmitTournament;
  now: Date;
  review: TypedSheet;
  /** Original input, for the way back to the form. */
  typed: TypedSheet;
  submissionKey: string;
  shows: readonly SheetDetail[];
  answer: Answer;
  before?: { sheet: TypedSheet; revision: number };
  correction?: { title: string; lead: string; reason: string };
  late?: { token: string };
}

/** Review without JavaScript: the whole form is carried in hidden fields. */
export function ReviewPage({
  tournament,
  now,
  review,
  typed,
  submissionKey,
  before,
  correction,
  ...props
}: Props) {
  const { t } = useTranslation();
  const { shows, answer, late } = props;
  const { findings = [], formError: failure } = answer;
  return (
    <div className="narrow submit-page">
      <SubmitHeader {...{ tournament, now, before, correction }} isShort />
      <StepProgress current="review" />
      <h2>{t('teams.submit.review')}</h2>
      {answer.isImageNotTaken && (
        <p className="notice warn" role="status">
          {t('fields.image.notTaken')}
        </p>
      )}
      {failure && (
        <p className="notice bad" role="alert">
          {formErrorText(failure, answer.asks, t)}
        </p>
      )}
      {answer.conflict && <SheetConflict conflict={answer.conflict} form="last-look" />}
      {answer.asks && <WhoseTeam asks={answer.asks} form="last-look" />}
      <ReviewBlanks {...{ tournament, shows }} members={review.members}>
        <button type="submit" form="last-look" className="button quiet" formNoValidate {...asking('back')}>
          {t('teams.blanks.fill')}
        </button>
      </ReviewBlanks>
      <DoubtNote marks={answer.marks}>
        <button type="submit" form="last-look" className="button quiet" formNoValidate {...asking('back')}>
          {t('teams.submit.checkInForm')}
        </button>
      </DoubtNote>
      <SinceLast repeated={answer.repeated} />
      <SheetReview
        sheet={review}
        types={answer.types}
        before={answer.stored ?? before?.sheet}
        marks={answer.marks}
      />
      <form id="last-look" method="post" encType="multipart/form-data">
        <HadAccount had={answer.hadAccount} />
        <ConfirmedFindings findings={findings} />
        {Object.entries(fieldsOf(typed))
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        {correction && <input type="hidden" name="reason" value={correction.reason} />}
        <input type="hidden" name="submissionKey" value={submissionKey} />
        {answer.repeated && <input type="hidden" name={repeated} value={answer.repeated.id} />}
        {late && <input type="hidden" name={lateToken} value={late.token} />}
        <OpenedWith revision={answer.revision ?? before?.revision} conflict={answer.conflict} />
        <div className="step-buttons">
          <button type="submit" className="button" formNoValidate {...asking('back')}>
            {t('teams.submit.back')}
          </button>
          {!answer.asks && (
            <button type="submit" className="button primary" {...asking('submit')}>
              {t(submitText(before !== undefined, findings.length > 0))}
            </button>
          )}
        </div>
      </form>
    </div>
  );
}
