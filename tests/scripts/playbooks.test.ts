import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseIn } from '../../scripts/local-database';
import { openState } from '../../scripts/local-state';
import { makeSoftKey } from '../routes/soft-key';
import { demoPassword, ids } from '../world';
import { makeWorldIn, run } from './backup-runs';
import { findIn, openBrowser, withSite } from './site-in-state';

type Browser = ReturnType<typeof openBrowser>;

const folder = mkdtempSync(join(tmpdir(), 'sixsheet-playbooks-'));
const state = join(folder, 'state');
const text = readFileSync('docs/operations.md', 'utf8');
const address = 'host-admin@example.com';
const origin = 'http://localhost';

beforeAll(() => makeWorldIn(state), 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signIn = (browser: Browser, password = demoPassword) =>
  browser.ask('/sign-in', { email: address, password });

/** All by which somebody who was in can come back: each says whether it works still. */
async function takeOver(site: Miniflare) {
  const thief = openBrowser(site);
  await signIn(thief);
  const page = async (path: string, fields: Record<string, string>, pattern: RegExp) =>
    findIn(async () => (await thief.ask(path, fields)).text, pattern);
  const key = await makeSoftKey();
  const challengeFor = async (browser: Browser, purpose: string) =>
    JSON.parse((await browser.ask('/passkeys/challenge', { purpose })).text);
  const credential = key.create(await challengeFor(thief, 'add'), { origin });
  const { text: added } = await thief.ask('/mypage/passkeys', { credential, name: 'x' });
  const codes = [...added.matchAll(/<code>([\w-]{27})<\/code>/g)].map(([, code]) => code ?? '');
  const calendar = await page('/mypage/calendar', {}, /value="(http[^"]*\.ics)"/);
  const token = await page(
    `/admin/${ids.group}/settings/tokens`,
    { name: 'x', scope: 'read' },
    /"([\w-]{43})"/,
  );
  await thief.ask('/forgot-password', { email: address });
  const reset = await resetLink(thief);
  const api = `/api/v1/groups/${ids.group}/tournaments`;
  return {
    session: (site: Miniflare) => openBrowser(site, origin, thief.jar).isIn(),
    password: async (site: Miniflare) => entersBy(site, (browser) => signIn(browser)),
    passkey: (site: Miniflare) =>
      entersBy(site, async (browser) => {
        const signed = await key.get(await challengeFor(browser, 'signIn'), { origin });
        return browser.ask('/sign-in/passkey', { credential: signed });
      }),
    recoveryCode: (site: Miniflare) =>
      entersBy(site, (browser) =>
        browser.ask('/sign-in/recovery', { email: address, code: codes.pop() ?? '' }),
      ),
    mailLink: async (site: Miniflare) => (await openBrowser(site).ask(reset)).status === 200,
    calendar: async (site: Miniflare) => (await openBrowser(site).ask(calendar)).status === 200,
    token: async (site: Miniflare) =>
      (await openBrowser(site).ask(api, undefined, { Authorization: `Bearer ${token}` })).status === 200,
  };
}

/** The last one in the outbox that is not in `before`. */
async function resetLink(browser: Browser, before = '') {
  const read = async () => (await browser.ask('/dev/outbox')).text.replaceAll(before || '\n', '');
  return findIn(read, /http:\/\/localhost((?:\/ja)?\/reset-password\?token=[\w-]+)/);
}

async function entersBy(site: Miniflare, enter: (browser: Browser) => Promise<unknown>) {
  const browser = openBrowser(site);
  await enter(browser);
  return browser.isIn();
}

type Works = Awaited<ReturnType<typeof takeOver>>;
async function outcomes(site: Miniflare, works: Works) {
  const found: Partial<Record<keyof Works, boolean>> = {};
  for (const name of Object.keys(works) as (keyof Works)[]) found[name] = await works[name](site);
  return found;
}
const each = (isAlive: boolean) => ({
  ...{ session: isAlive, password: isAlive, passkey: isAlive, recoveryCode: isAlive },
  ...{ mailLink: isAlive, calendar: isAlive, token: isAlive },
});

