// npm run bench:posts -- [--posts=N]
// The list of posts at 100,000 posts: for each question the rows that the database reads, its time, and the time of
// the whole query with its rows; then the page itself on the built worker, with its bytes, CPU and queries.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';
import { openDatabase } from '~/db/client.server';
import { speciesLists } from '~/posts/post';
import { postsQuery } from '~/posts/post-list.server';
import { parsePostQuery } from '~/posts/post-query';
import '~/locales/detect.server';
import { isMega, speciesKeys } from '~/pokedex/species';
import { drawCard } from '~/posts/card/draw-card';

const amount = Number(process.argv.find((word) => word.startsWith('--posts='))?.split('=')[1] ?? 100_000);
const builtModules = readdirSync('build/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !file.startsWith('assets'))
  .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
  .map((file) => ({ type: 'ESModule' as const, path: `build/server/${file}` }));
const miniflare = new Miniflare({
  modulesRoot: 'build/server',
  modules: builtModules,
  compatibilityDate: '2026-04-01',
  compatibilityFlags: ['nodejs_compat'],
  d1Databases: { DB: 'bench' },
  r2Buckets: ['IMAGES'],
  queueProducers: { READINGS: 'readings' },
  bindings: { PUBLIC_URL: '', STORAGE_BASE: '', ENVIRONMENT: 'local', SESSION_SECRET: 'bench' },
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
});
const db = await miniflare.getD1Database('DB');
for (const file of readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()) {
  const statements = readFileSync(`migrations/${file}`, 'utf8').split('--> statement-breakpoint');
  await db.batch(statements.map((statement) => db.prepare(statement)));
}

// Popular species are far more common than the rest, as they are in life: the nth is drawn about 1/n as often.
const species = speciesKeys.filter((key) => !isMega(key));
let seed = 7;
const random = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};
const drawn = () => species[Math.floor(species.length ** random()) - 1] as string;
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
    while (six.size < 6) six.add(drawn());
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
const drizzled = openDatabase(db as unknown as D1Database);
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
  ['the 5,000th newest', `after=${1_700_000_000_000 + (amount - 5000) * 60_000}-p${'0'.repeat(25)}`],
] as const;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const table: string[][] = [['question', 'posts', 'rows read', 'query ms', 'page ms', 'bytes', 'gzip']];
const url = await miniflare.unsafeGetDirectURL();
for (const [name, search] of questions) {
  const { sql, params } = postsQuery(
    drizzled,
    parsePostQuery(new URLSearchParams(search)),
    undefined,
    12,
  ).toSQL();
  let found = 0;
  let read = 0;
  const times: number[] = [];
  for (let i = 0; i < 9; i++) {
    const { results, meta } = await db
      .prepare(sql)
      .bind(...params)
      .run();
    found = Math.min(12, results.length);
    read = meta.rows_read;
    times.push(meta.duration);
  }
  const pages: number[] = [];
  let body = Buffer.alloc(0);
  for (let i = 0; i < 9; i++) {
    const from = performance.now();
    const answer = await fetch(new URL(`/posts?${search}`, url));
    body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`${answer.status} ${search}`);
    pages.push(performance.now() - from);
  }
  table.push([
    name,
    String(found),
    String(read),
    median(times).toFixed(2),
    median(pages).toFixed(1),
    String(body.length),
    String(gzipSync(body).length),
  ]);
}
const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of table)
  console.log(
    row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  '),
  );

const cpu: number[] = [];
let card: Uint8Array = new Uint8Array();
for (let i = 0; i < 9; i++) {
  const from = process.cpuUsage();
  card = await drawCard({ species: species.slice(0, 6), rule: 'double', finalRank: 1 });
  const { user, system } = process.cpuUsage(from);
  cpu.push((user + system) / 1000);
}
console.log(
  `\nA card: ${median(cpu).toFixed(0)} ms of CPU, ${card.length} bytes. One query a page, for visitors.`,
);
await miniflare.dispose();
