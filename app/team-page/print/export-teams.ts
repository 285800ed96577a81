import type { Translate } from '~/locales/i18n';
import type { ja } from '~/locales/ja';
import type { Locale } from '~/locales/locale';
import { unlistedNames } from '~/pastes/unlisted-names';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { teamSize } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import type { Result } from '~/results/result';

export interface ExportedTeam {
  id: string;
  displayName: string;
  saidName: string;
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
  checkedAt?: Date | null;
  standing: Pick<Result, 'wins' | 'losses' | 'ties' | 'rank'> | null;
}

type Cell = string | number | null;
const columns: readonly [name: keyof typeof ja.columns.teams, value: (team: ExportedTeam) => Cell][] = [
  ['displayName', ({ displayName }) => displayName],
  ['tonamelId', ({ tonamelId }) => tonamelId],
  ['discordId', ({ discordId }) => discordId],
  ['xId', ({ twitterId }) => twitterId],
  ['wins', ({ standing }) => standing?.wins ?? null],
  ['losses', ({ standing }) => standing?.losses ?? null],
  ['ties', ({ standing }) => (standing?.wins === null ? null : (standing?.ties ?? null))],
  ['rank', ({ standing }) => standing?.rank ?? null],
  ['public', ({ isPublic }) => (isPublic ? 1 : 0)],
  ['revision', ({ revision }) => revision],
  ['submittedAt', ({ submittedAt }) => submittedAt.toISOString()],
  ['revisedAt', ({ revisedAt }) => revisedAt?.toISOString() ?? null],
  ['correctedAt', ({ correctedAt }) => correctedAt?.toISOString() ?? null],
  ['withdrawnAt', ({ withdrawnAt }) => withdrawnAt?.toISOString() ?? null],
  ['idsRemovedAt', ({ idsRemovedAt }) => idsRemovedAt?.toISOString() ?? null],
];

type Named = (dictionary: Dictionary, key: string | undefined) => Cell;
type MemberColumn = [name: keyof typeof ja.columns.member, value: (member: TeamMember, named: Named) => Cell];
const memberColumns: readonly MemberColumn[] = [
  ['species', ({ species }, named) => named(speciesNames, species)],
  ['ability', ({ ability }, named) => named(abilityNames, ability)],
  ['item', ({ item }, named) => named(itemNames, item)],
  ['teraType', ({ teraType }, named) => named(typeNames, teraType)],
  ['statAlignment', ({ statAlignment }, named) => named(natureNames, statAlignment)],
  ...([1, 2, 3, 4] as const).map(
    (at): MemberColumn => [`move${at}`, ({ moves }, named) => named(moveNames, moves?.[at - 1])],
  ),
];

/** A blank would look like a player who gave none. */
const withRemoved = (team: ExportedTeam, removed: string): ExportedTeam =>
  team.discordId ? team : { ...team, tonamelId: removed, discordId: removed, twitterId: removed };

/** Header and names in the reader's language; instants in UTC. */
export function teamRows(
  teams: readonly ExportedTeam[],
  urlOf: (id: string) => string,
  findingsOf: (members: TeamMember[]) => readonly string[],
  locale: Locale,
  t: Translate,
  notesOf: (id: string) => readonly string[] = () => [],
) {
  const named: Named = (dictionary, key) => (key ? nameOf(dictionary, key, locale) : null);
  const slots = Array.from({ length: teamSize }, (_, slot) => slot);
  const head = [
    ...columns.map(([name]) => t(`columns.teams.${name}`)),
    ...slots.flatMap((slot) =>
      memberColumns.map(([name]) => t(`columns.member.${name}`, { slot: slot + 1 })),
    ),
    ...(['url', 'unlistedNames', 'findings', 'teamCode', 'checkedAt', 'notes', 'saidName'] as const).map(
      (name) => t(`columns.teams.${name}`),
    ),
  ];
  const rows = teams.map((team) => [
    ...columns.map(([, value]) => value(withRemoved(team, t('desk.removed')))),
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
    team.saidName || null,
  ]);
  return [head, ...rows];
}
