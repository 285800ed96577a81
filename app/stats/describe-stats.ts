import type { MetaDescriptor } from '@remix-run/cloudflare';
import { cardHeight, cardWidth } from '~/card/card-size';
import { pageTitle } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';

interface StatsMeta {
  title: string;
  description: string;
  url: string;
  image?: string;
  locale: Locale;
  isListed: boolean;
}

export const describeStats = ({
  title,
  description,
  url,
  image,
  locale,
  isListed,
}: StatsMeta): MetaDescriptor[] => [
  { title: pageTitle(title) },
  { name: 'description', content: description },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: 'Sixsheet' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  { property: 'og:locale', content: locale === 'ja' ? 'ja_JP' : 'en_US' },
  ...(image
    ? [
        { property: 'og:image', content: image },
        { property: 'og:image:type', content: 'image/png' },
        { property: 'og:image:width', content: String(cardWidth) },
        { property: 'og:image:height', content: String(cardHeight) },
        { name: 'twitter:card', content: 'summary_large_image' },
        { name: 'twitter:image', content: image },
      ]
    : [{ name: 'twitter:card', content: 'summary' }]),
  ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
];
