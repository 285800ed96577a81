import type { Locale } from '~/locales/locale';

/** Characters, as people count them. */
export const longestTitle = 60;
export const longestText = 1000;
/** Of one tournament. */
export const maxAnnouncements = 100;
/** Of one tournament within a day, counted by the times from which they show. */
export const maxMailed = 5;
/** So far ahead one may be written. */
export const maxAheadMs = 30 * 24 * 3_600_000;

export interface AnnouncementTexts {
  titleJa: string;
  titleEn: string;
  textJa: string;
  textEn: string;
}

export interface Told {
  title: string;
  text: string;
  lang: Locale;
}

/** What it says in a language; undefined where it says nothing in it. */
export function toldIn(texts: AnnouncementTexts, lang: Locale): Told | undefined {
  const [title, text] = lang === 'ja' ? [texts.titleJa, texts.textJa] : [texts.titleEn, texts.textEn];
  return title || text ? { title, text, lang } : undefined;
}

/** In the reader's language, else in the other. */
export const toldTo = (texts: AnnouncementTexts, locale: Locale): Told | undefined =>
  toldIn(texts, locale) ?? toldIn(texts, locale === 'ja' ? 'en' : 'ja');
