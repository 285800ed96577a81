import { playerKeyOf } from '~/accounts/player-key';
import { foldText, plainText } from '~/text/text';
import { nearFinder } from './near-names';

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
/** The same for everybody of this name: of any width, case and kana, with blanks or without. */
const nameKeyOf = (folded: string): string => folded.replace(/[\s\p{Cf}]/gu, '');

const none: ReadonlySet<string> = new Set();

export interface PlayerKeys {
  name: string;
  tonamelId: string;
  discordId: string;
}

/** What tells who somebody is, the same however it is written; empty where it says nothing. */
export const keysOf = (ids: Pick<NamedSheet, 'tonamelId' | 'discordId'>, name: string): PlayerKeys =>
  keysOfFolded(ids, foldText(name));

const keysOfFolded = (
  { tonamelId, discordId }: Pick<NamedSheet, 'tonamelId' | 'discordId'>,
  folded: string,
): PlayerKeys => ({
  name: nameKeyOf(folded),
  tonamelId: playerKeyOf(tonamelId),
  discordId: playerKeyOf(discordId),
});

/** Both have an ID of a kind, and not the same. */
export const disagree = (one: PlayerKeys, other: PlayerKeys) =>
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

interface Sheet {
  id: string;
  name: string;
  folded: string;
  keys: PlayerKeys;
}

interface Person extends Sheet {
  teamSheetId: string | null;
  others: ReadonlySet<string>;
}

/**
 * Whose the sheets are: as staff say, else by the Tonamel ID, the Discord ID, the name where it is one entrant's and one
 * sheet's alone, first to the letter. What can not be told is a doubt. Withdrawn sheets are left out by whoever asks. Linear in both lists.
 */
export function matchEntrants(entrants: readonly ListedEntrant[], sheets: readonly NamedSheet[]): Matches {
  const matching = startMatching(entrants.map(personOf), sheets.map(sheetOf));
  linkByStaff(matching);
  linkById(matching, 'tonamelId');
  linkById(matching, 'discordId');
  linkBySameName(matching);
  linkByName(matching);
  doubtNearNames(matching);
  const { entrantOf, doubts, waiting } = matching;
  const sheetsOf = groupedBy(matching.sheets, ({ id }) => entrantOf.get(id)?.entrantId ?? '');
  return {
    entrantOf,
    sheetsOf: new Map([...sheetsOf].map(([entrantId, own]) => [entrantId, own.map(({ id }) => id)])),
    doubts,
    unlisted: waiting().map(({ id }) => id),
  };
}

function personOf(entrant: ListedEntrant): Person {
  const folded = foldText(entrant.name);
  const others = entrant.otherSheetIds.length > 0 ? new Set(entrant.otherSheetIds) : none;
  const { id, name, teamSheetId } = entrant;
  return { id, name: plainText(name), folded, keys: keysOfFolded(entrant, folded), teamSheetId, others };
}

function sheetOf(sheet: NamedSheet): Sheet {
  const folded = foldText(sheet.displayName);
  return { id: sheet.id, name: plainText(sheet.displayName), folded, keys: keysOfFolded(sheet, folded) };
}

type Matching = ReturnType<typeof startMatching>;

function startMatching(people: readonly Person[], sheets: readonly Sheet[]) {
  const entrantOf: Matches['entrantOf'] = new Map();
  const doubts: Doubt[] = [];
  const doubted = new Set<string>();
  const held = new Set<string>();
  return {
    people,
    sheets,
    entrantOf,
    doubts,
    link(sheetId: string, entrantId: string, by: MatchedBy) {
      entrantOf.set(sheetId, { entrantId, by });
      held.add(entrantId);
    },
    doubt(sheet: Sheet, candidates: readonly Person[], reason: DoubtReason) {
      doubted.add(sheet.id);
      for (const { id } of candidates.slice(0, maxDoubts))
        doubts.push({ entrantId: id, sheetId: sheet.id, reason });
    },
    /** Sheets that are neither linked nor doubted yet. */
    waiting: () => sheets.filter(({ id }) => !entrantOf.has(id) && !doubted.has(id)),
    /** Entrants without a sheet yet. */
    free: () => people.filter(({ id }) => !held.has(id)),
  };
}

function candidatesOf(sheet: Sheet, group: readonly Person[] = []): Person[] {
  const found: Person[] = [];
  for (const person of group) {
    if (!person.others.has(sheet.id)) found.push(person);
    if (found.length >= maxDoubts) break;
  }
  return found;
}

function linkByStaff({ people, sheets, entrantOf, link }: Matching) {
  const known = new Set(sheets.map(({ id }) => id));
  for (const { id, teamSheetId } of people)
    if (teamSheetId !== null && known.has(teamSheetId) && !entrantOf.has(teamSheetId))
      link(teamSheetId, id, 'staff');
}

function linkById({ people, waiting, link, doubt }: Matching, by: 'tonamelId' | 'discordId') {
  const owners = groupedBy(people, ({ keys }) => keys[by]);
  for (const sheet of waiting()) {
    const candidates = candidatesOf(sheet, owners.get(sheet.keys[by]));
    const [only] = candidates;
    if (candidates.length > 1) doubt(sheet, candidates, 'sameId');
    else if (only) link(sheet.id, only.id, by);
  }
}

/** さとう and サトウ are two people if the list has both: names that are the same to the letter go first. */
function linkBySameName({ waiting, free, link }: Matching) {
  const named = groupedBy(free(), ({ name }) => name);
  for (const [name, group] of groupedBy(waiting(), (sheet) => sheet.name)) {
    const [sheet, otherSheet] = group;
    const [only, another] = named.get(name) ?? [];
    if (!sheet || otherSheet || !only || another) continue;
    if (!only.others.has(sheet.id) && !disagree(only.keys, sheet.keys)) link(sheet.id, only.id, 'name');
  }
}

function linkByName({ waiting, free, link, doubt }: Matching) {
  const named = groupedBy(free(), ({ keys }) => keys.name);
  for (const [name, group] of groupedBy(waiting(), ({ keys }) => keys.name)) {
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
}

function doubtNearNames({ waiting, free, doubt }: Matching) {
  const rest = waiting();
  if (rest.length === 0) return;
  const near = nearFinder(free());
  for (const sheet of rest) {
    const isPossible = ({ others, keys }: Person) => !others.has(sheet.id) && !disagree(keys, sheet.keys);
    const candidates = near(sheet.folded, isPossible, maxDoubts);
    if (candidates.length > 0) doubt(sheet, candidates, 'nearName');
  }
}
