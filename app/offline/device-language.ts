import { prefixOf } from '~/locales/locale';

/** The language of a page that no server was asked for: its address, what was chosen, the browser's list, best first. */
export function deviceLanguage(
  pathname: string,
  chosen: string | undefined,
  languages: readonly string[],
): 'ja' | 'en' {
  const wanted = [prefixOf(pathname), chosen, ...languages];
  for (const each of wanted) {
    const language = each?.toLowerCase().split('-', 1)[0];
    if (language === 'ja' || language === 'en') return language;
  }
  return 'en';
}
