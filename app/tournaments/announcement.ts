import type { Locale } from '~/locales/locale';

/** Graphemes. */
export const maxAnnouncementTitle = 60;
export const maxAnnouncementText = 1000;
export const maxAnnouncements = 100;
/** Per tournament within 24 hours, counted by the times at which they show. */
export const maxMailed = 5;
export const maxAheadMs = 30 * 24 * 3_600_000;

export interface AnnouncementTexts {
  titleJa: string;
  titleEn: string;
  textJa: string;
  textEn: string;
}

export interface AnnouncementContent {
  title: string;
  text: string;
  lang: Locale;
}

export function announcementIn(texts: AnnouncementTexts, lang: Locale): AnnouncementContent | undefined {
  const [title, text] = lang === 'ja' ? [texts.titleJa, texts.textJa] : [texts.titleEn, texts.textEn];
  return title || text ? { title, text, lang } : undefined;
}

export const announcementFor = (texts: AnnouncementTexts, locale: Locale): AnnouncementContent | undefined =>
  announcementIn(texts, locale) ?? announcementIn(texts, locale === 'ja' ? 'en' : 'ja');
