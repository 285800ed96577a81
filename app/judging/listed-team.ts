import { playerKeysOf } from '~/accounts/player-key';
import { speciesAliases } from '~/pokedex/aliases';
import { namesBeginning, searchIndex } from '~/pokedex/search';
import { speciesNames } from '~/pokedex/species-names';
import type { ReadingState } from '~/readings/reading';
import { isReadingAsked } from '~/sheets/reading/reading-asked';
import { foldText } from '~/text/text';
import type { NotedBrief } from './player-note';
import { checkState } from './sheet-check';

export interface ListedTeam {
  id: string;
  displayName: string;
  tonamelId: string;
  discordId: string;
  species: string[];
  revision: number;
  submittedAt: Date;
  revisedAt: Date | null;
  correctedAt: Date | null;
  unlockedUntil: Date | null;
  withdrawnAt: Date | null;
  readingState: ReadingState | null;
  /** Number of findings under the current rules, likely ones included. */
  findings: number;
  isUnsure: boolean;
  /** A name is stored as typed, without a key. */
  hasUnlistedNames: boolean;
  /** Blanks that a reading could fill: ability, item or moves. */
  hasReadableBlanks: boolean;
  /** A required Tera type or Stat Alignment is blank. */
  hasOtherBlanks: boolean;
  checkedRevision: number | null;
  noted: NotedBrief;
}

export const teamMarks = [
  'duplicate',
  'offRoster',
  'askedRoster',
  'needsLook',
  'unlisted',
  'uncertain',
  'missing',
  'noImage',
  'late',
  'unlocked',
  'corrected',
  'noted',
  'changed',
  'checked',
  'withdrawn',
] as const;
export type TeamMark = (typeof teamMarks)[number];
export type MarkedTeam = ListedTeam & { marks: TeamMark[] };

export interface TeamQuery {
  search: string;
  show: TeamMark | 'all';
  order: 'newest' | 'name';
  page: number;
}

const none: ReadonlySet<string> = new Set();

/** Marks teams. Withdrawn teams never count as duplicates. */
export function markTeams(
  teams: readonly ListedTeam[],
  { submissionDeadlineAt }: { submissionDeadlineAt: Date },
  now: Date,
  /** IDs of sheets that the list of entrants doesn't match, or matches only if confirmed. */
  roster: { unlisted: ReadonlySet<string>; asked: ReadonlySet<string> } = { unlisted: none, asked: none },
): MarkedTeam[] {
  const held = new Map<string, number>();
  for (const team of teams)
    if (!team.withdrawnAt) for (const id of playerKeysOf(team)) held.set(id, (held.get(id) ?? 0) + 1);
  return teams.map((team) => {
    const isRead = team.readingState === 'done';
    const applies: Record<TeamMark, boolean> = {
      duplicate: !team.withdrawnAt && playerKeysOf(team).some((id) => (held.get(id) ?? 0) > 1),
      offRoster: !team.withdrawnAt && roster.unlisted.has(team.id),
      askedRoster: !team.withdrawnAt && roster.asked.has(team.id),
      needsLook: team.findings > 0,
      unlisted: team.hasUnlistedNames,
      uncertain: isReadingAsked(team),
      missing: team.hasOtherBlanks || (team.hasReadableBlanks && !isRead),
      noImage: team.readingState === null,
      late: (team.revisedAt ?? team.submittedAt) >= submissionDeadlineAt,
      unlocked: team.unlockedUntil !== null && team.unlockedUntil > now,
      corrected: team.correctedAt !== null,
      noted: team.noted.penalties.length + team.noted.notes > 0,
      changed: checkState(team.revision, team.checkedRevision) === 'changed',
      checked: checkState(team.revision, team.checkedRevision) === 'checked',
      withdrawn: team.withdrawnAt !== null,
    };
    return { ...team, marks: teamMarks.filter((mark) => applies[mark]) };
  });
}

/** Counts teams by mark; `all` excludes withdrawn teams. */
export function countMarks(teams: readonly MarkedTeam[]): Record<TeamMark | 'all', number> {
  const counts = Object.fromEntries(['all', ...teamMarks].map((mark) => [mark, 0])) as Record<
    TeamMark | 'all',
    number
  >;
  for (const { marks } of teams) {
    const isWithdrawn = marks.includes('withdrawn');
    if (!isWithdrawn) counts.all += 1;
    for (const mark of marks) if (!isWithdrawn || mark === 'withdrawn') counts[mark] += 1;
  }
  return counts;
}

/** Matches names and IDs by substring, species by prefix; withdrawn teams only if requested. */
export function filterTeams(teams: readonly MarkedTeam[], { search, show, order }: Omit<TeamQuery, 'page'>) {
  const candidates = teams.filter(({ marks }) =>
    show === 'withdrawn' ? marks.includes(show) : !marks.includes('withdrawn') && hasMark(marks, show),
  );
  const words = foldText(search).split(' ', 6).filter(Boolean);
  const matching = words.reduce((left, word) => left.filter(matches(word)), candidates);
  return [...matching].sort(
    order === 'name'
      ? (a, b) => a.displayName.localeCompare(b.displayName, 'ja') || (a.id < b.id ? -1 : 1)
      : (a, b) => b.submittedAt.getTime() - a.submittedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}

const hasMark = (marks: readonly TeamMark[], show: TeamMark | 'all') =>
  show === 'all' || marks.includes(show);

function matches(word: string) {
  const species = new Set(
    word.length > 1 ? namesBeginning(searchIndex(speciesNames, speciesAliases), word) : [],
  );
  return (team: ListedTeam) =>
    [team.displayName, team.tonamelId, team.discordId].some((text) => foldText(text).includes(word)) ||
    team.species.some((key) => species.has(key));
}
