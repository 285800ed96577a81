import { localePath } from '~/locales/locale';
import { siteTarget } from '~/ui/safe-url';

// Longer than any path of this site, and short enough for mail clients to keep a link on one line.
const maxLength = 500;

export function whereTo(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const wish = searchParams.get('redirectTo') ?? '';
  return siteTarget(wish.length <= maxLength ? wish : '', localePath(pathname, '/'));
}

/** Carries `redirectTo` over from this page's query (`search`) to another page of the sign-in flow. */
export function keepWhereTo(path: string, search: string): string {
  const to = new URLSearchParams(search).get('redirectTo');
  if (!to || to.length > maxLength) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ redirectTo: to })}`;
}

/** Query for a sign-in page that leads back here. Drops this page's own query if it gets too long. */
export function leadBack(path: string, search: string): string {
  const wish = [path + search, path].find((each) => each.length <= maxLength);
  return wish === undefined ? '' : `?${new URLSearchParams({ redirectTo: wish })}`;
}
