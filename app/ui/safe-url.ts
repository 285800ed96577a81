import type { ErrorKey } from '~/http/error-catalogue';

export class RefusedUrl extends Error {
  constructor(readonly key: ErrorKey & ('externalNavigationRefused' | 'scriptProtocolRefused')) {
    super(key);
    this.name = 'RefusedUrl';
  }
}

// Stands for the site itself; `.invalid` can never be a real host.
const site = 'https://site.invalid';

/** True for `javascript:` and its kin, however they are written (`JaVa\tScript:`, leading blanks). */
export function hasScriptProtocol(text: string): boolean {
  const protocol = URL.canParse(text, site) ? new URL(text, site).protocol : '';
  return ['javascript:', 'data:', 'vbscript:', 'blob:', 'view-source:'].includes(protocol);
}

/** A link to another site that may be shown: http(s), with a host and without a name and password in it. */
export function externalUrl(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username || url.password ? undefined : url.href;
}

/** A path of this site, or with `allowed` a URL of one of those origins. Throws RefusedUrl for all else. */
export function redirectTarget(to: string, allowed: readonly string[] = []): string {
  if (hasScriptProtocol(to)) throw new RefusedUrl('scriptProtocolRefused');
  // Browsers read a backslash as a slash and drop tabs and line ends; what is left over may point elsewhere.
  const url = URL.canParse(to, site) ? new URL(to, site) : undefined;
  if (url?.origin === site && to.startsWith('/')) {
    const path = url.pathname + url.search + url.hash;
    if (!/^\/(?:[/\\]|%2f|%5c)/i.test(path)) return path;
  }
  const external = externalUrl(to);
  if (external && allowed.includes(new URL(external).origin)) return external;
  throw new RefusedUrl('externalNavigationRefused');
}

/** Why a wish of where to go is refused; undefined for one that is not, or for none. */
export function refusalOfTarget(to: string | null | undefined): RefusedUrl['key'] | undefined {
  try {
    if (to) redirectTarget(to);
    return undefined;
  } catch (refused) {
    return (refused as RefusedUrl).key;
  }
}

/** For a wish that came with a request (`?redirectTo=`): a refused one leads to `otherwise`. */
export function siteTarget(to: string | null | undefined, otherwise = '/'): string {
  return to && !refusalOfTarget(to) ? redirectTarget(to) : otherwise;
}
