/** Candidates per key: bounds the work for a list full of the same name. */
const maxCandidates = 50;

interface Spelled {
  /** Only letters and digits; Latin ones without diacritics. */
  letters: string;
  /** Words of two or more letters. */
  words: string[];
  /** The words, sorted. */
  inOrder: string;
}

// Fast path for nearly all names: these ranges have no diacritics to remove.
const isUnmarked = /^[ -~\u3041-\u3096\u30a1-\u30ff\u3400-\u9fff]*$/;

const withoutMarks = (folded: string) =>
  isUnmarked.test(folded)
    ? folded
    : folded
        .normalize('NFD')
        .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
        .normalize('NFC');

function spelled(folded: string): Spelled {
  const all = withoutMarks(folded)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const words = all.filter((word) => word.length > 1);
  return {
    letters: all.length === 1 ? (all[0] as string) : all.join(''),
    words,
    inOrder: words.length > 1 ? words.toSorted().join(' ') : (words[0] ?? ''),
  };
}

// Among names of three kana, every other one is a letter away.
const minLength = 4;
const maxLength = 24;

/** Deletion neighborhood: two names at edit distance 1 share one of these. */
function shorterOf(letters: string): string[] {
  const shorter = [letters];
  const maxUnits = maxLength * 2;
  if (letters.length < minLength || letters.length > maxUnits) return shorter;
  let count = 0;
  for (let at = 0; at < letters.length; count++) {
    const next = at + ((letters.codePointAt(at) as number) > 0xffff ? 2 : 1);
    shorter.push(letters.slice(0, at) + letters.slice(next));
    at = next;
  }
  return count < minLength || count > maxLength ? [letters] : shorter;
}

/** Indexes people by folded name, to find those one letter apart, with their words reordered, or with a word more. */
export function nearFinder<Person extends { folded: string }>(people: readonly Person[]) {
  const whole = new Map<string, Person[]>();
  const ordered = new Map<string, Person[]>();
  const single = new Map<string, Person[]>();
  const parts = new Map<string, Person[]>();
  const put = (index: Map<string, Person[]>, key: string, person: Person) => {
    const group = index.get(key);
    if (!group) index.set(key, [person]);
    else if (group.length < maxCandidates) group.push(person);
  };
  for (const person of people) {
    const { letters, words, inOrder } = spelled(person.folded);
    if (letters === '') continue;
    put(whole, letters, person);
    put(ordered, inOrder, person);
    for (const each of shorterOf(letters)) put(parts, each, person);
    if (words.length > 1) for (const word of words) put(single, word, person);
  }
  /** The nearest people that `isPossible` accepts, `wanted` at most. */
  return (folded: string, isPossible: (person: Person) => boolean, wanted: number): Person[] => {
    const { letters, words, inOrder } = spelled(folded);
    const found: Person[] = [];
    if (letters === '' || people.length === 0) return found;
    const seen = new Set<Person>();
    const isEnough = (group: readonly Person[] = []) => {
      for (const person of group) {
        if (seen.has(person)) continue;
        seen.add(person);
        if (isPossible(person)) found.push(person);
        if (found.length >= wanted) return true;
      }
      return false;
    };
    if (isEnough(whole.get(letters))) return found;
    if (words.length > 0 && isEnough(ordered.get(inOrder))) return found;
    if (letters.length > 1 && isEnough(single.get(letters))) return found;
    if (words.length > 1 && words.some((word) => isEnough(whole.get(word)))) return found;
    shorterOf(letters).some((each) => isEnough(parts.get(each)));
    return found;
  };
}
