import { type PlayerInfo, playerProblemKeys } from '~/accounts/player';
import { type TeamMember, teamSize } from '~/pokedex/member';

export interface TeamSheetContent extends PlayerInfo {
  members: TeamMember[];
  isPublic: boolean;
  /** Under which the game lends the team; missing where there is none. */
  teamCode?: string;
  readingId: string | null;
  /** Of the other tab of the same screen, where the player sent both. */
  secondReadingId: string | null;
  /** The image may help to improve the reading. */
  improvesReading: boolean;
}

const minMembers = 3;

const problemKeys = [
  ...playerProblemKeys,
  'atLeastThree',
  'speciesRequired',
  'speciesUnknown',
  'whichForm',
  'didYouMean',
  'abilityUnknown',
  'itemUnknown',
  'moveUnknown',
  'moveTwice',
  'detailUnknown',
  'teamCodeInvalid',
] as const;
type ProblemKey = (typeof problemKeys)[number];

/** What keeps a sheet from being submitted; texts are in locales: teams.problems. */
export interface SheetProblem {
  /** The form field: `displayName`, `members[0].species`; `members` for the six as a whole. */
  path: string;
  key: ProblemKey;
  params?: Record<string, string | number>;
}

/** A member whose fields may still be blank; `given` says that something stands in the species field. */
export type PartialMember = Partial<TeamMember> & { given?: boolean };

/** What nobody can submit; what the rules of a tournament say of it is found in legality/. */
export function checkMembers(members: readonly PartialMember[]): SheetProblem[] {
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
  slots.forEach(({ moves = [] }, slot) => {
    moves.forEach((move, at) => {
      if (move && moves.indexOf(move) < at)
        problems.push({ path: `members[${slot}].moves[${at}]`, key: 'moveTwice' });
    });
  });
  return problems;
}

const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );

/** As a person typed it: an image that is sent twice is kept twice. */
export const isSameText = (a: TeamSheetContent, b: TeamSheetContent): boolean =>
  isSameSheet(
    { ...a, readingId: null, secondReadingId: null },
    { ...b, readingId: null, secondReadingId: null },
  );

export const isSameSheet = (a: TeamSheetContent, b: TeamSheetContent): boolean =>
  sortedText(a) === sortedText(b);
