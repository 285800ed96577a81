export const locales = ['ja', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ja';

export const localeCookieName = 'i18n_redirected';
const localeCookieSeconds = 365 * 24 * 60 * 60;

/** The locale that a path's first part names, in any case: `/EN/tournaments` → `en`. */
export function prefixOf(pathname: string): Locale | undefined {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  return locales.find((locale) => locale === first);
}

/** The path without its locale prefix, always starting with a slash: `/en/tournaments` → `/tournaments`. */
export function withoutPrefix(pathname: string): string {
  const prefix = prefixOf(pathname);
  return prefix ? pathname.slice(prefix.length + 1) || '/' : pathname;
}

/** With the same prefix as `current`, so that a chosen language stays chosen without cookies. */
export function localePath(current: string, to: string): string {
  const prefix = prefixOf(current);
  if (!prefix) return to;
  return to === '/' ? `/${prefix}` : `/${prefix}${to}`;
}

/** The Set-Cookie value that remembers a chosen language for 365 days. */
export function localeCookie(locale: Locale): string {
  return `${localeCookieName}=${locale}; Max-Age=${localeCookieSeconds}; Path=/; SameSite=Lax`;
}
