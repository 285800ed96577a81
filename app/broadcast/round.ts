import type { Name } from '~/pokedex/name';

export const numberedPresets = ['swiss', 'round'] as const;
type NumberedPreset = (typeof numberedPresets)[number];

export const roundPresets = [
  ...numberedPresets,
  'top32',
  'top16',
  'top8',
  'semifinals',
  'thirdPlace',
  'finals',
  'grandFinals',
] as const;
export type RoundPreset = (typeof roundPresets)[number];

export type Round =
  | { preset: NumberedPreset; number: number }
  | { preset: Exclude<RoundPreset, NumberedPreset> }
  | Name;

export const maxRoundNumber = 20;

const presetNames: Record<Exclude<RoundPreset, NumberedPreset>, Name> = {
  top32: { ja: 'ベスト32', en: 'Top 32' },
  top16: { ja: 'ベスト16', en: 'Top 16' },
  top8: { ja: 'ベスト8', en: 'Top 8' },
  semifinals: { ja: '準決勝', en: 'Semifinals' },
  thirdPlace: { ja: '3位決定戦', en: '3rd Place Match' },
  finals: { ja: '決勝', en: 'Finals' },
  grandFinals: { ja: 'グランドファイナル', en: 'Grand Finals' },
};

const numberedNames: Record<NumberedPreset, (number: number | 'n') => Name> = {
  swiss: (number) => ({ ja: `予選 ${number}回戦`, en: `Swiss Round ${number}` }),
  round: (number) => ({ ja: `${number}回戦`, en: `Round ${number}` }),
};

export const isNumbered = (preset: string | undefined): preset is NumberedPreset =>
  numberedPresets.some((numberedPatterns) => numberedPatterns === preset);

/** 「予選 3回戦」, "Swiss Round 3". A missing language falls back to the other. */
export function nameOfRound(round: Round): Name {
  if (!('preset' in round)) return { ja: round.ja || round.en, en: round.en || round.ja };
  return 'number' in round ? numberedNames[round.preset](round.number) : presetNames[round.preset];
}

const shortNames = new Map([
  ['Quarterfinals', 'Top 8'],
  ['Semifinals', 'Semis'],
  ['3rd Place Match', '3rd Place'],
]);

/** An English name for narrow boxes: "Swiss R12", "Semis". */
export const shortRound = (name: string): string =>
  shortNames.get(name) ?? name.replace(/\bRound (?=\d)/i, 'R');

const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s/g, '');
const numberedPatterns: Record<NumberedPreset, RegExp> = {
  swiss: /^(?:予選|スイスドロー|スイス|swiss)(?:round|第)?(\d+)(?:回戦)?$/,
  round: /^(?:(?:round|r)(\d+)|第?(\d+)回戦)$/,
};

/** Parses a name in either language, ignoring width, case and spaces. */
export function roundNamed(name: string): Round | undefined {
  const label = plain(name);
  for (const preset of numberedPresets) {
    const [, first, second] = numberedPatterns[preset].exec(label) ?? [];
    const number = Number(first ?? second);
    if (number >= 1 && number <= maxRoundNumber) return { preset, number };
  }
  const entry = Object.entries(presetNames).find(
    ([, { ja, en }]) => plain(ja) === label || plain(en) === label,
  );
  return entry && { preset: entry[0] as keyof typeof presetNames };
}

export const nameOfPreset = (preset: RoundPreset): Name =>
  isNumbered(preset) ? numberedNames[preset]('n') : presetNames[preset];

/** The match that decides the tournament, or third place. */
export type Deciding = 'champion' | 'third';

const deciding: readonly [Deciding, RegExp][] = [
  ['champion', /^(?:グランド)?(?:決勝|ファイナル)(?:戦)?$|^(?:the)?(?:grand)?finals?$/],
  ['third', /^(?:3|三)位決定戦$|^(?:3rd|third)place(?:match|playoff|game)?$/],
];

/** Knows them by their preset, or by words that a crew wrote itself in either language. */
export function decidedBy(round: Round | null): Deciding | undefined {
  if (!round) return undefined;
  const names = Object.values(nameOfRound(round)).map(plain);
  return deciding.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0];
}
