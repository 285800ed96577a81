import type { ErrorKey } from '~/http/error-catalogue';

export class RefusedUrl extends Error {
  constructor(readonly key: ErrorKey & ('externalNavigationRefused' | 'scriptProtocolRefused')) {
    super(key);
    this.name = 'RefusedUrl';
  }
}

// Placeholder for this site; `.invalid` is never a real host (RFC 2606).
const site = 'https://site.invalid';

/** Detects `javascript:` and its kin however they are written (`JaVa\tScript:`, leading blanks). */
export function hasScriptProtocol(text: string): boolean {
  const protocol = URL.canParse(text, site) ? new URL(text, site).protocol : '';
  return ['javascript:', 'data:', 'vbscript:', 'blob:', 'view-source:'].includes(protocol);
}

/** Normalizes an http(s) URL without credentials. @returns undefined for any other text */
export function externalUrl(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username || url.password ? undefined : url.href;
}

/** Validates a path of this site, or a URL on one of the `allowed` origins. @throws RefusedUrl */
export function redirectTarget(to: string, allowed: readonly string[] = []): string {
  if (hasScriptProtocol(to)) throw new RefusedUrl('scriptProtocolRefused');
  // Browsers read a backslash as a slash and drop tabs and newlines; the rest may still point elsewhere.
  const url = URL.canParse(to, site) ? new URL(to, site) : undefined;
  if (url?.origin === site && to.startsWith('/')) {
    const path = url.pathname + url.search + url.hash;
    if (!/^\/(?:[/\\]|%2f|%5c)/i.test(path)) return path;
  }
  const external = externalUrl(to);
  if (external && allowed.includes(new URL(external).origin)) return external;
  throw new RefusedUrl('externalNavigationRefused');
}

export function refusalOfTarget(to: string | null | undefined): RefusedUrl['key'] | undefined {
  try {
    if (to) redirectTarget(to);
    return undefined;
  } catch (refused) {
    return (refused as RefusedUrl).key;
  }
}

export function siteTarget(to: string | null | undefined, otherwise = '/'): string {
  return to && !refusalOfTarget(to) ? redirectTarget(to) : otherwise;
}
