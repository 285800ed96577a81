import type { AppLoadContext } from '@remix-run/cloudflare';
import { withoutPrefix } from '~/locales/locale';
import type { PageData } from './root-data';
import { refusalOfTarget } from './safe-url';
import { type Toast, toastOf } from './toast';

export async function describePage(
  request: Request,
  context: AppLoadContext,
  signedIn?: PageData['signedIn'],
): Promise<PageData> {
  const { env } = context;
  const { pathname: asked, search, searchParams, origin } = new URL(request.url);
  // `//host` at the start of a link would lead to another site.
  const pathname = asked.replace(/\/{2,}/g, '/').replace(/\.data$/, '');
  return {
    locale: context.locale,
    origin: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : origin,
    storageBase: env.STORAGE_BASE,
    buildId: context.buildId,
    isOffline: env.SERVICE_WORKER !== 'off',
    pathname,
    path: withoutPrefix(pathname),
    search,
    signedIn,
    toast: toastOf(request.headers.get('Cookie')) ?? refusedWay(searchParams),
  };
}

/** A way in that is to lead out of the site says that it will not. */
function refusedWay(params: URLSearchParams): Toast | undefined {
  const key = refusalOfTarget(params.get('redirectTo'));
  return key && { kind: 'error', key };
}
