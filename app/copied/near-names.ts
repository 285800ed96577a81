import { allowedTypos, countBits, letterMask, typosBetween } from '~/pokedex/typos';
import { foldText } from '~/text/text';

const maxNear = 5;

interface Spelled {
  /** Only letters and digits; Latin ones without diacritics. */
  letters: string;
  bits: number;
  /** The words, sorted: "Ketchum Ash" equals "Ash Ketchum". */
  words: string;
}

function spelled(name: string): Spelled {
  const plain = foldText(name)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const letters = words.join('');
  return { letters, bits: letterMask(letters), words: words.sort().join(' ') };
}

function distance(one: Spelled, other: Spelled): number {
  if (one.letters === '' || other.letters === '') return Number.POSITIVE_INFINITY;
  if (one.words === other.words || one.letters === other.letters) return 0;
  const [short, long] =
    one.letters.length < other.letters.length ? [one.letters, other.letters] : [other.letters, one.letters];
  const within = short.length > 1 && long.includes(short) ? 1.5 : Number.POSITIVE_INFINITY;
  const max = allowedTypos(long);
  if (max === 0 || countBits(one.bits ^ other.bits) > 2 * max || long.length - short.length > max)
    return within;
  return Math.min(within, typosBetween(short, long, max), typosBetween(long, short, max));
}

/** Suggests people for an unknown name, the nearest first, five at most. Their first names go before the others. */
export function nearNames<Person>(
  people: readonly Person[],
  namesOf: (person: Person) => readonly string[],
): (name: string) => Person[] {
  const known = people.map((person) => ({ person, names: namesOf(person).map(spelled) }));
  return (name) => {
    const query = spelled(name);
    return known
      .map(({ person, names }) => ({
        person,
        far: Math.min(...names.map((each, at) => distance(query, each) + (at === 0 ? 0 : 0.25))),
      }))
      .filter(({ far }) => Number.isFinite(far))
      .sort((one, other) => one.far - other.far)
      .slice(0, maxNear)
      .map(({ person }) => person);
  };
}
