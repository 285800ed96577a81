import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';
import { defaultTimeZone } from '~/time/instant';
import { Instant } from '~/ui/Instant';
import { useLocalePath } from '~/ui/root-data';
import type { LogEntry } from './staff-log.server';

interface Props {
  entries: readonly LogEntry[];
  now: Date;
  namesGroup?: boolean;
}

export function StaffLog({ entries, now, namesGroup }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  if (entries.length === 0) return <p>{t('staffLog.none')}</p>;
  return (
    <ol className="rows card">
      {entries.map(
        ({ id, by, place, act, isEarly, createdAt, group, account, tournament, sheetId, sheetName }) => {
          const desk = `/admin/${group?.id}/tournaments/${tournament?.id}/teams`;
          return (
            <li key={id}>
              <p>
                <strong>{t(`staffLog.acts.${act}`)}</strong>{' '}
                {isEarly && <span className="badge warn">{t('staffLog.early')}</span>}
              </p>
              <p>
                {place !== 'commandLine' && (by ?? t('staffLog.gone'))}{' '}
                <span className="soft">{t(`groups.places.${place}`)}</span>
              </p>
              {account && (
                <p>
                  <a href={toPath(`/admin/accounts/${account.id}`)}>{account.displayName || account.id}</a>
                </p>
              )}
              {tournament && (
                <p>
                  <a href={toPath(desk)}>{tournament.name}</a>
                  {sheetName !== null && (
                    <>
                      {' / '}
                      <a href={toPath(`${desk}/${sheetId}`)}>{playerName(t, sheetName)}</a>
                    </>
                  )}
                </p>
              )}
              <p className="soft">
                <Instant at={createdAt} timeZone={defaultTimeZone} now={now} />
                {namesGroup && group && ` · ${group.name}`}
              </p>
            </li>
          );
        },
      )}
    </ol>
  );
}
