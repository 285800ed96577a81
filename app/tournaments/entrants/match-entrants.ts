import { playerKeysOf } from '~/teams/player-key';
import { foldText } from '~/text/text';

export interface ListedEntrant {
  id: string;
  name: string;
  tonamelId: string;
  discordId: string;
  /** The sheet that staff say is theirs, */
  teamSheetId: string | null;
  /** and those that they say are not. */
  otherSheetIds: readonly string[];
}

export interface NamedSheet {
  id: string;
  displayName: string;
  tonamelId: string;
  discordId: string;
}

type MatchedBy = 'staff' | 'tonamelId' | 'discordId' | 'name';

/** `sameId`, `sameName`: of several it may be any; `otherIds`: the name agrees, the IDs do not. */
type DoubtReason = 'sameId' | 'sameName' | 'otherIds' | 'nearName';

export interface Doubt {
  entrantId: string;
  sheetId: string;
  reason: DoubtReason;
}

export interface Matches {
  /** By the sheet's ID. One entrant may have several sheets, as their IDs say. */
  entrantOf: Map<string, { entrantId: string; by: MatchedBy }>;
  /** By the entrant's ID, in the order of the sheets. */
  sheetsOf: Map<string, string[]>;
  doubts: Doubt[];
  /** Sheets of nobody on the list, as far as can be told. */
  unlisted: string[];
}

/** How many may be meant by one sheet: more would not help whoever is asked. */
const maxDoubts = 5;
/** How many of a name are looked at for one sheet, so that a list of one name alone takes no longer than another. */
const maxLooked = 50;

/** The same for everybody of this name: of any width, case and kana, with blanks or without. */
const nameKeyOf = (name: string): string => foldText(name).replace(/[\s\p{Cf}]/gu, '');

export interface Keys {
  name: string;
  tonamelId: string;
  discordId: string;
}

/** What tells who somebody is, the same however it is written; empty where it says nothing. */
export function keysOf(ids: { tonamelId: string; discordId: string }, name: string): Keys {
  const keys: Keys = { name: nameKeyOf(name), tonamelId: '', discordId: '' };
  for (const key of playerKeysOf(ids)) {
    const at = key.indexOf(' ');
    keys[key.slice(0, at) as 'tonamelId' | 'discordId'] = key.slice(at + 1);
  }
  return keys;
}

/** Both have an ID of a kind, and not the same. */
export const disagree = (one: Keys, other: Keys) =>
  (['tonamelId', 'discordId'] as const).some(
    (id) => one[id] !== '' && other[id] !== '' && one[id] !== other[id],
  );

/** By a key; those whose key is empty are in no group. */
export function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (key === '') continue;
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * Whose the sheets are: as staff say, else by the Tonamel ID, the Discord ID, the name where it is one entrant's and one
 * sheet's alone. What can not be told is a doubt. Withdrawn sheets are left out by whoever asks. Linear in both lists.
 */