describe('the steps when an account was taken over', () => {
  it('end all by which anybody can use it, are in the log, and the owner comes back', async () => {
    const works = await withSite(state, async (site) => {
      const made = await takeOver(site);
      expect(await outcomes(site, made)).toEqual(each(true));
      return made;
    });
    expect(text).toContain('npm run end-access -- now@example.com --remote');
    const { ok, said } = run(state, ['scripts/end-access.ts', address]);
    expect([ok, said]).toEqual([true, expect.stringMatching(/^sessions: [1-9]/m)]);
    expect(said).toContain(`All access to ${address} in the local state at ${state} is ended`);
    expect(said).not.toContain('Warning');
    for (const line of ['mail links', 'passkeys', 'calendar', 'tokens', 'password'])
      expect(said).toMatch(new RegExp(`^${line}: [1-9]`, 'm'));
    await withSite(state, async (site) => {
      expect(await outcomes(site, works)).toEqual(each(false));
      const siteAdmin = openBrowser(site);
      await siteAdmin.ask('/sign-in', { email: 'site-admin@example.com', password: demoPassword });
      const log = (await siteAdmin.ask('/en/admin/log')).text;
      expect(log).toMatch(/Ended all access to an account[\s\S]*Command line/);
      const owner = openBrowser(site);
      const before = await resetLink(owner);
      await owner.ask('/forgot-password', { email: address });
      await owner.ask(await resetLink(owner, before), { password: 'kirin ga nemui' });
      expect(await owner.isIn()).toBe(true);
    });
    // Another account is none of its business.
    expect(run(state, ['scripts/end-access.ts', 'nobody@example.com'])).toMatchObject({ ok: false });
    expect(run(state, ['scripts/end-access.ts'])).toMatchObject({ ok: false });
  }, 240_000);

  it('warn on the command line, too, of a site admin and of an email that was changed', async () => {
    const [now, before] = ['site-admin@example.com', 'before@example.com'];
    const store = openState(state);
    await openDatabaseIn(store)
      .prepare(
        `insert into earlier_emails (user_id, email, created_at, expires_at)
          select id, ?, ?, ? from users where email = ?`,
      )
      .bind(before, Date.parse('2026-01-02T03:04:05Z'), Date.now() + 3_600_000, now)
      .run();
    await store.dispose();
    const stale = run(state, ['scripts/end-access.ts', before]);
    expect([stale.ok, stale.said]).toEqual([false, expect.stringContaining(`has ${now} now`)]);
    const { ok, said } = run(state, ['scripts/end-access.ts', now]);
    expect(ok).toBe(true);
    for (const text of [
      'site admin’s account',
      `until 2026-01-02T03:04:05.000Z, this account’s email was ${before}`,
    ])
      expect(said).toContain(text);
  }, 120_000);
});

describe('the steps when D1 is gone', () => {
  it('bring all of it back in an empty database', () => {
    for (const command of ['npm run backup -- FOLDER --remote', 'npm run restore -- FOLDER --remote'])
      expect(text).toContain(command);
    const [kept, fresh] = [join(folder, 'kept'), join(folder, 'fresh')];
    expect(run(state, ['scripts/backup.ts', kept]).ok).toBe(true);
    expect(run(fresh, ['scripts/restore.ts', kept]).said).toContain('all checked');
  }, 240_000);
});

describe('the playbooks', () => {
  it('name only scripts and queues that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([name]);
    const configured = ['wrangler.toml', 'wrangler.reader.toml']
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    for (const [, queue = ''] of text.matchAll(/queues [a-z-]+ (sixsheet-[\w-]+)/g))
      expect(configured).toContain(`"${queue}"`);
  });
});
