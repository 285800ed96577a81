import { useTranslation } from 'react-i18next';
import { usePage } from '~/ui/root-data';
import type { OwnTeam } from './messages';

/** React leaves its inside alone: `keep-script.ts` writes there. */
export function WaitingBox({ teams = [] }: { teams?: readonly OwnTeam[] }) {
  const { t } = useTranslation();
  const { isOffline } = usePage();
  return (
    <div
      className="waiting-box"
      suppressHydrationWarning
      data-offline={isOffline ? 'on' : 'off'}
      data-own-teams={teams.length > 0 ? JSON.stringify(teams) : undefined}
      data-waiting={t('shell.handIn.waiting')}
      data-unsure={t('shell.handIn.unsure')}
      data-sent={t('shell.handIn.sent')}
      data-refused={t('shell.handIn.refused')}
      data-late={t('shell.handIn.late')}
      data-now={t('shell.handIn.now')}
      data-drop={t('shell.handIn.drop')}
      data-open={t('shell.handIn.open')}
      data-back={t('shell.handIn.back')}
      data-typed={t('shell.handIn.typed')}
      data-close={t('shell.close')}
    />
  );
}
