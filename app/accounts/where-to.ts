import { localePath } from '~/locales/locale';
import { siteTarget } from '~/ui/safe-url';

// A path of this site is never longer; a mail's link must stay one line that programs keep whole.
const longest = 500;

export function whereTo(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const wish = searchParams.get('redirectTo') ?? '';
  return siteTarget(wish.length <= longest ? wish : '', localePath(pathname, '/'));
}

/** A page on the way in, which then leads back to where this one would: `search` is this page's query. */
export function keepWhereTo(path: string, search: string): string {
  const to = new URLSearchParams(search).get('redirectTo');
  if (!to || to.length > longest) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ redirectTo: to })}`;
}

/** The query of a way in which leads back here; what was asked of the page is dropped where that is too long. */
export function leadBack(path: string, search: string): string {
  const wish = [path + search, path].find((each) => each.length <= longest);
  return wish === undefined ? '' : `?${new URLSearchParams({ redirectTo: wish })}`;
}
