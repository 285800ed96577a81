import { useTranslation } from 'react-i18next';
import type { EffectiveRole } from '~/groups/permission';

export function StaffLooks({ looks }: { looks: readonly { place: EffectiveRole; times: number }[] }) {
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
