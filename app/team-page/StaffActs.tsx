import { useTranslation } from 'react-i18next';
import { changeLine } from '~/sheets/change-label';
import { formatInstant } from '~/time/instant';
import { useLocale } from '~/ui/root-data';
import type { StaffAct } from './staff-act';

const maxChanges = 12;

interface Props {
  acts: readonly StaffAct[];
  timeZone: string;
  now: Date;
}

export function StaffActs({ acts, timeZone, now }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (acts.length === 0) return null;
  const timeOf = (at: Date) => formatInstant(at, timeZone, locale, now);
  const textOf = ({ what, until }: StaffAct) => {
    if (what !== 'unlock' || !until) return t(`viewTeam.acts.${what}`);
    return t(until > now ? 'viewTeam.acts.unlock' : 'viewTeam.acts.unlockOver', { until: timeOf(until) });
  };
  return (
    <div className="notice staff-acts" role="note">
      <p>
        <strong>{t('viewTeam.acts.title')}</strong>
      </p>
      <ul>
        {acts.map((act) => (
          <li key={`${act.what} ${act.at.getTime()}`}>
            {textOf(act)}
            <br />
            <small>
              <time dateTime={act.at.toISOString()}>{timeOf(act.at)}</time> ·{' '}
              {act.role ? t(`groups.places.${act.role}`) : t('viewTeam.acts.staff')}
              {act.reason &&
                ` · ${t('shell.labelled', { label: t('desk.history.reason'), value: act.reason })}`}
            </small>
            {act.changes.length > 0 && (
              <ul>
                {act.changes.slice(0, maxChanges).map((change) => (
                  <li key={change.path}>{changeLine(change, t)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
