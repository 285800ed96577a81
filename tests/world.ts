import type { InferInsertModel } from 'drizzle-orm';
import { blankSide, type Scene } from '~/broadcast/scene';
import type { Database } from '~/db/client.server';
import * as schema from '~/db/schema';
import { searchTextOf } from '~/text/text';
import { insertRows } from './insert-rows';
import { makeEntrants } from './world-entrants';
import { ids, worldId } from './world-id';
import { makePeople } from './world-people';
import { makePosts, type WorldPosts } from './world-posts';
import { makeAspects, makeSamples, makeTallies } from './world-readings';
import { revisionsOf } from './world-revisions';
import { akariReading, makeTeamSheets } from './world-sheets';
import { endedTeams } from './world-teams';
import { communities, hiddenTournaments, kinds, moreTournaments } from './world-tournaments';

const hour = 3_600_000;
const day = 24 * hour;

type Row<T extends keyof typeof schema> = InferInsertModel<(typeof schema)[T]>;

export interface World extends WorldPosts {
  groups: Row<'groups'>[];
  users: Row<'users'>[];
  members: Row<'members'>[];
  tournaments: Row<'tournaments'>[];
  readings: Row<'readings'>[];
  readingTallies: Row<'readingTallies'>[];
  readingAspects: Row<'readingAspects'>[];
  readingSamples: Row<'readingSamples'>[];
  teamSheets: Row<'teamSheets'>[];
  entrants: Row<'entrants'>[];
  stages: Row<'stages'>[];
  matches: Row<'matches'>[];
  standings: Row<'standings'>[];
  broadcasts: Row<'broadcasts'>[];
  roleRequests: Row<'roleRequests'>[];
}

export { demoPassword } from './world-people';
export { teamSheet } from './world-sheets';
export { ids, worldId };

/** Keys of the demo's two pictures in IMAGES; the seed draws them. */
export const thumbnails = { moonlight: 'thumbnails/moonlight.png', harbor: 'thumbnails/harbor.png' };

export function tournament(change: Partial<Row<'tournaments'>> & { id: string; name: string }, now: number) {
  return {
    groupId: ids.group,
    rule: 'double',
    game: 'sv',
    regulation: 'sv-i',
    format: 'online',
    sheetKind: 'ots',
    submissionDeadlineAt: new Date(now + 29 * day),
    scheduledStartAt: new Date(now + 30 * day),
    endsAt: new Date(now + 30 * day + 8 * hour),
    externalUrl: 'https://tonamel.com/competition/XtzgX',
    publishedAt: new Date(now - 7 * day),
    ...change,
  } satisfies Row<'tournaments'>;
}

/** What the demo's group has on air: the third round of its running tournament. */
export const liveScene: Scene = {
  kind: 'match',
  tournamentId: ids.running,
  round: { preset: 'swiss', number: 3 },
  bestOf: 3,
  sides: [
    { ...blankSide, player: 'ハルカ', score: 1, teamSheetId: ids.haruka, color: null },
    { ...blankSide, player: 'アカリ', score: 0, teamSheetId: ids.akari, color: null },
  ],
  casters: [
    { name: 'ツキノ', handle: '@tsukino_cast' },
    { name: 'ヨツバ', handle: '@yotsuba_vgc' },
  ],
  ticker: ['ムーンライト杯 第11回 予選配信中', 'Thank you for watching!'],
  tickerEn: [],
  countdownEndsAt: null,
  language: 'both',
  arrangement: 'frame',
  upNext: [
    { players: ['ソウタ', 'ミライ'], round: { preset: 'swiss', number: 4 } },
    { players: ['レン', 'ユイ'], round: { preset: 'swiss', number: 4 } },
  ],
  bracket: null,
};

