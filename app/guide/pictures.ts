import type { Locale } from '~/locales/locale';

/** What the pictures show is taken by `tests/e2e/guide.spec.ts`, in CSS pixels of the page. */
export const pictures = {
  read: { width: 390, height: 620 },
  success: { width: 390, height: 700 },
  open: { width: 390, height: 560 },
  closed: { width: 390, height: 560 },
  home: { width: 390, height: 620 },
  day: { width: 390, height: 700 },
  results: { width: 390, height: 600 },
  judge: { width: 390, height: 640 },
  draw: { width: 390, height: 460 },
  files: { width: 390, height: 420 },
  desk: { width: 390, height: 844 },
  overlay: { width: 1920, height: 1080 },
} as const;

export type PictureName = keyof typeof pictures;

const urls = import.meta.glob<string>('./pictures/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Undefined until `npm run guide-pictures` has taken it. */
export const pictureUrl = (name: PictureName, locale: Locale): string | undefined =>
  urls[`./pictures/${locale}/${name}.webp`];
