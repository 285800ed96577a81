import { useTranslation } from 'react-i18next';
import type { SheetDetail } from '~/pokedex/regulations';
import { ConfirmedFindings } from '~/teams/legality/ConfirmedFindings';
import type { ShownFinding } from '~/teams/legality/finding-text';
import { fieldsOf, type TypedSheet } from '~/teams/typed-sheet';
import { asking } from '../form-button';
import { StepProgress } from '../StepProgress';
import { SubmitHeader, type SubmitTournament } from '../SubmitHeader';
import type { Answer } from '../use-sheet-form';
import { ReviewBlanks, submitText } from './review-parts';
import { SheetReview } from './SheetReview';

interface Props {
  tournament: SubmitTournament;
  now: Date;
  review: TypedSheet;
  /** As it was typed: that is what the form is given back. */
  typed: TypedSheet;
  submissionKey: string;
  shows: readonly SheetDetail[];
  findings?: readonly ShownFinding[];
  failure?: Answer['formError'];
  before?: { sheet: TypedSheet; revision: number };
  correction?: { title: string; reason: string };
}

/** The last look without JavaScript: the whole form travels along in hidden fields. */
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
  const { shows, findings = [], failure } = props;
  return (
    <div className="narrow submit-page">
      <SubmitHeader {...{ tournament, now, before, correction }} isShort />
      <StepProgress current="review" />
      <h2>{t('teams.submit.review')}</h2>
      {failure && (
        <p className="notice bad" role="alert">
          {t(`teams.formErrors.${failure}`)}
        </p>
      )}
      <ReviewBlanks {...{ tournament, shows }} members={review.members}>
        <button type="submit" form="last-look" className="button quiet" {...asking('back')}>
          {t('teams.blanks.fill')}
        </button>
      </ReviewBlanks>
      <SheetReview sheet={review} before={before?.sheet} />
      <form id="last-look" method="post" encType="multipart/form-data">
        <ConfirmedFindings findings={findings} />
        {Object.entries(fieldsOf(typed))
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        {correction && <input type="hidden" name="reason" value={correction.reason} />}
        <input type="hidden" name="submissionKey" value={submissionKey} />
        {before && <input type="hidden" name="revision" value={before.revision} />}
        <div className="step-buttons">
          <button type="submit" className="button" {...asking('back')}>
            {t('teams.submit.back')}
          </button>
          <button type="submit" className="button primary" {...asking('submit')}>
            {t(submitText(before !== undefined, findings.length > 0))}
          </button>
        </div>
      </form>
    </div>
  );
}
