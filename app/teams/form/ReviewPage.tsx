import { useTranslation } from 'react-i18next';
import { fieldsOf, type TypedSheet } from '~/teams/typed-sheet';
import { asking } from './form-button';
import { SheetReview } from './SheetReview';
import { StepProgress } from './StepProgress';
import { SubmitHeader, type SubmitTournament } from './SubmitHeader';

interface Props {
  tournament: SubmitTournament;
  now: Date;
  review: TypedSheet;
  /** As it was typed: that is what the form is given back. */
  typed: TypedSheet;
  submissionKey: string;
  before?: { sheet: TypedSheet; revision: number };
  correction?: { title: string; reason: string };
}

/** The last look without JavaScript: the whole form travels along in hidden fields. */
export function ReviewPage({ tournament, now, review, typed, submissionKey, before, correction }: Props) {
  const { t } = useTranslation();
  return (
    <div className="narrow submit-page">
      <SubmitHeader {...{ tournament, now, before, correction }} isShort />
      <StepProgress current="review" />
      <h2>{t('teams.submit.review')}</h2>
      <SheetReview sheet={review} before={before?.sheet} />
      <form method="post" encType="multipart/form-data">
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
            {t(before ? 'teams.submit.revise' : 'teams.submit.submit')}
          </button>
        </div>
      </form>
    </div>
  );
}
