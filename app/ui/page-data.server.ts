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
  const { pathname: rawPathname, search, searchParams, origin } = new URL(request.url);
  // A link that starts with `//host` would leave the site.
  const pathname = rawPathname.replace(/\/{2,}/g, '/').replace(/\.data$/, '');
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
    toast: toastOf(request.headers.get('Cookie')) ?? refusedRedirect(searchParams),
  };
}

function refusedRedirect(params: URLSearchParams): Toast | undefined {
  const key = refusalOfTarget(params.get('redirectTo'));
  return key && { kind: 'error', key };
}
