import type { Translate } from '~/locales/i18n';

/** Stored as keys, so that everyone reads them in their own language (locales: judging.penalties). */
export const usualPenalties = ['caution', 'warning', 'gameLoss', 'matchLoss', 'disqualification'] as const;
export type UsualPenalty = (typeof usualPenalties)[number];

export const maxPenaltyKinds = 12;
/** Grapheme clusters. */
export const maxPenaltyLength = 40;

export const penaltiesOf = (own: readonly string[] | null): readonly string[] => own ?? usualPenalties;

const isUsual = (kind: string): kind is UsualPenalty => usualPenalties.some((usual) => usual === kind);

export const penaltyName = (kind: string, t: Translate): string =>
  isUsual(kind) ? t(`judging.penalties.${kind}`) : kind;
