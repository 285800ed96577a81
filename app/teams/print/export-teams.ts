import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { teamSize } from '~/teams/team-sheet';
import { unlistedNames } from '~/teams/unlisted-names';

export interface ExportedTeam {
  id: string;
  displayName: string;
  tonamelId: string;
  discordId: string;
  twitterId: string | null;
  members: TeamMember[];
  teamCode: string | null;
  isPublic: boolean;
  revision: number;
  submittedAt: Date;
  revisedAt: Date | null;
  correctedAt: Date | null;
  withdrawnAt: Date | null;
  idsRemovedAt: Date | null;
  /** As it is now. */
  checkedAt?: Date | null;
  standing: { wins: number; losses: number; rank: number | null } | null;
}

type Cell = string | number | null;
const columns: readonly [name: string, value: (team: ExportedTeam) => Cell][] = [
  ['display_name', ({ displayName }) => displayName],
  ['tonamel_id', ({ tonamelId }) => tonamelId],
  ['discord_id', ({ discordId }) => discordId],
  ['x_id', ({ twitterId }) => twitterId],
  ['wins', ({ standing }) => standing?.wins ?? null],
  ['losses', ({ standing }) => standing?.losses ?? null],
  ['rank', ({ standing }) => standing?.rank ?? null],
  ['public', ({ isPublic }) => (isPublic ? 1 : 0)],
  ['revision', ({ revision }) => revision],
  ['submitted_at', ({ submittedAt }) => submittedAt.toISOString()],
  ['revised_at', ({ revisedAt }) => revisedAt?.toISOString() ?? null],
  ['corrected_at', ({ correctedAt }) => correctedAt?.toISOString() ?? null],
  ['withdrawn_at', ({ withdrawnAt }) => withdrawnAt?.toISOString() ?? null],
  ['ids_removed_at', ({ idsRemovedAt }) => idsRemovedAt?.toISOString() ?? null],
];

type Named = (dictionary: Dictionary, key: string | undefined) => Cell;
type MemberColumn = [name: string, value: (member: TeamMember, named: Named) => Cell];
const memberColumns: readonly MemberColumn[] = [
  ['species', ({ species }, named) => named(speciesNames, species)],
  ['ability', ({ ability }, named) => named(abilityNames, ability)],
  ['item', ({ item }, named) => named(itemNames, item)],
  ['tera_type', ({ teraType }, named) => named(typeNames, teraType)],
  ['stat_alignment', ({ statAlignment }, named) => named(natureNames, statAlignment)],
  ...[0, 1, 2, 3].map(
    (at) => [`move_${at + 1}`, ({ moves }, named) => named(moveNames, moves?.[at])] satisfies MemberColumn,
  ),
];

/** A blank would look like a player who gave none. */
const withRemoved = (team: ExportedTeam, removed: string): ExportedTeam =>
  team.discordId ? team : { ...team, tonamelId: removed, discordId: removed, twitterId: removed };

/** Columns are called the same in every language: sheets made of it go on working. Instants are UTC. */
export function teamRows(
  teams: readonly ExportedTeam[],
  urlOf: (id: string) => string,
  findingsOf: (members: TeamMember[]) => readonly string[],
  locale: Locale,
  removed: string,
  notesOf: (id: string) => readonly string[] = () => [],
) {
  const named: Named = (dictionary, key) => (key ? nameOf(dictionary, key, locale) : null);
  const slots = Array.from({ length: teamSize }, (_, slot) => slot);
  const head = [
    ...columns.map(([name]) => name),
    ...slots.flatMap((slot) => memberColumns.map(([name]) => `p${slot + 1}_${name}`)),
    'url',
    'unlisted_names',
    'findings',
    'team_code',
    'checked_at',
    'notes',
  ];
  const rows = teams.map((team) => [
    ...columns.map(([, value]) => value(withRemoved(team, removed))),
    ...slots.flatMap((slot) => {
      const member = team.members[slot];
      return memberColumns.map(([, value]) => (member ? value(member, named) : null));
    }),
    urlOf(team.id),
    unlistedNames(team.members).join(' / ') || null,
    findingsOf(team.members).join(' / ') || null,
    team.teamCode,
    team.checkedAt?.toISOString() ?? null,
    notesOf(team.id).join(' / ') || null,
  ]);
  return [head, ...rows];
}
