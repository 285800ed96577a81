import type { MetaDescriptor } from '@remix-run/react';
import { pageTitle } from '~/locales/i18n';
import { type Locale, localePath } from '~/locales/locale';

interface LinkCard {
  title?: string;
  description: string;
  locale: Locale;
  origin: string;
  path: string;
  image?: string;
}

export function linkCard({ title, description, locale, origin, path, image }: LinkCard): MetaDescriptor[] {
  const site = [
    { property: 'og:image', content: `${origin}/card-${locale}.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ];
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: title ?? pageTitle() },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Sixsheet' },
    { property: 'og:locale', content: locale === 'ja' ? 'ja_JP' : 'en_US' },
    { property: 'og:url', content: origin + localePath(`/${locale}`, path) },
    ...(image ? [{ property: 'og:image', content: image }] : site),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
