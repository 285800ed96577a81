import { useTranslation } from 'react-i18next';
import type { ErrorView } from '~/http/errors';
import type { Fault } from '~/http/faults';
import { useLocalePath, usePage, useRequestId } from '~/ui/root-data';
import { GivenBack, useFault } from './GivenBack';
import { SiteMark } from './Mark';

export function errorKind(statusCode: number): 'notFound' | 'forbidden' | 'signedOut' | 'request' | 'server' {
  if (statusCode === 404) return 'notFound';
  if (statusCode === 403) return 'forbidden';
  if (statusCode === 401) return 'signedOut';
  return statusCode < 500 ? 'request' : 'server';
}

const nextOf = ({ status, given, signIn }: Fault) => {
  if (signIn) return 'shell.errorPage.signedOutNext';
  if (given) return 'shell.errorPage.givenBackNext';
  return status === 503 ? 'shell.errorPage.unavailableNext' : 'shell.errorPage.serverNext';
};

export function ErrorPage({ statusCode, statusMessage, description }: ErrorView) {
  const { t } = useTranslation();
  const { pathname, search } = usePage();
  const toPath = useLocalePath();
  const requestId = useRequestId();
  const kind = errorKind(statusCode);
  const fault = useFault();
  const own = 'key' in description ? '' : description.text;
  // The title says that there is no such page; only the path is left to say.
  const message =
    'key' in description ? t(`errors.${description.key}`) : own.replace(/^Page not found: /, '');
  return (
    <div className="error-page" data-status={statusCode} data-message={own || undefined}>
      <SiteMark className="error-mark" />
      <p className="error-code" lang="en">
        {statusCode} {kind !== 'notFound' && statusMessage}
      </p>
      <h1>{t(`shell.errorPage.${kind}Title`)}</h1>
      {message && <p>{message}</p>}
      <p>{t(fault ? nextOf(fault) : `shell.errorPage.${kind}Next`)}</p>
      {fault?.signIn && (
        <a className="button primary wide" href={fault.signIn} target="_blank" rel="noopener">
          {t('shell.signIn')}
          <span className="visually-hidden">{t('shell.newTab')}</span>
        </a>
      )}
      {fault?.given && <GivenBack {...fault} given={fault.given} />}
      <p className="row">
        {kind === 'server' && !fault?.given && (
          <a className="button primary" href={fault?.to ?? pathname + search}>
            {t('shell.errorPage.again')}
          </a>
        )}
        <a className={kind === 'server' || fault ? 'button' : 'button primary'} href={toPath('/tournaments')}>
          {t('shell.errorPage.toTournaments')}
        </a>
        <a className="button quiet" href={toPath('/')}>
          {t('shell.errorPage.toHome')}
        </a>
      </p>
      {requestId && <p className="soft request-id">{t('shell.errorPage.number', { requestId })}</p>}
    </div>
  );
}
