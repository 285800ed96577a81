import type { Locale } from '~/locales/locale';
import type { PictureName } from './pictures';

const urls = import.meta.glob<string>('./pictures/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Undefined until `npm run guide-pictures` has taken it. */
export const pictureUrl = (name: PictureName, locale: Locale): string | undefined =>
  urls[`./pictures/${locale}/${name}.webp`];
