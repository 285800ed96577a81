import { useTranslation } from 'react-i18next';
import { usePage } from '~/ui/root-data';

/** React leaves its inside alone: `keep-script.ts` writes there. */
export function WaitingBox() {
  const { t } = useTranslation();
  const { isOffline } = usePage();
  return (
    <div
      className="waiting-box"
      suppressHydrationWarning
      data-offline={isOffline ? 'on' : 'off'}
      data-waiting={t('shell.handIn.waiting')}
      data-sent={t('shell.handIn.sent')}
      data-refused={t('shell.handIn.refused')}
      data-now={t('shell.handIn.now')}
      data-drop={t('shell.handIn.drop')}
      data-open={t('shell.handIn.open')}
      data-back={t('shell.handIn.back')}
      data-close={t('shell.close')}
    />
  );
}
