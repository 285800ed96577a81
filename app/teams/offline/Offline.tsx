import { useTranslation } from 'react-i18next';
import { usePage } from '~/ui/root-data';
import keepScript from './keep-script.ts?worker&url';

// Of a component alone the build makes a file for the browser.
export { default as serviceWorker } from './service-worker.ts?worker&url';

/**
 * On pages of a player: keeps them for a venue without a network, and tells of hand-ins that wait for one. React leaves
 * the inside of the box alone; the script writes there.
 */
export function Offline() {
  const { t } = useTranslation();
  const { isOffline } = usePage();
  return (
    <>
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
      <script type="module" src={keepScript} />
    </>
  );
}