export function matchEntrants(entrants: readonly ListedEntrant[], sheets: readonly NamedSheet[]): Matches {
  const entrantOf: Matches['entrantOf'] = new Map();
  const doubts: Doubt[] = [];
  const doubted = new Set<string>();
  const held = new Set<string>();
  const people = entrants.map((entrant) => ({
    id: entrant.id,
    keys: keysOf(entrant, entrant.name),
    name: entrant.name,
    others: new Set(entrant.otherSheetIds),
  }));
  const all = sheets.map((sheet) => ({
    id: sheet.id,
    keys: keysOf(sheet, sheet.displayName),
    name: sheet.displayName,
  }));
  type Person = (typeof people)[number];
  type Sheet = (typeof all)[number];
  const link = (sheetId: string, entrantId: string, by: MatchedBy) => {
    entrantOf.set(sheetId, { entrantId, by });
    held.add(entrantId);
  };
  const doubt = (sheet: Sheet, candidates: readonly Person[], reason: DoubtReason) => {
    doubted.add(sheet.id);
    for (const { id } of candidates.slice(0, maxDoubts))
      doubts.push({ entrantId: id, sheetId: sheet.id, reason });
  };
  const candidatesOf = (sheet: Sheet, group: readonly Person[] = []) => {
    const found: Person[] = [];
    for (const person of group) {
      if (!person.others.has(sheet.id)) found.push(person);
      if (found.length >= maxDoubts) break;
    }
    return found;
  };
  const waiting = () => all.filter(({ id }) => !entrantOf.has(id) && !doubted.has(id));

  const known = new Set(all.map(({ id }) => id));
  for (const { id, teamSheetId } of entrants)
    if (teamSheetId !== null && known.has(teamSheetId) && !entrantOf.has(teamSheetId))
      link(teamSheetId, id, 'staff');

  for (const by of ['tonamelId', 'discordId'] as const) {
    const owners = groupedBy(people, ({ keys }) => keys[by]);
    for (const sheet of waiting()) {
      const candidates = candidatesOf(sheet, sheet.keys[by] ? owners.get(sheet.keys[by]) : []);
      const [only] = candidates;
      if (candidates.length > 1) doubt(sheet, candidates, 'sameId');
      else if (only) link(sheet.id, only.id, by);
    }
  }

  const named = groupedBy(
    people.filter(({ id }) => !held.has(id)),
    ({ keys }) => keys.name,
  );
  const left = waiting();
  const ofName = groupedBy(left, ({ keys }) => keys.name);
  for (const [name, group] of ofName) {
    const owners = named.get(name);
    if (!owners) continue;
    const ids = new Set(group.map(({ id }) => id));
    for (const sheet of group) {
      const candidates = candidatesOf(sheet, owners);
      const [only] = candidates;
      if (!only) continue;
      const claimants = ids.size - [...only.others].filter((id) => ids.has(id)).length;
      if (candidates.length > 1 || claimants > 1) doubt(sheet, candidates, 'sameName');
      else if (disagree(only.keys, sheet.keys)) doubt(sheet, candidates, 'otherIds');
      else link(sheet.id, only.id, 'name');
    }
  }

  const rest = waiting();
  const near = nearFinder(rest.length > 0 ? people.filter(({ id }) => !held.has(id)) : []);
  for (const sheet of rest) {
    const candidates = near(sheet.name)
      .filter(({ others, keys }) => !others.has(sheet.id) && !disagree(keys, sheet.keys))
      .slice(0, maxDoubts);
    if (candidates.length > 0) doubt(sheet, candidates, 'nearName');
  }

  const sheetsOf: Matches['sheetsOf'] = new Map();
  for (const { id } of all) {
    const entrantId = entrantOf.get(id)?.entrantId;
    if (entrantId !== undefined) sheetsOf.set(entrantId, [...(sheetsOf.get(entrantId) ?? []), id]);
  }
  return { entrantOf, sheetsOf, doubts, unlisted: waiting().map(({ id }) => id) };
}

interface Spelled {
  /** Letters and digits alone, without the marks of Latin ones. */
  letters: string;
  words: string[];
  /** As it is, and with each of its letters left out: two names have one in common when one letter parts them. */
  shorter: string[];
}

// Of three kana every other name is one letter away.
const shortestNear = 4;
const longestNear = 24;

function spelled(name: string): Spelled {
  const plain = foldText(name)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const letters = words.join('');
  const each = [...letters];
  const shorter =
    each.length < shortestNear || each.length > longestNear
      ? [letters]
      : [letters, ...each.map((_, at) => each.toSpliced(at, 1).join(''))];
  return { letters, words: words.filter((word) => word.length > 1), shorter };
}

/** Who may be meant by a name that is nobody's: a letter apart, words in another order, a word more. */
function nearFinder<Person extends { id: string; name: string }>(people: readonly Person[]) {
  const index = new Map<string, Person[]>();
  const put = (key: string, person: Person) => {
    const there = index.get(key);
    if (!there) index.set(key, [person]);
    else if (there.length < maxLooked) there.push(person);
  };
  for (const person of people) {
    const { letters, words, shorter } = spelled(person.name);
    if (letters === '') continue;
    put(`whole ${letters}`, person);
    put(`words ${words.toSorted().join(' ')}`, person);
    for (const each of shorter) put(`shorter ${each}`, person);
    if (words.length > 1) for (const word of words) put(`word ${word}`, person);
  }
  return (name: string): Person[] => {
    const { letters, words, shorter } = spelled(name);
    if (letters === '') return [];
    const keys = [
      `whole ${letters}`,
      ...(words.length > 0 ? [`words ${words.toSorted().join(' ')}`] : []),
      ...(letters.length > 1 ? [`word ${letters}`] : []),
      ...(words.length > 1 ? words.map((word) => `whole ${word}`) : []),
      ...shorter.map((each) => `shorter ${each}`),
    ];
    return [...new Set(keys.flatMap((key) => index.get(key) ?? []))];
  };
}
