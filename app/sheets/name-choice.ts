import type { Locale } from '~/locales/locale';

const nameChoices = ['ja', 'en', 'both'] as const;
export type NameChoice = (typeof nameChoices)[number];

/** Reads the URL parameter `names`; defaults to both. */
export const nameChoiceOf = (text: string | null): NameChoice =>
  nameChoices.find((choice) => choice === text) ?? 'both';

/** The language of the name, and of the small second one; the reader's own comes first. */
export function namesIn(choice: NameChoice, locale: Locale): [Locale, Locale?] {
  if (choice !== 'both') return [choice];
  return locale === 'ja' ? ['ja', 'en'] : ['en', 'ja'];
}
