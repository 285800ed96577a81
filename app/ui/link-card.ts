import type { MetaDescriptor } from '@remix-run/react';
import { pageTitle } from '~/locales/i18n';
import { type Locale, localePath } from '~/locales/locale';

interface LinkCard {
  title?: string;
  description: string;
  locale: Locale;
  origin: string;
  path: string;
  /** Drawn for this page: its URL, and in words what it shows. */
  image?: { url: string; alt: string };
}

export function linkCard({ title, description, locale, origin, path, image }: LinkCard): MetaDescriptor[] {
  const { url, alt } = image ?? { url: `${origin}/card-${locale}.png`, alt: 'Sixsheet' };
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
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
