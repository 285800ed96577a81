import type { InferInsertModel } from 'drizzle-orm';
import { blankSide, type Scene } from '~/broadcast/scene';
import type { Database } from '~/db/client.server';
import * as schema from '~/db/schema';
import { searchTextOf } from '~/text/text';
import { makeEntrants } from './world-entrants';
import { ids, worldId } from './world-id';
import { makePeople } from './world-people';
import { makePosts, type WorldPosts } from './world-posts';
import { makeSamples, makeTallies } from './world-readings';
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
  readingSamples: Row<'readingSamples'>[];
  teamSheets: Row<'teamSheets'>[];
  entrants: Row<'entrants'>[];
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
    ...world.groups.map((row) => db.insert(schema.groups).values(row).onConflictDoNothing()),
    ...world.users.map((row) => db.insert(schema.users).values(row).onConflictDoNothing()),
    ...world.members.map((row) => db.insert(schema.members).values(row).onConflictDoNothing()),
    ...world.tournaments.map((row) =>
      db
        .insert(schema.tournaments)
        .values({ ...row, searchText: searchText(row) })
        .onConflictDoNothing(),
    ),
    ...world.readings.map((row) => db.insert(schema.readings).values(row).onConflictDoNothing()),
    ...world.readingTallies.map((row) => db.insert(schema.readingTallies).values(row).onConflictDoNothing()),
    ...world.readingSamples.map((row) => db.insert(schema.readingSamples).values(row).onConflictDoNothing()),
    ...world.teamSheets.map((row) => db.insert(schema.teamSheets).values(row).onConflictDoNothing()),
    ...world.teamSheets
      .flatMap(revisionsOf)
      .map((row) => db.insert(schema.teamRevisions).values(row).onConflictDoNothing()),
    ...world.entrants.map((row) => db.insert(schema.entrants).values(row).onConflictDoNothing()),
    ...world.broadcasts.map((row) => db.insert(schema.broadcasts).values(row).onConflictDoNothing()),
    ...world.standings.map((row) => db.insert(schema.standings).values(row).onConflictDoNothing()),
    ...world.posts.map((row) => db.insert(schema.posts).values(row).onConflictDoNothing()),
    ...world.postVersions.map((row) => db.insert(schema.postVersions).values(row).onConflictDoNothing()),
    ...world.postSpecies.map((row) => db.insert(schema.postSpecies).values(row).onConflictDoNothing()),
    ...world.postPictures.map((row) => db.insert(schema.postPictures).values(row).onConflictDoNothing()),
    ...world.favorites.map((row) => db.insert(schema.favorites).values(row).onConflictDoNothing()),
    ...world.roleRequests.map((row) => db.insert(schema.roleRequests).values(row).onConflictDoNothing()),
  ];
  if (first) await db.batch([first, ...rest]);
}
