/** How many of a name are looked at for one sheet, so that a list of one name alone takes no longer than another. */
const maxLooked = 50;

interface Spelled {
  /** Letters and digits alone, without the marks of Latin ones. */
  letters: string;
  /** Those of more than one letter, and the same in one order for all. */
  words: string[];
  inOrder: string;
}

// Neither has a mark that a letter could be without: nearly all names are such.
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

// Of three kana every other name is one letter away.
const shortestNear = 4;
const longestNear = 24;

/** As it is, and with each of its letters left out: two names have one in common when one letter parts them. */
function shorterOf(letters: string): string[] {
  const shorter = [letters];
  const most = longestNear * 2;
  if (letters.length < shortestNear || letters.length > most) return shorter;
  let count = 0;
  for (let at = 0; at < letters.length; count++) {
    const next = at + ((letters.codePointAt(at) as number) > 0xffff ? 2 : 1);
    shorter.push(letters.slice(0, at) + letters.slice(next));
    at = next;
  }
  return count < shortestNear || count > longestNear ? [letters] : shorter;
}

/** By folded names: who may be meant by one that is nobody's: a letter apart, words in another order, a word more. */
export function nearFinder<Person extends { folded: string }>(people: readonly Person[]) {
  const whole = new Map<string, Person[]>();
  const ordered = new Map<string, Person[]>();
  const single = new Map<string, Person[]>();
  const parts = new Map<string, Person[]>();
  const put = (index: Map<string, Person[]>, key: string, person: Person) => {
    const there = index.get(key);
    if (!there) index.set(key, [person]);
    else if (there.length < maxLooked) there.push(person);
  };
  for (const person of people) {
    const { letters, words, inOrder } = spelled(person.folded);
    if (letters === '') continue;
    put(whole, letters, person);
    put(ordered, inOrder, person);
    for (const each of shorterOf(letters)) put(parts, each, person);
    if (words.length > 1) for (const word of words) put(single, word, person);
  }
  /** The first of them that may be, as many as are wanted. */
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
