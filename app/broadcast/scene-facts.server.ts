import { and, eq, sql } from 'drizzle-orm';
import { type Database, filled, preparedFor } from '~/db/client.server';
import { groups, tournaments } from '~/db/schema';
import { abilityNames } from '~/pokedex/ability-names';
import type { Game } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import { keepRegulations } from '~/pokedex/known-regulations.server';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, knownKey, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { findRegulation, type SheetDetail, sheetDetails } from '~/pokedex/regulations';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { type MergedMember, mergeReading } from '~/sheets/reading/merge-reading';
import { readingOf } from '~/sheets/reading/sheet-reading.server';
import { reveal } from '~/sheets/reveal';
import { latinName } from '~/text/said-name';
import { isShownAt } from '~/tournaments/tournament.server';
import { findMostUsed } from '~/usage/counted-sheets.server';
import { logoPath } from './logo-path';
import {
  type Named,
  type NextPlayer,
  noFacts,
  type OnAirMember,
  type OnAirStanding,
  type OnAirTeam,
  type SaidName,
  type SceneFacts,
  type Use,
} from './on-air';
import { findKnownPlayers, listTeamChoices, sceneSheets, sceneStandings } from './players.server';
import { isPause, nextNamesOf, type Scene, teamIdsOf } from './scene';
import { teamNamed } from './team-named';

const named = (dictionary: Dictionary, key: string): Named => ({
  key: knownKey(dictionary, key) ?? key,
  ja: nameOf(dictionary, key, 'ja'),
  en: nameOf(dictionary, key, 'en'),
});

function openMember(member: MergedMember, shows: readonly SheetDetail[]): OnAirMember {
  const one = (detail: SheetDetail, dictionary: Dictionary, key: string | undefined) =>
    key && shows.includes(detail) ? named(dictionary, key) : undefined;
  const { read } = member;
  // What the image may say otherwise is not put before an audience.
  const sure = (key: string | undefined, certainty?: string) => (certainty === 'unsure' ? undefined : key);
  const moves = member.moves?.filter((move) => read.moves?.[move] !== 'unsure') ?? [];
  return {
    ...closedMember(member),
    ability: one('ability', abilityNames, sure(member.ability, read.ability)),
    item: one('item', itemNames, sure(member.item, read.item)),
    moves: shows.includes('moves') ? moves.map((move) => named(moveNames, move)) : undefined,
    teraType: one('teraType', typeNames, member.teraType),
    statAlignment: one('statAlignment', natureNames, sure(member.statAlignment, read.statAlignment)),
  };
}

const closedMember = ({ species }: { species: string }): OnAirMember => ({
  species: named(speciesNames, species),
  types: typesOf(species),
});

/** Terastallization is of Scarlet and Violet; of Mega Evolution the regulation tells, where it is known. */
function usesOf({ game, regulation }: { game: Game; regulation: string | null }): Pick<OnAirTeam, 'uses'> {
  const known = regulation ? findRegulation(regulation) : undefined;
  const megas = known ? known.megas > 0 : game === 'champions';
  const uses: Use[] = [...(game === 'sv' ? (['tera'] as const) : []), ...(megas ? (['mega'] as const) : [])];
  return uses.length > 0 ? { uses } : {};
}

type SheetRow = Awaited<ReturnType<ReturnType<typeof sceneSheets>['all']>>[number];

/** The teams as a stranger sees them. `changesAt`: when the reveal rules next change that. */
function teamsOf(rows: readonly SheetRow[], now: Date) {
  const teams = new Map<string, OnAirTeam>();
  const names = new Map<string, SaidName>();
  for (const row of rows) {
    names.set(row.id, { displayName: row.displayName, saidName: row.saidName });
    const revealed = reveal('stranger', row, now);
    if (revealed.denied) continue;
    if (row.kind === 'cts' || revealed.level === 'species') {
      teams.set(row.id, { level: 'species', members: row.members.map(closedMember), ...usesOf(row) });
      continue;
    }
    const shows = sheetDetails(row.game, row.regulation);
    const members = mergeReading(row.members, readingOf(row).result).map((member) =>
      openMember(member, shows),
    );
    teams.set(row.id, { level: 'open', members, ...usesOf(row) });
  }
  const turns = rows.flatMap(({ scheduledStartAt, endsAt }) => [scheduledStartAt, endsAt]);
  const changesAt = turns.filter((at) => at > now).sort((a, b) => a.getTime() - b.getTime())[0];
  return { names, teams, changesAt };
}

