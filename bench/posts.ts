// npm run bench:posts -- [--posts=N]
// The list of posts at 100,000 posts. For each question: how often the database is asked, the rows that it reads and its
// time; then the page on the built worker itself (Miniflare's direct sockets), its bytes, its time, and the CPU of the
// workerd process, D1 and SQLite included.
import { gzipSync } from 'node:zlib';
import { openDatabase } from '~/db/client.server';
import { speciesLists } from '~/posts/post';
import { listPosts } from '~/posts/post-list.server';
import { parsePostQuery } from '~/posts/post-query';
import '~/locales/detect.server';
import { isMega, speciesInGames } from '~/pokedex/species';
import { drawCard } from '~/posts/card/draw-card';
import { cpuMilliseconds, median, openWorker, printTable } from './built-worker';

const amount = Number(process.argv.find((word) => word.startsWith('--posts='))?.split('=')[1] ?? 100_000);
const { miniflare, db } = await openWorker();

// Popular species are far more common than the rest, as they are in life: the nth is drawn about 1/n as often.
const species = speciesInGames.filter((key) => !isMega(key));
let seed = 7;
const random = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};
const drawn = () => species[Math.floor(species.length ** random()) - 1] as string;
// Two common ones which are never in a team together.
const never = [species[3], species[4]] as [string, string];
const started = performance.now();
await db
  .prepare("insert into users (id, email, display_name) values ('author', 'author@example.com', 'Author')")
  .run();
const insertPost = `insert into posts (id, submission_key, author_id, latest_version, approved_version, published_at, rule,
  regulation_key, final_rank, favorite_count) select value ->> 0, value ->> 0, 'author', 1, 1, value ->> 1, value ->> 2, value ->> 3,
  value ->> 4, value ->> 5 from json_each(?)`;
const insertVersion = `insert into post_versions (post_id, version, title, description, rule, regulation, external_url, species,
  picture_ids, final_rank, approved_at) select value ->> 0, 1, 'A team of ' || (value ->> 1), 'Text', value ->> 2, value ->> 3,
  'https://example.com', value ->> 6, '[]', value ->> 4, value ->> 1 from json_each(?)`;
const insertSpecies = `insert into post_species (species, post_id, published_at, favorite_count)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?)`;
for (let from = 0; from < amount; from += 2000) {
  const rows = Array.from({ length: Math.min(2000, amount - from) }, (_, i) => {
    const six = new Set<string>();
    while (six.size < 6) {
      const one = drawn();
      if (!never.some((each) => each !== one && never.includes(one) && six.has(each))) six.add(one);
    }
    const id = `p${String(from + i).padStart(25, '0')}`;
    const at = 1_700_000_000_000 + (from + i) * 60_000;
    const rule = random() < 0.75 ? 'double' : random() < 0.9 ? 'single' : 'triple';
    const regulation = `sv-${'abcdefghij'[Math.floor(random() * 10)]}`;
    const rank = random() < 0.4 ? 1 + Math.floor(random() * 64) : null;
    const liked = Math.floor(200 * random() ** 8);
    return { id, six: [...six], row: [id, at, rule, regulation, rank, liked, JSON.stringify([...six])] };
  });
  const lists = rows.flatMap(({ id, six, row }) =>
    speciesLists(six).map((list) => [list, id, row[1], row[5]]),
  );
  await db.batch([
    db.prepare(insertPost).bind(JSON.stringify(rows.map(({ row }) => row))),
    db.prepare(insertVersion).bind(JSON.stringify(rows.map(({ row }) => row))),
    db.prepare(insertSpecies).bind(JSON.stringify(lists)),
  ]);
}
console.log(`${amount} posts written in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);

const [common, second, third] = species as [string, string, string];
const rare = species.at(-1) as string;

/** The same database, which counts what it is asked: how often, the rows that were read, its milliseconds. */
const tally = { trips: 0, rows: 0, milliseconds: 0 };
const counted = new Proxy(db, {
  get: (target, name) =>
    name === 'prepare' ? (text: string) => countedStatement(target.prepare(text)) : Reflect.get(target, name),
});
function countedStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const count = async () => {
    const { meta } = await statement.run();
    tally.trips += 1;
    tally.rows += meta.rows_read;
    tally.milliseconds += meta.duration;
  };
  return new Proxy(statement, {
    get: (target, name) => {
      if (name === 'bind') return (...values: unknown[]) => countedStatement(target.bind(...values));
      const own = Reflect.get(target, name) as (...rest: unknown[]) => unknown;
      return async (...rest: unknown[]) => {
        await count();
        return own.apply(target, rest);
      };
    },
  });
}
const drizzled = openDatabase(counted as unknown as D1Database);
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
  ['three species that never meet', `species=${common}&species=${never[0]}&species=${never[1]}`],
  ['… and the most favorited', `species=${common}&species=${never[0]}&species=${never[1]}&order=favorite`],
  ['a filter that nothing fits', `species=${common}&rule=double&regulation=nothing&ranked=on`],
  ['the 5,000th newest', `after=${1_700_000_000_000 + (amount - 5000) * 60_000}-p${'0'.repeat(25)}`],
] as const;

const table: string[][] = [
  ['question', 'posts', 'D1 trips', 'rows read', 'D1 ms', 'CPU ms', 'page ms', 'bytes', 'gzip'],
];
const requests = 30;
const url = await miniflare.unsafeGetDirectURL();
for (const [name, search] of questions) {
  const times: number[] = [];
  let found = 0;
  for (let i = 0; i < 5; i++) {
    Object.assign(tally, { trips: 0, rows: 0, milliseconds: 0 });
    found = (await listPosts(drizzled, parsePostQuery(new URLSearchParams(search)))).posts.length;
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
    String(found),
    String(tally.trips),
    String(tally.rows),
    median(times).toFixed(1),
    ((cpuMilliseconds() - cpu) / requests).toFixed(1),
    median(pages).toFixed(1),
    String(body.length),
    String(gzipSync(body).length),
  ]);
}
printTable(table);

const cpu: number[] = [];
let card: Uint8Array = new Uint8Array();
for (let i = 0; i < 9; i++) {
  const from = process.cpuUsage();
  card = await drawCard({ species: species.slice(0, 6), rule: 'double', finalRank: 1 });
  const { user, system } = process.cpuUsage(from);
  cpu.push((user + system) / 1000);
}
console.log(`\nA card: ${median(cpu).toFixed(0)} ms of CPU, ${card.length} bytes.`);
await miniflare.dispose();
