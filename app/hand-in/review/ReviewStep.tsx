import { useTranslation } from 'react-i18next';
import { SheetConflict } from '~/hand-in/conflict/SheetConflict';
import type { SheetDetail } from '~/pokedex/regulations';
import { asking } from '~/sheets/form-button';
import { ConfirmedFindings } from '~/sheets/legality/ConfirmedFindings';
import type { ShownFinding } from '~/sheets/legality/finding-text';
import type { TypedSheet } from '~/sheets/typed-sheet';
import { formErrorText } from '../form-progress';
import type { MissingImage } from '../reading/use-images';
import type { SubmitTournament } from '../SubmitHeader';
import type { Answer } from '../use-sheet-form';
import { DoubtNote, ReviewBlanks, SinceLast, submitText } from './review-parts';
import { SheetReview } from './SheetReview';
import { WhoseTeam } from './WhoseTeam';

interface Props {
  sheet: TypedSheet;
  types?: Answer['types'];
  repeated?: Answer['repeated'];
  /** False if the server could not be reached. */
  isChecked: boolean;
  before?: TypedSheet;
  isChange: boolean;
  tournament: SubmitTournament;
  shows: readonly SheetDetail[];
  findings: readonly ShownFinding[];
  busy: boolean;
  /** An image that was chosen, and would not be submitted now. */
  missingImage?: MissingImage;
  /** Whether an image has filled in something since the review was opened. */
  isReadLate: boolean;
  /** Failure of the last submission of a valid form. */
  failure?: Answer['formError'];
  asks?: Answer['asks'];
  marks?: Answer['marks'];
  conflict?: Answer['conflict'];
  onBack: () => void;
}

export function ReviewStep({ sheet, types, isChecked, before, isChange, busy, failure, ...props }: Props) {
  const { t } = useTranslation();
  const { tournament, shows, findings, missingImage, asks, marks, conflict, onBack } = props;
  const news = missingImage ?? (props.isReadLate ? 'added' : undefined);
  const submits = missingImage ? withoutImage(isChange) : submitText(isChange, findings.length > 0);
  return (
    <section aria-labelledby="title-review">
      <h2 id="title-review" tabIndex={-1}>
        {t('teams.submit.review')}
      </h2>
      {!isChecked && <p className="notice warn">{t('teams.submit.unchecked')}</p>}
      <ReviewBlanks {...{ tournament, shows }} members={sheet.members}>
        <button type="button" className="button quiet" disabled={busy} onClick={onBack}>
          {t('teams.blanks.fill')}
        </button>
      </ReviewBlanks>
      <DoubtNote marks={marks}>
        <button type="button" className="button quiet" disabled={busy} onClick={onBack}>
          {t('teams.submit.checkInForm')}
        </button>
      </DoubtNote>
      {conflict && <SheetConflict conflict={conflict} />}
      <SinceLast repeated={props.repeated} />
      <SheetReview {...{ sheet, types, before, marks }} />
      <ConfirmedFindings findings={findings} />
      <div role="status">{news && <p className="notice warn">{t(`fields.image.${news}`)}</p>}</div>
      <div role="alert">
        {failure && !busy && <p className="notice bad">{formErrorText(failure, asks, t)}</p>}
      </div>
      {asks && <WhoseTeam asks={asks} busy={busy} />}
      <div className="step-buttons">
        <button type="button" className="button" disabled={busy} onClick={onBack}>
          {t('teams.submit.back')}
        </button>
        {!asks && (
          <button type="submit" className="button primary" {...asking('submit')} disabled={busy}>
            {t(busy ? 'teams.submit.sending' : submits)}
          </button>
        )}
      </div>
    </section>
  );
}

const withoutImage = (isChange: boolean) =>
  isChange ? 'fields.image.reviseWithout' : 'fields.image.submitWithout';
