// npm run bench:posts -- [--posts=N]
// The list of posts at 100,000 posts. Per query: D1 trips, rows read and D1 time; then bytes, time and CPU (of the workerd
// process with D1 and SQLite) of the page on the built worker (Miniflare's direct sockets).
import { gzipSync } from 'node:zlib';
import { openDatabase } from '~/db/client.server';
import { listPosts } from '~/posts/post-list.server';
import { parsePostQuery } from '~/posts/post-query';
import '~/locales/detect.server';
import { drawCard } from '~/posts/pictures/draw-card';
import { readSlice } from '../tests/card/outlines';
import { cpuMilliseconds, median, openWorker, printTable } from './built-worker';
import { countingDatabase, newTally } from './counting-db.mjs';
import { firstPostAt, insertPosts, neverTogether, postedSpecies, postIdOf } from './many-posts';

const amount = Number(process.argv.find((word) => word.startsWith('--posts='))?.split('=')[1] ?? 100_000);
const { miniflare, db } = await openWorker();

const started = performance.now();
await insertPosts(db, 0, amount);
console.log(`${amount} posts written in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);

const [common, second, third] = postedSpecies as [string, string, string];
const rare = postedSpecies.at(-1) as string;

const tally = newTally();
const drizzled = openDatabase(countingDatabase(db as unknown as D1Database, tally));
const questions = [
  ['newest', ''],
  ['most favorited', 'order=favorite'],
  ['rule: triple', 'rule=triple'],
  ['regulation, most favorited', 'regulation=sv-c&order=favorite'],
  ['with a rank', 'ranked=on'],
  ['all three', 'rule=triple&regulation=sv-c&ranked=on'],
  ['a common species', `species=${common}`],
  ['a rare species', `species=${rare}&order=favorite`],
  ['three common species', `species=${common}&species=${second}&species=${third}`],
  ['two common and a rare one', `species=${common}&species=${second}&species=${rare}`],
  [
    'three species and all filters',
    `species=${common}&species=${second}&species=${third}&rule=triple&regulation=sv-c&ranked=on`,
  ],
  [
    'three species that never meet',
    `species=${common}&species=${neverTogether[0]}&species=${neverTogether[1]}`,
  ],
  [
    '… and the most favorited',
    `species=${common}&species=${neverTogether[0]}&species=${neverTogether[1]}&order=favorite`,
  ],
  ['a filter that nothing fits', `species=${common}&rule=double&regulation=nothing&ranked=on`],
  ['the 5,000th newest', `after=${firstPostAt + (amount - 5000) * 60_000}-${postIdOf(0)}`],
] as const;

const table: string[][] = [
  ['question', 'posts', 'D1 trips', 'rows read', 'D1 ms', 'CPU ms', 'page ms', 'bytes', 'gzip'],
];
const requests = 30;
const url = await miniflare.unsafeGetDirectURL();
for (const [name, search] of questions) {
  const times: number[] = [];
  let count = 0;
  for (let i = 0; i < 5; i++) {
    Object.assign(tally, newTally());
    count = (await listPosts(drizzled, parsePostQuery(new URLSearchParams(search)))).posts.length;
    times.push(tally.milliseconds);
  }
  const pages: number[] = [];
  let body = Buffer.alloc(0);
  let cpu = 0;
  for (let i = -5; i < requests; i++) {
    if (i === 0) cpu = cpuMilliseconds();
    const from = performance.now();
    const answer = await fetch(new URL(`/posts?${search}`, url));
    body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`${answer.status} ${search}`);
    if (i >= 0) pages.push(performance.now() - from);
  }
  table.push([
    name,
    String(count),
    String(tally.trips),
    String(tally.read),
    median(times).toFixed(1),
    ((cpuMilliseconds() - cpu) / requests).toFixed(1),
    median(pages).toFixed(1),
    String(body.length),
    String(gzipSync(body).length),
  ]);
}
printTable(table);

const about = { title: 'A team that won', author: 'Haruka', tournament: undefined };
const cpu: number[] = [];
let card: Uint8Array = new Uint8Array();
for (let i = 0; i < 9; i++) {
  const from = process.cpuUsage();
  card = await drawCard(
    { ...about, species: postedSpecies.slice(0, 6), rule: 'double', finalRank: 1 },
    readSlice,
  );
  const { user, system } = process.cpuUsage(from);
  cpu.push((user + system) / 1000);
}
console.log(`\nA card: ${median(cpu).toFixed(0)} ms of CPU, ${card.length} bytes.`);
await miniflare.dispose();
