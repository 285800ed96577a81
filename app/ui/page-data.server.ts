import { detectLocale } from '~/locales/detect.server';
import { withoutPrefix } from '~/locales/locale';
import type { PageData } from './root-data';

/** What every page knows about its own address and language. */
export async function describePage(request: Request, publicUrl: string): Promise<PageData> {
  const { pathname, search, origin } = new URL(request.url);
  return {
    locale: await detectLocale(request),
    origin: publicUrl ? new URL(publicUrl).origin : origin,
    pathname: pathname.replace(/\.data$/, ''),
    path: withoutPrefix(pathname),
    search,
  };
}
