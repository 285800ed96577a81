import type { Translate } from '~/locales/i18n';

/** Sizes of a final bracket; 0: none. */
export const topCuts = [0, 2, 4, 8, 16, 32, 64] as const;
export type TopCut = (typeof topCuts)[number];

export const topCutText = (t: Translate, size: TopCut): string =>
  size === 0 ? t('tournaments.detail.noTopCut') : t('tournaments.detail.people', { count: size });
