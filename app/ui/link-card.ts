import type { MetaDescriptor } from '@remix-run/react';
import { pageTitle } from '~/locales/i18n';
import { type Locale, localePath } from '~/locales/locale';

interface LinkCard {
  title?: string;
  description: string;
  locale: Locale;
  origin: string;
  path: string;
  /** Drawn for this page: its path without a language, and in words what it shows. */
  image?: { path: string; alt: string };
}

/** Tags of a link's preview; without an image of its own, a page gets the site's. */
export function linkCard(card: LinkCard): MetaDescriptor[] {
  const { title, description, locale, origin, path, image } = card;
  const url = image ? origin + localePath(`/${locale}`, image.path) : `${origin}/card-${locale}.png`;
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: title ?? pageTitle() },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Sixsheet' },
    { property: 'og:locale', content: locale === 'ja' ? 'ja_JP' : 'en_US' },
    { property: 'og:url', content: origin + localePath(`/${locale}`, path) },
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image?.alt || 'Sixsheet' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
