import { useTranslation } from 'react-i18next';
import { Instant } from '~/ui/Instant';

interface Props {
  tournament: { canceledAt: Date | null; cancelReason: string; timeZone: string };
  now: Date;
}

export function CanceledNotice({ tournament, now }: Props) {
  const { t } = useTranslation();
  const { canceledAt, cancelReason, timeZone } = tournament;
  if (!canceledAt) return null;
  return (
    <div className="notice bad" role="note">
      <p>
        <strong>{t('tournaments.canceled.title')}</strong>{' '}
        <Instant at={canceledAt} timeZone={timeZone} now={now} />
      </p>
      <p>{t('shell.labelled', { label: t('tournaments.canceled.reason'), value: cancelReason })}</p>
      <p>{t('tournaments.canceled.sheets')}</p>
    </div>
  );
}
