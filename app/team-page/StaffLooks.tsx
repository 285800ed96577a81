import { useTranslation } from 'react-i18next';
import type { LogEntry } from '~/groups/log/staff-log.server';

export function StaffLooks({ looks }: { looks: readonly (Pick<LogEntry, 'place'> & { times: number })[] }) {
  const { t } = useTranslation();
  if (looks.length === 0) return null;
  const lines = looks.map(({ place, times }) =>
    t('staffLog.ownLine', { place: t(`groups.places.${place}`), times }),
  );
  return (
    <p>
      <small>{t('shell.labelled', { label: t('staffLog.own'), value: lines.join(' · ') })}</small>
    </p>
  );
}
