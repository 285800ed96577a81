import { type PlayerInfo, playerProblemKeys } from '~/accounts/player';
import { type TeamMember, teamSize } from '~/pokedex/member';

export interface TeamSheetContent extends PlayerInfo {
  members: TeamMember[];
  isPublic: boolean;
  teamCode?: string;
  readingId: string | null;
  /** Reading of the screen's second tab. */
  secondReadingId: string | null;
  /** Consent to use the image for improving the reader. */
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

/** Prevents submission; texts: teams.problems. */
export interface SheetProblem {
  /** Form field: `displayName`, `members[0].species`; `members` for the six as a whole. */
  path: string;
  key: ProblemKey;
  params?: Record<string, string | number>;
}

/** Fields may be blank; `given`: the species field is not empty, though its name may be unresolved. */
export type PartialMember = Partial<TeamMember> & { given?: boolean };

/** Checks what no tournament accepts; its own rules are judged in legality/. */
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

/** Ignores images: sending one twice stores it twice. */
export const isSameText = (a: TeamSheetContent, b: TeamSheetContent): boolean =>
  isSameSheet(
    { ...a, readingId: null, secondReadingId: null },
    { ...b, readingId: null, secondReadingId: null },
  );

export const isSameSheet = (a: TeamSheetContent, b: TeamSheetContent): boolean =>
  sortedText(a) === sortedText(b);
