import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabaseIn } from '../../scripts/local-database';
import { openState } from '../../scripts/local-state';
import { nodeObstacle } from '../../scripts/start/obstacles.mjs';
import { freePort } from '../free-port';
import { makePeople } from '../world-people';

const folder = mkdtempSync(join(tmpdir(), 'sixsheet-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const state = join(folder, 'state');

/** Processes whose environment names the state folder. */
const processesFor = (name = '') =>
  readdirSync('/proc')
    .filter((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`STATE=${state}\0`);
        return isOurs && readFileSync(`/proc/${pid}/comm`, 'utf8').includes(name);
      } catch {
        return false;
      }
    })
    .map(Number);
afterEach(() => {
  for (const pid of processesFor()) process.kill(pid, 'SIGKILL');
});

async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await wait(100);
}

const runStart = (env: Record<string, string>, ...flags: string[]) =>
  spawnSync(process.execPath, ['scripts/start.mjs', ...flags], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

/** Starts by npm, as people do, and waits for its first screen. */
async function startSite(port: number) {
  const site = spawn('npm', ['start', '--', '--built', '--no-crons'], {
    env: { ...process.env, PORT: String(port), STATE: state },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  site.stdout.on('data', (text) => {
    said += text;
  });
  await until(() => said.includes('Ctrl-C') || site.exitCode !== null);
  return { site, said: () => said };
}
const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  );
async function expectNothingLeft(site: ChildProcess, port: number) {
  if (site.exitCode === null && site.signalCode === null) await once(site, 'exit');
  await until(() => processesFor().length === 0);
  expect(await answers(`http://127.0.0.1:${port}/robots.txt`)).toBe(false);
}

describe('what keeps a start from succeeding is said in one line, before anything is made', () => {
  it.each([
    ['20.19.0', true],
    ['20.18.3', false],
    ['21.7.0', false],
    ['22.11.9', false],
    ['22.12.0', true],
    ['24.1.0', true],
    ['9.99.99', false],
  ])('Node %s', (version, isFine) => {
    const obstacle = nodeObstacle(version, '>=20.19.0 <21 || >=22.12.0');
    if (isFine) expect(obstacle).toBeUndefined();
    else expect(obstacle).toContain(`Node ${version}`);
  });

  it('a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const { status, stdout, stderr } = runStart({ PORT: String(port), STATE: state });
    server.close();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^Port ${port} is taken.*PORT=.*\n$`));
    expect(existsSync(state)).toBe(false);
  });

  it.each([
    ['a folder that is none', { STATE: join(folder, 'file', 'state') }, [], /^The folder .* STATE=.*\n$/],
    ['a port that is none', { PORT: '80x' }, [], /^PORT=80x is no port.*\n$/],
    ['a URL that is none', { PUBLIC_URL: 'venue' }, [], /^PUBLIC_URL=venue is no URL.*\n$/],
    ['a host of another machine', { HOST: '192.0.2.1' }, [], /^HOST=192\.0\.2\.1 .*\n$/],
    ['a flag that nobody knows', {}, ['--rest'], /^--rest is unknown.*\n$/],
  ])('%s', async (_, env, flags, line) => {
    writeFileSync(join(folder, 'file'), '');
    const usual = { PORT: String(await freePort()), STATE: state };
    const { status, stdout, stderr } = runStart({ ...usual, ...env }, ...flags);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(line);
  });
});

describe('a start', () => {
  it('makes the demo whole after one that was killed in the middle of it', async () => {
    const seed = () =>
      spawn(process.execPath, ['--import', 'tsx', 'scripts/seed.ts', state], {
        env: { ...process.env, STATE: state },
        stdio: 'inherit',
      });
    const blobs = join(state, 'v3/r2/sixsheet-images/blobs');
    const first = seed();
    await until(() => existsSync(blobs) && readdirSync(blobs).length > 1);
    for (const pid of processesFor()) process.kill(pid, 'SIGKILL');
    await once(first, 'exit');

    const count = async () => {
      const store = openState(state);
      const { results } = await openDatabaseIn(store)
        .prepare(
          'select (select count(*) from groups) as groups, (select count(*) from tournament_usage) as usage',
        )
        .all<{ groups: number; usage: number }>();
      const images = await (await store.getR2Bucket('IMAGES')).list();
      await store.dispose();
      return { ...results[0], images: images.objects.length };
    };
    const half = await count();
    expect([half.groups, half.images > 0]).toEqual([0, true]);
    const [code] = await once(seed(), 'exit');
    expect(code).toBe(0);
    const whole = await count();
    expect(whole.groups).toBe(6);
    expect(whole.usage).toBeGreaterThan(0);
    expect(whole.images).toBeGreaterThan(half.images);
  }, 120_000);

  it('shows where to begin, starts its runtime again, and ends as a whole with npm', async () => {
    const port = await freePort();
    const { site, said } = await startSite(port);
    const lines = said().split('\n');
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);

    const dev = `http://localhost:${port}/dev`;
    expect(said()).toContain(dev);
    const page = await (await fetch(dev)).text();
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(5);
    for (const url of links) expect([url, await answers(url)]).toEqual([url, true]);
    for (const { email } of makePeople(0).users) expect(page).toContain(email);

    const other = runStart({ PORT: String(await freePort()), STATE: state }, '--built');
    expect([other.status, other.stderr]).toEqual([1, expect.stringMatching(/^Another npm start uses.*\n$/)]);

    const [runtime = 0, ...others] = processesFor('workerd');
    expect(others).toEqual([]);
    process.kill(runtime, 'SIGKILL');
    await until(() => said().includes('answers again'));
    expect(await answers(`http://localhost:${port}/robots.txt`)).toBe(true);

    site.kill('SIGTERM');
    await expectNothingLeft(site, port);
  }, 120_000);

  it('leaves nothing behind where it is killed', async () => {
    const port = await freePort();
    const { site } = await startSite(port);
    const parents = new Set(processesFor('npm'));
    const isStart = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs\0');
    for (const pid of processesFor().filter((each) => !parents.has(each) && isStart(each)))
      process.kill(pid, 'SIGKILL');
    await expectNothingLeft(site, port);
  }, 120_000);
});
