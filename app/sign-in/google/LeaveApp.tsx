import { useTranslation } from 'react-i18next';
import type { WayOut } from '~/http/in-app-browser';
import { CopyField } from '~/ui/CopyField';
import copyScript from '~/ui/enhance/copy-script.ts?script';

/** Stands in for Google inside of an app, where Google refuses every sign-in. */
export function LeaveApp({ wayOut: { app, url, href } }: { wayOut: WayOut }) {
  const { t } = useTranslation();
  return (
    <div className="notice leave-app">
      <p>{t('inApp.google', { app: app ?? t('inApp.anyApp') })}</p>
      {href && (
        <a className="button wide" href={href} rel="nofollow">
          {t('inApp.open')}
        </a>
      )}
      {app !== 'LINE' && (
        <>
          <p>{t(href ? 'inApp.ifNot' : 'inApp.menu')}</p>
          <CopyField id="page-url" label={t('inApp.url')} value={url} copy={t('shell.copy')} />
          <script type="module" src={copyScript} />
        </>
      )}
    </div>
  );
}
