import type { Name } from '~/pokedex/name';

export const roundPresets = [
  'round',
  'top32',
  'top16',
  'top8',
  'semifinals',
  'thirdPlace',
  'finals',
  'grandFinals',
] as const;
export type RoundPreset = (typeof roundPresets)[number];

/** A preset (`round` with its number), words of the staff's own, or null for none. */
export type Round = { preset: 'round'; number: number } | { preset: Exclude<RoundPreset, 'round'> } | Name;

export const maxRounds = 20;

const presetNames: Record<Exclude<RoundPreset, 'round'>, Name> = {
  top32: { ja: 'ベスト32', en: 'Top 32' },
  top16: { ja: 'ベスト16', en: 'Top 16' },
  top8: { ja: 'ベスト8', en: 'Top 8' },
  semifinals: { ja: '準決勝', en: 'Semifinals' },
  thirdPlace: { ja: '3位決定戦', en: '3rd Place Match' },
  finals: { ja: '決勝', en: 'Finals' },
  grandFinals: { ja: 'グランドファイナル', en: 'Grand Finals' },
};

/** As players call it: 「予選 3回戦」, "Round 3". Own words given once serve for both languages. */
export function nameOfRound(round: Round): Name {
  if (!('preset' in round)) return { ja: round.ja || round.en, en: round.en || round.ja };
  if (round.preset === 'round') return { ja: `予選 ${round.number}回戦`, en: `Round ${round.number}` };
  return presetNames[round.preset];
}

export const nameOfPreset = (preset: RoundPreset): Name =>
  preset === 'round' ? { ja: '予選 n回戦', en: 'Round n' } : presetNames[preset];
