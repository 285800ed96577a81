import { prefixOf } from '~/locales/locale';

/** Language of a page without a server: its path, the visitor's choice, the browser's list, best first. */
export function deviceLanguage(
  pathname: string,
  chosen: string | undefined,
  languages: readonly string[],
): 'ja' | 'en' {
  const candidates = [prefixOf(pathname), chosen, ...languages];
  for (const each of candidates) {
    const language = each?.toLowerCase().split('-', 1)[0];
    if (language === 'ja' || language === 'en') return language;
  }
  return 'en';
}
