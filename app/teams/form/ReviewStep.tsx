import { useTranslation } from 'react-i18next';
import type { TypedSheet } from '~/teams/typed-sheet';
import { asking } from './form-button';
import { SheetReview } from './SheetReview';
import type { Answer } from './use-sheet-form';

interface Props {
  sheet: TypedSheet;
  /** False when the server could not be asked. */
  isChecked: boolean;
  before?: TypedSheet;
  busy: boolean;
  /** Why the last try handed nothing in, though the form is right. */
  failure?: Answer['formError'];
}

export function ReviewStep({ sheet, isChecked, before, busy, failure }: Props) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="title-review">
      <h2 id="title-review" tabIndex={-1}>
        {t('teams.submit.review')}
      </h2>
      {!isChecked && <p className="notice warn">{t('teams.submit.unchecked')}</p>}
      <SheetReview sheet={sheet} before={before} />
      <div role="alert">
        {failure && !busy && <p className="notice bad">{t(`teams.formErrors.${failure}`)}</p>}
      </div>
      <div className="step-buttons">
        <button type="button" className="button" disabled={busy} onClick={() => history.back()}>
          {t('teams.submit.back')}
        </button>
        <button type="submit" className="button primary" {...asking('submit')} disabled={busy}>
          {t(busy ? 'teams.submit.sending' : before ? 'teams.submit.revise' : 'teams.submit.submit')}
        </button>
      </div>
    </section>
  );
}
