import { type PlayerInfo, playerProblemKeys } from '~/accounts/player';
import { isFreeName } from '~/pokedex/free-name';
import type { TeamMember } from '~/pokedex/member';
import type { SheetDetail } from '~/pokedex/regulations';

export interface TeamSheetContent extends PlayerInfo {
  members: TeamMember[];
  isPublic: boolean;
  readingId: string | null;
  /** Of the other tab of the same screen, where the player sent both. */
  secondReadingId: string | null;
  /** The image may help to improve the reading. */
  improvesReading: boolean;
}

export const teamSize = 6;
const minMembers = 3;

const problemKeys = [
  ...playerProblemKeys,
  'atLeastThree',
  'speciesRequired',
  'speciesTwice',
  'speciesUnknown',
  'whichForm',
  'didYouMean',
  'abilityUnknown',
  'abilityImpossible',
  'itemUnknown',
  'itemTwice',
  'moveUnknown',
  'moveTwice',
  'detailUnknown',
] as const;
type ProblemKey = (typeof problemKeys)[number];

/** What keeps a sheet from being submitted; texts are in locales: teams.problems. */
export interface SheetProblem {
  /** The form field: `displayName`, `members[0].species`; `members` for the six as a whole. */
  path: string;
  key: ProblemKey;
  params?: Record<string, string | number>;
}

export interface SheetRules {
  speciesClause: boolean;
  itemClause: boolean;
  shows: readonly SheetDetail[];
}

/** Facts of the game which the server knows and a browser need not load. */
export interface SpeciesFacts {
  baseOf(species: string): string;
  abilitiesOf(species: string): readonly string[];
}

/** A member whose fields may still be blank; `given` says that something stands in the species field. */
export type PartialMember = Partial<TeamMember> & { given?: boolean };

/** Without `facts` (in the browser) forms count as species and abilities pass: the server checks all. */
export function checkMembers(
  members: readonly PartialMember[],
  rules: SheetRules,
  facts?: SpeciesFacts,
): SheetProblem[] {
  const slots = Array.from({ length: teamSize }, (_, slot) => members[slot] ?? {});
  const isGiven = ({ species, given }: PartialMember) => Boolean(species) || given === true;
  const problems: SheetProblem[] = [];
  if (slots.filter(isGiven).length < minMembers) {
    problems.push({ path: 'members', key: 'atLeastThree', params: { min: minMembers } });
  } else {
    slots.forEach((member, at) => {
      if (!isGiven(member))
        problems.push({ path: `members[${at}].species`, key: 'speciesRequired', params: { slot: at + 1 } });
    });
  }
  if (rules.speciesClause)
    problems.push(
      ...repeated(
        slots.map(({ species }) => species && (facts?.baseOf(species) ?? species)),
        'species',
      ),
    );
  if (rules.itemClause)
    problems.push(
      ...repeated(
        slots.map(({ item }) => item),
        'item',
      ),
    );
  slots.forEach((member, at) => {
    problems.push(...checkDetails(member, `members[${at}]`, facts));
  });
  return problems;
}

function repeated(values: readonly (string | undefined)[], field: 'species' | 'item'): SheetProblem[] {
  return values.flatMap((value, at) => {
    const first = value ? values.indexOf(value) : at;
    if (first === at) return [];
    return [{ path: `members[${at}].${field}`, key: `${field}Twice` as const, params: { slot: first + 1 } }];
  });
}

function checkDetails(
  { species, ability, moves = [] }: PartialMember,
  path: string,
  facts?: SpeciesFacts,
): SheetProblem[] {
  const problems: SheetProblem[] = [];
  const possible = (species && facts?.abilitiesOf(species)) || [];
  // A species or an ability of which nothing is known makes no sheet wrong.
  if (ability && !isFreeName(ability) && possible.length > 0 && !possible.includes(ability)) {
    problems.push({ path: `${path}.ability`, key: 'abilityImpossible' });
  }
  moves.forEach((move, at) => {
    if (move && moves.indexOf(move) < at) problems.push({ path: `${path}.moves[${at}]`, key: 'moveTwice' });
  });
  return problems;
}

const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );

export const isSameSheet = (a: TeamSheetContent, b: TeamSheetContent): boolean =>
  sortedText(a) === sortedText(b);