/** Selects the tournament's name, unless it is not public, and the group's marks. */
const marksQuery = preparedFor((db) =>
  db
    .select({
      logoKey: groups.logoKey,
      eventNames: groups.eventNames,
      ja: tournaments.name,
      en: tournaments.nameEn,
    })
    .from(groups)
    .leftJoin(
      tournaments,
      and(
        eq(tournaments.id, sql.placeholder('tournamentId')),
        eq(tournaments.groupId, groups.id),
        isShownAt(sql`${sql.placeholder('now')}`),
      ),
    )
    .where(eq(groups.id, sql.placeholder('groupId')))
    .prepare(),
);

function marksOf([row]: Awaited<ReturnType<ReturnType<typeof marksQuery>['all']>>) {
  const { logoKey = null, eventNames = null, ja = null, en } = row ?? {};
  return {
    tournament: ja === null ? null : { ja, en: en || ja },
    logo: logoKey && logoPath(logoKey),
    eventNames,
  };
}

function standingOf({
  saidName,
  ...row
}: Awaited<ReturnType<ReturnType<typeof sceneStandings>['all']>>[number]): OnAirStanding {
  const latin = latinName(row.player, saidName);
  return { ...row, ...(latin && { latin }) };
}

// Taking a scene of usage publishes it. Before the start it has no counts, since teams are secret then.
// A break publishes nothing by itself: it shows what players of open team sheets know of each other, or what is over.
async function findUsage(db: Database, groupId: string, { kind, tournamentId: id }: Scene, now: Date) {
  const found = id ? await findMostUsed(db, groupId, id, now, { isOut: isPause(kind) }) : undefined;
  if (!found) return null;
  return {
    teams: found.teams,
    species: found.species.map(({ species, teams }) => ({ ...closedMember({ species }), teams })),
  };
}

/** The players of the first match to come, as far as their names lead to one sheet each. */
async function findNext(
  db: Database,
  groupId: string,
  scene: Scene,
): Promise<ReadonlyMap<string, NextPlayer>> {
  const names = nextNamesOf(scene);
  if (!scene.tournamentId || names.length === 0) return new Map();
  const teams = await listTeamChoices(db, groupId, scene.tournamentId);
  const found = names.flatMap((name) => {
    const team = teamNamed(name, teams);
    return team ? [[name, team.id] as const] : [];
  });
  const ids = found.map(([, id]) => id);
  const known = await findKnownPlayers(db, groupId, ids);
  return new Map(found.map(([name, id]) => [name, { teamSheetId: id, ...known.get(id) }]));
}

/** @param scene null while off air, when overlays show only how the crew writes their event */
export async function findSceneFacts(
  db: Database,
  groupId: string,
  scene: Scene | null,
  now: Date,
): Promise<SceneFacts & { changesAt?: Date }> {
  const values = { groupId, tournamentId: scene?.tournamentId ?? '', now: now.getTime() };
  if (!scene) return { ...noFacts, eventNames: marksOf(await marksQuery(db).all(values)).eventNames };
  // A room may live in an isolate of its own, which no page has told of regulations and their names.
  await keepRegulations(db, now, (work) => void work);
  const next = await findNext(db, groupId, scene);
  const sheetIds = [...teamIdsOf(scene), ...[...next.values()].map(({ teamSheetId }) => teamSheetId)];
  // Taking a scene of standings publishes them, even if the staff have not published the results as a whole.
  const onlyOut = scene.kind !== 'standings';
  const [[marks, standings, sheets], usage] = await Promise.all([
    db.batch([
      filled(marksQuery(db), values),
      filled(sceneStandings(db), { ...values, onlyOut: Number(onlyOut) }),
      filled(sceneSheets(db), { ...values, sheetIds: JSON.stringify(sheetIds) }),
    ]),
    scene.kind === 'kp' || isPause(scene.kind) ? findUsage(db, groupId, scene, now) : null,
  ]);
  return { ...marksOf(marks), ...teamsOf(sheets, now), standings: standings.map(standingOf), usage, next };
}
