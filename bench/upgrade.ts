// npm run bench:upgrade -- [COMMIT …]
// Deploys today's build over earlier ones while people use the site: each earlier worker answers on its own seeded data, the
// migrations since are applied one by one, then today's worker takes over. Both share database and storage in one runtime.
// Not covered: rooms of broadcasts and queues, which belong to one worker here.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Miniflare, type WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { newId } from '~/db/ids';
import { modulesIn } from '../scripts/bundle-worker.mjs';
import { openDatabaseIn, statementsScript } from '../scripts/local-database';
import { applyMigrations, openState } from '../scripts/local-state';
import { typedSix } from '../tests/routes/typed-six';
import { demoPassword, ids } from '../tests/world';
import { printTable } from './built-worker';
import { buildAt, commitBefore, type OldBuild } from './old-build';

const site = 'http://localhost';
const unlimited = { simple: { limit: 1_000_000, period: 60 as const } };

/** The web worker of a tree, for a runtime with several. */
function workerIn(tree: string, name: string): WorkerOptions & { name: string } {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(tree, 'wrangler.toml'));
  const { unsafeEvalBinding: _, queueConsumers: __, ...options } = workerOptions as Record<string, unknown>;
  const folder = join(tree, 'build/server');
  const limits = Object.keys((options.ratelimits ?? {}) as object).map((key) => [key, unlimited]);
  return {
    ...options,
    name,
    modules: modulesIn(folder),
    modulesRoot: folder,
    ratelimits: Object.fromEntries(limits),
    bindings: {
      ...(options.bindings as object),
      SESSION_SECRET: 'of benchmarks alone, on this machine only',
      LOG: 'errors',
    },
  } as WorkerOptions & { name: string };
}

async function upgrade({ tree, commit, migration }: OldBuild): Promise<string[]> {
  const state = mkdtempSync(join(tmpdir(), 'sixsheet-upgrade-'));
  // Early seeds expect the tables.
  const empty = openState(state);
  await applyMigrations(openDatabaseIn(empty), migration);
  await empty.dispose();
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts', state], { cwd: tree, stdio: 'pipe' });
  const today = workerIn(resolve('.'), 'today');
  const statements = { name: 'statements', modules: true as const, script: statementsScript };
  const miniflare = new Miniflare({
    workers: [today, workerIn(tree, 'old'), { ...statements, d1Databases: today.d1Databases }],
    defaultPersistRoot: join(state, 'v3'),
  });
  const db = openDatabaseIn(miniflare, statements.name);
  const workers = { old: await miniflare.getWorker('old'), today: await miniflare.getWorker('today') };

  let current: keyof typeof workers = 'old';
  let isOver = false;
  const count = { requests: 0, errors: 0, refused: 0 };
  const acknowledged = new Map<string, string>();
  const seen = new Set<string>();
  async function ask(path: string, init: RequestInit = {}) {
    const by = current;
    const response = await workers[by].fetch(site + path, { redirect: 'manual', ...init } as never);
    const text = await response.text();
    count.requests += 1;
    if (response.status >= 500) count.errors += 1;
    else if (response.status >= 400) count.refused += 1;
    if (response.status >= 400) seen.add(`${by} ${init.method ?? 'GET'} ${path}: ${response.status}`);
    return { status: response.status, text, cookies: response.headers.getSetCookie() };
  }
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { Cookie: cookie, Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  const forever = async (work: () => Promise<unknown>) => {
    while (!isOver) await work();
  };

  async function handIn() {
    const submissionKey = newId();
    const displayName = `P${acknowledged.size}`;
    const own = { discordId: `upgrade${submissionKey.slice(-8)}`, tonamelId: `U${submissionKey.slice(-7)}` };
    const fields = { displayName, ...own, submissionKey, intent: 'submit', ...typedSix };
    const { status } = await post(`/team-submit/ots/${ids.open}`, fields);
    if (status === 302) acknowledged.set(submissionKey, displayName);
  }
  const views = [
    '/',
    '/tournaments',
    `/tournaments/${ids.running}`,
    `/teams/${ids.haruka}`,
    '/posts',
    '/en/posts',
  ];
  let [viewed, wins, savedWins] = [0, 0, -1];
  const view = () => ask(views[viewed++ % views.length] ?? '/');
  const signedIn = await post('/sign-in', { email: 'moderator@example.com', password: demoPassword });
  const session = signedIn.cookies.find((each) => each.startsWith('session='))?.split(';', 1)[0] ?? '';
  const results = `/admin/${ids.group}/tournaments/${ids.running}/result`;
  async function saveResults() {
    const { text } = await ask(results, { headers: { Cookie: session } });
    const inputs = text.matchAll(/<input[^>]*name="((?:seen|wins|losses|rank)\.[^"]+)"[^>]*>/g);
    const fields = Object.fromEntries(
      [...inputs].map(([input, name = '']) => [name, /value="([^"]*)"/.exec(input)?.[1] ?? '']),
    );
    wins = (wins + 1) % 90;
    const { status } = await post(
      `${results}/save`,
      { ...fields, [`wins.${ids.haruka}`]: String(wins) },
      session,
    );
    if (status === 302) savedWins = wins;
  }

  const work = [handIn, handIn, view, view, saveResults].map(forever);
  await wait(2000);
  const later = readdirSync('migrations').filter(
    (name) => name.endsWith('.sql') && name.slice(0, 4) > migration,
  );
  for (const file of later.sort()) {
    await applyMigrations(db, file.slice(0, 4));
    await wait(300);
  }
  await wait(1000);
  const byOld = acknowledged.size;
  current = 'today';
  await wait(3000);
  isOver = true;
  await Promise.all(work);

  const { results: rows } = await db
    .prepare(
      `select submission_key as key, display_name as name from team_sheets where discord_id glob 'upgrade*'`,
    )
    .all<{ key: string; name: string }>();
  const stored = new Map(rows.map(({ key, name }) => [key, name]));
  const lost = [...acknowledged].filter(([key, name]) => stored.get(key) !== name).length;
  const standing = await db
    .prepare(`select wins from standings where team_sheet_id = '${ids.haruka}'`)
    .first();
  const isKept = standing?.wins === savedWins;
  await miniflare.dispose();
  rmSync(state, { recursive: true });
  for (const line of seen) console.log(`  ${commit} ${line}`);
  const sheets = `${byOld} + ${acknowledged.size - byOld}`;
  const counts = [later.length, count.requests, count.errors, count.refused].map(String);
  return [
    commit,
    migration,
    ...counts,
    sheets,
    String(lost),
    String(rows.length - stored.size),
    isKept ? 'yes' : 'no',
  ];
}

const commits = process.argv.slice(2);
const table = [
  [
    'commit',
    'from',
    'migrations',
    'requests',
    '5xx',
    '4xx',
    'sheets by old + today',
    'lost',
    'doubled',
    'results kept',
  ],
];
for (const commit of commits.length > 0
  ? commits
  : ['0020', '0030', '0037', '0042', '0043'].map(commitBefore)) {
  let build: OldBuild | undefined;
  try {
    build = buildAt(commit);
    table.push(await upgrade(build));
  } catch (error) {
    table.push([commit, 'failed', String(error).split('\n', 1)[0]?.slice(0, 60) ?? '']);
  }
  build?.remove();
}
printTable(table);
