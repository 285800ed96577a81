// npm run bench:api -- [--tournaments=N]
// The read API of a site with many tournaments of 64 teams. Per endpoint: D1 trips, rows read, bytes, and times of a fresh
// answer, a cached one and a 304: medians over loopback, interleaved with a plain select through the same worker.
import { gzipSync } from 'node:zlib';
import { paths } from '~/api/paths';
import { openDatabase } from '~/db/client.server';
import { ids, insertWorld, makeWorld } from '../tests/world';
import { median, openWorker, printTable } from './built-worker';
import type { Tally } from './counting-db.mjs';
import { insertPosts, postIdOf } from './many-posts';
import { insertPattern, insertTournaments, sheetIdOf, tournamentIdOf } from './scale/many-tournaments';

const amount = Number(process.argv.find((word) => word.startsWith('--tournaments='))?.split('=')[1] ?? 1000);
const requests = 60;
const now = Date.now();
const { miniflare, db } = await openWorker({
  entry: 'api-worker.mjs',
  durableObjects: { BROADCAST: { className: 'BroadcastRoom', useSQLite: true } },
});
const url = await miniflare.unsafeGetDirectURL();
await insertWorld(openDatabase(db as unknown as D1Database), makeWorld(now));
await insertPattern(db, now);
await insertTournaments(db, 0, amount, now);
await insertPosts(db, 0, amount * 10);

const parameters: Record<string, string> = {
  tournamentId: tournamentIdOf(3),
  teamId: sheetIdOf(3, 6),
  regulationId: 'champions-m-c',
  postId: postIdOf(5),
  groupId: ids.group,
};
const pathOf = (path: string) =>
  `/api/v1/${path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')}`;
const questions = Object.entries(paths)
  .filter(([, path]) => !path.startsWith('groups/:groupId/tournaments'))
  .map(([name, path]) => [name, pathOf(path)] as const);
const lists = [
  ['… past, found by name', `${pathOf(paths.listTournaments)}?when=past&q=tournament9&limit=200`],
  ['… 200 teams', `${pathOf(paths.listTeams)}?limit=200`],
  ['… of a species', `${pathOf(paths.listPosts)}?species=incineroar`],
] as const;

async function timed(path: string, headers: Record<string, string> = {}) {
  const from = performance.now();
  const answer = await fetch(new URL(path, url), { headers });
  const body = Buffer.from(await answer.arrayBuffer());
  return { ms: performance.now() - from, answer, body };
}

const tallyOf = ({ headers }: Response) => JSON.parse(headers.get('X-Tally') ?? '') as Tally;

const table = [
  [
    'question',
    'D1 trips',
    'rows read',
    '304 trips',
    'bytes',
    'gzip',
    'new ms',
    'kept ms',
    '304 ms',
    'select ms',
    '304 / select',
  ],
];
// A worker's first request also loads regulations.
await timed(pathOf(paths.listRegulations));
for (const [name, path] of [...questions, ...lists]) {
  const { answer, body } = await timed(path, { 'X-Count': '1' });
  if (answer.status !== 200) throw new Error(`${answer.status} ${path}`);
  const tally = tallyOf(answer);
  const etag = answer.headers.get('ETag') ?? '';
  const again = tallyOf((await timed(path, { 'X-Count': '1', 'If-None-Match': etag })).answer);
  const [freshMs, cachedMs, unchangedMs, select] = [[], [], [], []] as [
    number[],
    number[],
    number[],
    number[],
  ];
  for (let at = -10; at < requests; at++) {
    // An unknown parameter bypasses the cache.
    const fresh = `${path}${path.includes('?') ? '&' : '?'}at=${at}`;
    const round = [
      await timed(fresh),
      await timed(path),
      await timed(path, { 'If-None-Match': etag }),
      await timed('/select'),
    ];
    if (round[2]?.answer.status !== 304) throw new Error(`${path} changes by itself`);
    if (at < 0) continue;
    for (const [which, all] of [freshMs, cachedMs, unchangedMs, select].entries())
      all.push(round[which]?.ms ?? 0);
  }
  table.push([
    name,
    String(tally.trips),
    String(tally.read),
    String(again.trips),
    String(body.length),
    String(gzipSync(body).length),
    ...[freshMs, cachedMs, unchangedMs, select].map((all) => median(all).toFixed(2)),
    (median(unchangedMs) / median(select)).toFixed(2),
  ]);
}
printTable(table);
await miniflare.dispose();
