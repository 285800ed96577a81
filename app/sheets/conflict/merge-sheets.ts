import { fieldsOf, type TypedMember, type TypedSheet, withFields } from '~/sheets/typed-sheet';
import { pair } from '../sheet-changes';

/** Taken from one side as a whole: `members[0].item`, `members[0].moves`, `members[0]`, `members` or `images`. */
export type Unit = string;

export interface MergedSheet {
  sheet: TypedSheet;
  /** Conflicts: changed differently on both sides. `sheet` has mine until someone chooses. */
  open: Unit[];
}

const player = ['displayName', 'saidName', 'discordId', 'twitterId', 'tonamelId'] as const;
const single = [...player, 'teamCode', 'isPublic', 'images', 'improvesReading'];
const images = ['readingId', 'secondReadingId'];
const details = ['ability', 'item', 'teraType', 'statAlignment'] as const;

export const isUnit = (text: string): text is Unit =>
  single.includes(text) || /^members(\[[0-5]\](\.(ability|item|teraType|statAlignment|moves))?)?$/.test(text);

const holdsField = (unit: Unit) => (field: string) =>
  unit === 'images'
    ? images.includes(field)
    : field === unit || field.startsWith(`${unit}.`) || field.startsWith(`${unit}[`);

const fieldsIn = (unit: Unit, sheet: TypedSheet): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(sheet)).filter(([field]) => holdsField(unit)(field)));

export const isSameIn = (unit: Unit, one: TypedSheet, other: TypedSheet): boolean => {
  const fields = fieldsIn(unit, other);
  return Object.entries(fieldsIn(unit, one)).every(([field, value]) => fields[field] === value);
};

/** `mine` with these units from `theirs`, including confirmed names and the consent that goes with an image. */
export const takeUnits = (mine: TypedSheet, theirs: TypedSheet, units: readonly Unit[]): TypedSheet =>
  withUnits(mine, theirs, units.includes('images') ? [...units, 'improvesReading'] : units);

function withUnits(mine: TypedSheet, theirs: TypedSheet, units: readonly Unit[]): TypedSheet {
  const fields = Object.assign({}, ...units.map((unit) => fieldsIn(unit, theirs)));
  return withSureNames(withFields(mine, fields), mine, theirs);
}

function withSureNames(sheet: TypedSheet, ...sides: readonly TypedSheet[]): TypedSheet {
  const known = new Set(sides.flatMap(({ sure }) => Object.values(sure)));
  const sure = Object.entries(fieldsOf(sheet)).filter(
    ([field, value]) => field.startsWith('members[') && known.has(value),
  );
  return { ...sheet, sure: Object.fromEntries(sure) };
}

/** Three-way merge: takes over what only the other side changed. Without `base`, every difference but the order is a conflict. */
export function mergeSheets(base: TypedSheet | undefined, mine: TypedSheet, theirs: TypedSheet): MergedSheet {
  const open = single.filter(
    (unit) =>
      !isSameIn(unit, mine, theirs) &&
      !(base && (isSameIn(unit, base, mine) || isSameIn(unit, base, theirs))),
  );
  const taken = single.filter((unit) => base && isSameIn(unit, base, mine));
  const six = mergeMembers(base?.members, mine.members, theirs.members);
  const sheet = { ...withUnits(mine, theirs, taken), members: six.members };
  return { sheet: withSureNames(sheet, mine, theirs), open: [...open, ...six.open] };
}

interface MergedMembers {
  members: TypedMember[];
  open: Unit[];
}

const asText = (value: unknown) => JSON.stringify(value);
const isSame = (one: unknown, other: unknown) => asText(one) === asText(other);
const speciesOf = (members: readonly TypedMember[]) => members.map(({ species }) => species);

/** Follows each member to its new slot. If the order changed and a conflict remains, the conflict is the whole six. */
function mergeMembers(
  base: readonly TypedMember[] | undefined,
  mine: TypedMember[],
  theirs: TypedMember[],
): MergedMembers {
  const own = pair(speciesOf(mine), speciesOf(base ?? theirs));
  const other = pair(speciesOf(theirs), speciesOf(base ?? theirs));
  const [isMoved, isMovedByOther] = [own, other].map((places) => places.some((from, at) => from !== at));
  const asWhole = { members: mine, open: ['members'] };
  if (isMoved && isMovedByOther && !isSame(own, other)) return asWhole;
  const merged = (isMoved ? own : other).map((from, at) =>
    mergeMember(
      `members[${at}]`,
      base?.[from],
      mine[own.indexOf(from)] as TypedMember,
      theirs[other.indexOf(from)] as TypedMember,
    ),
  );
  const open = merged.flatMap((each) => each.open);
  if (open.length > 0 && (isMoved || isMovedByOther)) return asWhole;
  return { members: merged.map(({ member }) => member), open };
}

function mergeMember(
  path: Unit,
  base: TypedMember | undefined,
  mine: TypedMember,
  theirs: TypedMember,
): { member: TypedMember; open: Unit[] } {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { member: mine, open: [] };
  if (isSame(base, mine)) return { member: theirs, open: [] };
  const isOtherSpecies = mine.species !== theirs.species || (base && base.species !== mine.species);
  if (isOtherSpecies) return { member: mine, open: [path] };
  const taken = details.filter((field) => base && base[field] === mine[field]);
  const open = details
    .filter((field) => mine[field] !== theirs[field])
    .filter((field) => !base || (base[field] !== mine[field] && base[field] !== theirs[field]));
  const moves = mergeMoves(base?.moves, mine.moves, theirs.moves);
  const member = {
    ...mine,
    ...Object.fromEntries(taken.map((field) => [field, theirs[field]])),
    moves: moves ?? mine.moves,
  };
  return {
    member,
    open: [...open.map((field) => `${path}.${field}`), ...(moves ? [] : [`${path}.moves`])],
  };
}

/** Ignores order. @returns undefined if both sides changed one move, or a move would appear twice */
function mergeMoves(
  base: readonly string[] | undefined,
  mine: string[],
  theirs: string[],
): string[] | undefined {
  const sorted = (moves: readonly string[] = []) => [...moves].sort();
  if (isSame(sorted(mine), sorted(theirs)) || isSame(sorted(base), sorted(theirs))) return mine;
  if (!base) return undefined;
  if (isSame(sorted(base), sorted(mine))) return theirs;
  const own = pair(mine, base);
  const other = pair(theirs, base);
  const merged = base.map((was, at) => {
    const [m = '', th = ''] = [mine[own.indexOf(at)], theirs[other.indexOf(at)]];
    return m === was ? th : th === was || m === th ? m : undefined;
  });
  const named = merged.filter((move) => move !== '');
  return merged.includes(undefined) || new Set(named).size < named.length ? undefined : (merged as string[]);
}
