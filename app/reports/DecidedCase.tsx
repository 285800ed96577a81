import { useTranslation } from 'react-i18next';
import { toldReason } from '~/text/told-reason';
import { defaultTimeZone } from '~/time/instant';
import { PlainField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { Instant } from '~/ui/Instant';
import { type CaseProps, ReportedThing } from './ReportedThing';
import { stateOf } from './report';

export function DecidedCase(props: CaseProps) {
  const { one, now, refused } = props;
  const { t } = useTranslation();
  const words = useFieldWords();
  const { id, decidedAt, restoredAt, note } = one;
  const reason = toldReason(t, one);
  const who = (name: string | null) => (name ? t('reports.queue.by', { name }) : t('reports.queue.someone'));
  const at = (instant: Date) => <Instant at={instant} timeZone={defaultTimeZone} now={now} />;
  return (
    <article className="card request">
      <ReportedThing {...props} />
      {decidedAt && (
        <p>
          {t('reports.queue.decidedBy')} {at(decidedAt)} {who(one.decider)}
        </p>
      )}
      {reason && <p className="answer">{reason}</p>}
      {restoredAt && (
        <>
          <p>
            {t('reports.queue.restoredBy')} {at(restoredAt)} {who(one.restorer)}
          </p>
          <p className="answer">{note}</p>
        </>
      )}
      {stateOf(one) === 'takenDown' && !one.isReplaced && (
        <form method="post">
          <input type="hidden" name="caseId" value={id} />
          <PlainField
            id={`note-${id}`}
            {...words('reports.queue.note')}
            error={refused?.errors.note?.[0]}
            required
          >
            {(own) => <textarea {...own} name="note" rows={2} required defaultValue={refused?.typed.note} />}
          </PlainField>
          <p className="desk-actions">
            <button className="button" type="submit" name="act" value="restore">
              {t('reports.queue.restore')}
              <span className="visually-hidden"> ({one.name})</span>
            </button>
          </p>
        </form>
      )}
    </article>
  );
}
