import { useTranslation } from 'react-i18next';
import { CopyButton } from '~/ui/CopyButton';
import { Instant } from '~/ui/Instant';
import { TableFiles } from '~/ui/TableFiles';
import type { EntrantsAnswer } from './entrants-act.server';

interface Props {
  names: string;
  mentions: string;
  list: string;
  /** URL that sends the reminder; undefined if submission is closed. */
  remind?: string;
  reminded: EntrantsAnswer['reminded'];
  remindedAt: Date | null;
  timeZone: string;
  now: Date;
}

export function MissingList(props: Props) {
  const { names, mentions, list, remind, reminded, remindedAt, timeZone, now } = props;
  const { t } = useTranslation();
  const last = remindedAt && (
    <>
      {t('entrants.missingList.last')} <Instant at={remindedAt} timeZone={timeZone} now={now} />
    </>
  );
  return (
    <details className="card" id="missing" open={reminded !== undefined}>
      <summary>{t('entrants.missingList.title')}</summary>
      <div className="stack">
        {reminded !== undefined && (
          <p className={`notice ${reminded === 'closed' ? 'warn' : ''}`} role="status">
            {typeof reminded === 'string'
              ? t(`entrants.missingList.${reminded}`)
              : t('entrants.missingList.sending', { count: reminded.missing })}{' '}
            {reminded === 'already' && last}
          </p>
        )}
        {(
          [
            ['names', names],
            ['mentions', mentions],
          ] as const
        ).map(([kind, text]) => (
          <div className="field" key={kind}>
            <label htmlFor={`missing-${kind}`}>{t(`entrants.missingList.${kind}`)}</label>
            <textarea id={`missing-${kind}`} readOnly rows={4} value={text} spellCheck={false} />
            <p>
              <CopyButton text={text} label={t('entrants.missingList.copy')} />
            </p>
          </div>
        ))}
        <p className="desk-actions">
          <TableFiles path={`${list}/missing`} />
        </p>
        {remind && (
          <form method="post" action={remind}>
            <p className="hint">{t('entrants.missingList.mailHint')}</p>
            {last && <p className="soft">{last}</p>}
            <button className="button" type="submit">
              {t('entrants.missingList.mail')}
            </button>
          </form>
        )}
      </div>
    </details>
  );
}
