import { useTranslation } from 'react-i18next';
import { Options, PlainField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { type CaseProps, ReportedThing } from './ReportedThing';
import { causes } from './report';

export function OpenCase(props: CaseProps) {
  const { one, refused } = props;
  const { t } = useTranslation();
  const words = useFieldWords();
  const { id, name, kind } = one;
  const forCase = <span className="visually-hidden"> ({name})</span>;
  const error = (field: string) => refused?.errors[field]?.[0];
  const choices = causes.map((value) => ({ value, label: t(`reports.causes.${value}`) }));
  return (
    <article className="card request case">
      <div className="request">
        <ReportedThing {...props} />
      </div>
      <div className="stack">
        <form method="post">
          <input type="hidden" name="caseId" value={id} />
          <p className="soft">{t('reports.queue.keepHint')}</p>
          <p className="desk-actions">
            <button className="button" type="submit" name="act" value="keep">
              {t('reports.queue.keep')}
              {forCase}
            </button>
          </p>
        </form>
        {one.isPublic ? (
          <form method="post">
            <input type="hidden" name="caseId" value={id} />
            <input type="hidden" name="version" value={refused?.version ?? one.current ?? ''} />
            <PlainField id={`cause-${id}`} {...words('reports.queue.cause')} error={error('cause')} required>
              {(own) => (
                <select {...own} name="cause" required defaultValue={refused?.typed.cause ?? ''}>
                  <option value="">{t('reports.queue.choose')}</option>
                  <Options choices={choices} />
                </select>
              )}
            </PlainField>
            <PlainField id={`reason-${id}`} {...words('reports.queue.reason')} error={error('reason')}>
              {(own) => <textarea {...own} name="reason" rows={3} defaultValue={refused?.typed.reason} />}
            </PlainField>
            <p className="desk-actions">
              <button className="button danger" type="submit" name="act" value="takeDown">
                {t(`reports.queue.takeDown.${kind}`)}
                {forCase}
              </button>
            </p>
          </form>
        ) : (
          <p className="notice">{t('reports.queue.notPublic')}</p>
        )}
      </div>
    </article>
  );
}
