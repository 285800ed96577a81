import type { Translate } from '~/locales/i18n';

/** Kept by these keys, so that everybody reads them in their own language; texts are in locales: judging.penalties. */
export const usualPenalties = ['caution', 'warning', 'gameLoss', 'matchLoss', 'disqualification'] as const;
export type UsualPenalty = (typeof usualPenalties)[number];

export const maxPenaltyKinds = 12;
/** Of a kind in the group's own words, in characters. */
export const maxPenaltyLength = 40;

/** What a group's judges may note: its own list, or the usual one. */
export const penaltiesOf = (kept: readonly string[] | null): readonly string[] => kept ?? usualPenalties;

const isUsual = (kind: string): kind is UsualPenalty => usualPenalties.some((usual) => usual === kind);

/** A kind as its reader calls it: the group's own words stay as they are. */
export const penaltyName = (kind: string, t: Translate): string =>
  isUsual(kind) ? t(`judging.penalties.${kind}`) : kind;