/** The small named world of the demo and of every test; `now` in milliseconds places its dates. */
export function makeWorld(now: number): World {
  return {
    ...makePosts(now),
    groups: [
      { id: ids.group, name: 'ムーンライト杯 運営' },
      { id: ids.otherGroup, name: 'みなとオフ 運営' },
      ...communities.map(({ id, name }) => ({ id: worldId(id), name })),
    ],
    ...makePeople(now),
    tournaments: [
      tournament({ id: ids.open, name: '第12回 ムーンライト杯', thumbnailKey: thumbnails.moonlight }, now),
      tournament(
        {
          id: ids.closedKind,
          name: 'みなとオフ チャンピオンズ',
          thumbnailKey: thumbnails.harbor,
          groupId: ids.otherGroup,
          ...kinds.venue,
        },
        now,
      ),
      tournament(
        {
          id: ids.running,
          name: '第11回 ムーンライト杯',
          nameEn: 'Moonlight Cup #11',
          submissionDeadlineAt: new Date(now - 2 * hour),
          scheduledStartAt: new Date(now - hour),
          endsAt: new Date(now + 60 * day),
        },
        now,
      ),
      tournament(
        {
          id: ids.ended,
          name: '第10回 ムーンライト杯',
          submissionDeadlineAt: new Date(now - 31 * day),
          scheduledStartAt: new Date(now - 30 * day),
          endsAt: new Date(now - 30 * day + 8 * hour),
          resultsPublishedAt: new Date(now - 29 * day),
          topCut: 8,
        },
        now,
      ),
      tournament(
        {
          id: ids.runningClosed,
          name: 'みなとオフ ウィークリー',
          groupId: ids.otherGroup,
          ...kinds.venue,
          submissionDeadlineAt: new Date(now - 2 * hour),
          scheduledStartAt: new Date(now - hour),
          endsAt: new Date(now + 60 * day),
        },
        now,
      ),
      tournament(
        {
          id: worldId('nextmoonlight'),
          name: '第13回 ムーンライト杯',
          submissionDeadlineAt: new Date(now + 10 * day),
          scheduledStartAt: new Date(now + 10 * day),
          endsAt: new Date(now + 10 * day + 8 * hour),
          publishedAt: null,
        },
        now,
      ),
      tournament({ id: ids.test, name: '提出テスト用大会', isTest: true, entryClosedAt: new Date(now) }, now),
      ...moreTournaments(now, worldId),
      ...hiddenTournaments(now, worldId),
    ],
    teamSheets: makeTeamSheets(now),
    entrants: makeEntrants(now),
    stages: [],
    matches: [],
    readings: [
      {
        id: ids.akariReading,
        imageKey: `readings/${ids.akariReading}`,
        imageType: 'image/jpeg',
        imageBytes: 60_000,
        state: 'done',
        attempts: 1,
        result: akariReading,
        engineVersion: akariReading.engineVersion,
        queuedAt: new Date(now - 2 * day),
        finishedAt: new Date(now - 2 * day),
        talliedAt: new Date(now - hour),
      },
    ],
    readingTallies: makeTallies(),
    readingAspects: makeAspects(),
    readingSamples: makeSamples(now),
    standings: [
      { teamSheetId: worldId('harukaended'), wins: 6, losses: 1, rank: 1 },
      { teamSheetId: ids.kenta, wins: 4, losses: 2, rank: 3 },
      ...endedTeams.map(({ id, wins, losses, rank }) => ({ teamSheetId: worldId(id), wins, losses, rank })),
    ],
    broadcasts: [
      {
        groupId: ids.group,
        event: 'moonblast-tour',
        scene: liveScene,
        revision: 1,
        changedAt: new Date(now - hour / 4),
      },
    ],
  };
}

/** Writes a world, all or nothing; rows that are there already stay as they are. */
export async function insertWorld(db: Database, world: World) {
  const groupNames = new Map(world.groups.map(({ id, name }) => [id, name]));
  const searchText = (row: Row<'tournaments'>) => searchTextOf(row.name, groupNames.get(row.groupId) ?? '');
  const [first, ...rest] = [
    ...insertRows(db, schema.groups, world.groups),
    ...insertRows(db, schema.users, world.users),
    ...insertRows(db, schema.members, world.members),
    ...insertRows(
      db,
      schema.tournaments,
      world.tournaments.map((row) => ({ ...row, searchText: searchText(row) })),
    ),
    ...insertRows(db, schema.readings, world.readings),
    ...insertRows(db, schema.readingTallies, world.readingTallies),
    ...insertRows(db, schema.readingAspects, world.readingAspects),
    ...insertRows(db, schema.readingSamples, world.readingSamples),
    ...insertRows(db, schema.teamSheets, world.teamSheets),
    ...insertRows(db, schema.teamRevisions, world.teamSheets.flatMap(revisionsOf)),
    ...insertRows(db, schema.entrants, world.entrants),
    ...insertRows(db, schema.stages, world.stages),
    ...insertRows(db, schema.matches, world.matches),
    ...insertRows(db, schema.broadcasts, world.broadcasts),
    ...insertRows(db, schema.standings, world.standings),
    ...insertRows(db, schema.posts, world.posts),
    ...insertRows(db, schema.postVersions, world.postVersions),
    ...insertRows(db, schema.postSpecies, world.postSpecies),
    ...insertRows(db, schema.postPictures, world.postPictures),
    ...insertRows(db, schema.favorites, world.favorites),
    ...insertRows(db, schema.roleRequests, world.roleRequests),
  ];
  if (first) await db.batch([first, ...rest]);
}
