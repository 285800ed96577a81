import type { AppLoadContext } from '@remix-run/cloudflare';
import { withoutPrefix } from '~/locales/locale';
import type { PageData } from './root-data';
import { toastOf } from './toast';

export async function describePage(
  request: Request,
  context: AppLoadContext,
  signedIn?: PageData['signedIn'],
): Promise<PageData> {
  const { env } = context;
  const { pathname: asked, search, origin } = new URL(request.url);
  // `//host` at the start of a link would lead to another site.
  const pathname = asked.replace(/\/{2,}/g, '/').replace(/\.data$/, '');
  return {
    locale: context.locale,
    origin: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : origin,
    storageBase: env.STORAGE_BASE,
    pathname,
    path: withoutPrefix(pathname),
    search,
    signedIn,
    toast: toastOf(request.headers.get('Cookie')),
  };
}
