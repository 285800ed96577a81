export const locales = ['ja', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ja';

export const localeCookieName = 'i18n_redirected';
const localeCookieSeconds = 365 * 24 * 60 * 60;

/** Locale prefix of a path, case-insensitive: `/EN/tournaments` → `en`. */
export function prefixOf(pathname: string): Locale | undefined {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  return locales.find((locale) => locale === first);
}

/** Strips the locale prefix, not the leading slash: `/en/tournaments` → `/tournaments`, `/en` → `/`. */
export function withoutPrefix(pathname: string): string {
  const prefix = prefixOf(pathname);
  return prefix ? pathname.slice(prefix.length + 1) || '/' : pathname;
}

/** Adds the prefix of `current`, so that a chosen language persists without cookies. */
export function localePath(current: string, to: string): string {
  const prefix = prefixOf(current);
  if (!prefix) return to;
  return to === '/' ? `/${prefix}` : `/${prefix}${to}`;
}

/** @returns a Set-Cookie value that keeps the chosen language for 365 days */
export function localeCookie(locale: Locale): string {
  return `${localeCookieName}=${locale}; Max-Age=${localeCookieSeconds}; Path=/; SameSite=Lax`;
}
