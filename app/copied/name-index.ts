import { foldText } from '~/text/text';

const withoutBlanks = (folded: string) => folded.replace(/[\s\p{Cf}]/gu, '');

/** Keys under which spellings of a name are the same, the strictest first: さとう finds サトウ only if nobody is called さとう. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.normalize('NFKC').trim(),
  foldText,
  (text) => withoutBlanks(foldText(text)),
];

/** Indexes people by all of their names. Several people are found if a spelling is of each of them. */
export function nameIndex<Person>(
  people: readonly Person[],
  namesOf: (person: Person) => readonly string[],
): (text: string) => readonly Person[] | undefined {
  const indexes = spellings.map((spell) => {
    const index = new Map<string, Person[]>();
    for (const person of people) for (const name of namesOf(person)) put(index, spell(name), person);
    return { spell, index };
  });
  return (text) => {
    for (const { spell, index } of indexes) {
      const found = index.get(spell(text));
      if (found) return found;
    }
    return undefined;
  };
}

function put<Person>(index: Map<string, Person[]>, key: string, person: Person) {
  if (key === '') return;
  const group = index.get(key);
  if (!group) index.set(key, [person]);
  else if (!group.includes(person)) group.push(person);
}
