import { useTranslation } from 'react-i18next';
import { changeLabel, changeLine } from '~/sheets/change-label';
import type { SheetChange } from '~/sheets/sheet-changes';
import type { HistoryEntry } from '~/sheets/team-history';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';

interface Props {
  entries: HistoryEntry[];
  timeZone: string;
  now: Date;
  hasMore: boolean;
  proofs: Record<string, string>;
}

export function TeamHistory({ entries, timeZone, now, hasMore, proofs }: Props) {
  const { t } = useTranslation();
  const byWhom = ({ by, who }: HistoryEntry) =>
    who ?? t(by === 'staff' ? 'desk.history.byFormer' : 'desk.history.byGuest');
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">{t('desk.history.title')}</h2>
      {entries.length === 0 && <p className="soft">{t('desk.history.none')}</p>}
      <ol className="team-history">
        {entries.map((entry) => (
          <li key={entry.key}>
            <p>
              <strong>
                {t(
                  entry.what === 'withdraw' && entry.by === 'player'
                    ? 'desk.history.withdrawByPlayer'
                    : `desk.history.${entry.what}`,
                )}
              </strong>{' '}
              <span className="soft">
                <Instant at={entry.at} timeZone={timeZone} now={now} /> · {byWhom(entry)}
              </span>
            </p>
            {proofs[entry.key] && (
              <p className="soft">
                {t('judging.proof.label')} <code>{proofs[entry.key]}</code>
              </p>
            )}
            {entry.until && (
              <p>
                <Labelled label={t('desk.history.until')}>
                  <Instant at={entry.until} timeZone={timeZone} now={now} />
                </Labelled>
              </p>
            )}
            {entry.reason && (
              <p>{t('shell.labelled', { label: t('desk.history.reason'), value: entry.reason })}</p>
            )}
            {entry.changes && <Changes changes={entry.changes} />}
          </li>
        ))}
      </ol>
      {hasMore && <p className="soft">{t('desk.history.more')}</p>}
    </section>
  );
}

function Changes({ changes }: { changes: SheetChange[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return <p className="soft">{t('desk.history.unchanged')}</p>;
  return (
    <ul className="team-changes">
      {changes.map((change) => {
        const { path, before, after } = change;
        if (['readingId', 'isPublic', 'improvesReading'].includes(path))
          return <li key={path}>{changeLine(change, t)}</li>;
        return (
          <li key={path}>
            <Labelled label={changeLabel(path, t)}>
              <del>{before || t('desk.history.blank')}</del> → <ins>{after || t('desk.history.blank')}</ins>
            </Labelled>
          </li>
        );
      })}
    </ul>
  );
}
