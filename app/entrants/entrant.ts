import { plainPlayer } from '~/accounts/player';
import { isInvisible, isLonger, plainText } from '~/text/text';

/** An entrant as listed by staff; unknown fields are empty. */
export interface EntrantValues {
  name: string;
  reading: string;
  tonamelId: string;
  discordId: string;
  twitterId: string;
  seed: number | null;
  seat: string;
}

export const entrantFields = [
  'name',
  'reading',
  'tonamelId',
  'discordId',
  'twitterId',
  'seed',
  'seat',
] as const;
export type EntrantField = (typeof entrantFields)[number];
export type TypedEntrant = Record<EntrantField, string>;

/** Per tournament. */
export const maxEntrants = 2000;
const maxSeed = 9999;
/** Graphemes. */
const maxLengths = { name: 40, reading: 40, tonamelId: 20, discordId: 40, twitterId: 40, seat: 20 } as const;

export const blankEntrant: TypedEntrant = {
  name: '',
  reading: '',
  tonamelId: '',
  discordId: '',
  twitterId: '',
  seed: '',
  seat: '',
};

export const typedOf = (values: EntrantValues): TypedEntrant => ({
  ...values,
  seed: values.seed === null ? '' : String(values.seed),
});

export interface EntrantProblem {
  field: EntrantField;
  reason: 'required' | 'tooLong' | 'notSeed';
  max: number;
}

export function checkEntrant(typed: TypedEntrant): { values: EntrantValues; problems: EntrantProblem[] } {
  const problems: EntrantProblem[] = [];
  const {
    displayName,
    saidName: _,
    ...ids
  } = plainPlayer({ ...typed, displayName: typed.name, saidName: '' });
  const texts = {
    name: displayName,
    ...ids,
    reading: plainText(typed.reading),
    seat: plainText(typed.seat.normalize('NFKC')),
  };
  for (const field of ['name', 'reading', 'tonamelId', 'discordId', 'twitterId', 'seat'] as const) {
    if (isInvisible(texts[field])) texts[field] = '';
    const max = maxLengths[field];
    if (isLonger(texts[field], max)) problems.push({ field, reason: 'tooLong', max });
  }
  if (texts.name === '') problems.push({ field: 'name', reason: 'required', max: maxLengths.name });
  const seed = plainText(typed.seed.normalize('NFKC')).replace(/^#/, '');
  if (seed !== '' && !(/^[1-9]\d{0,3}$/.test(seed) && Number(seed) <= maxSeed))
    problems.push({ field: 'seed', reason: 'notSeed', max: maxSeed });
  return { values: { ...texts, seed: seed === '' ? null : Number(seed) || null }, problems };
}
