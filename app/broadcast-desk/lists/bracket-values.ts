import { type Bracket, type BracketScore, bracketMatches, bracketPlayers } from '~/broadcast/bracket';

export const bracketNumbers = Array.from({ length: bracketPlayers }, (_, at) => at + 1);
export const bracketMatchNumbers = Array.from({ length: bracketMatches }, (_, at) => at + 1);

export const bracketValuesOf = (bracket: Bracket | null): Record<string, string> =>
  Object.fromEntries([
    ...bracketNumbers.map((number) => [`bracketName${number}`, bracket?.players[number - 1] ?? '']),
    ...bracketMatchNumbers.map((number) => {
      const score = bracket?.scores[number - 1];
      return [`bracketScore${number}`, score ? score.join('-') : ''];
    }),
  ]);

/** Accepts 「2-1」, "2:0". @returns null if empty, undefined if invalid */
export function readScore(text: string): BracketScore | null | undefined {
  const plain = text.normalize('NFKC').trim();
  if (!plain) return null;
  const [, first, second] = /^([0-3])\s*[-–—−ー―:対]\s*([0-3])$/.exec(plain) ?? [];
  return first && second ? [Number(first), Number(second)] : undefined;
}

/** `wrongScore` is a match number counted from 1. */
export function bracketFrom(values: Readonly<Record<string, string>>): {
  bracket: Bracket;
  wrongScore?: number;
} {
  const players = bracketNumbers.map((number) => values[`bracketName${number}`] ?? '');
  const scores = bracketMatchNumbers.map((number) => readScore(values[`bracketScore${number}`] ?? ''));
  const wrong = scores.indexOf(undefined);
  return {
    bracket: { players, scores: scores.map((score) => score ?? null) },
    ...(wrong >= 0 && { wrongScore: wrong + 1 }),
  };
}
