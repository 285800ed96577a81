import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localWorkers } from '../../scripts/local-workers.mjs';
import { demoPassword } from '../world';
import { makeWorldIn, run } from './backup-runs';

const folder = mkdtempSync(join(tmpdir(), 'sixsheet-playbooks-'));
const state = join(folder, 'state');
const text = readFileSync('docs/operations.md', 'utf8');
const address = 'haruka@example.com';

beforeAll(() => makeWorldIn(state), 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Uses the site on the state folder, as it is after a step. */
async function withSite<T>(use: (site: Miniflare) => Promise<T>): Promise<T> {
  const site = new Miniflare({ workers: [localWorkers().web], defaultPersistRoot: join(state, 'v3') });
  try {
    return await use(site);
  } finally {
    await site.dispose();
  }
}

const signIn = (site: Miniflare) =>
  site.dispatchFetch('http://localhost/sign-in', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: address, password: demoPassword }),
  });
const sessionOf = (response: { headers: { getSetCookie(): string[] } }) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('session='))
    ?.split(';', 1)[0] ?? '';
const myPage = async (site: Miniflare, cookie: string) =>
  (await site.dispatchFetch('http://localhost/mypage', { redirect: 'manual', headers: { Cookie: cookie } }))
    .status;

describe('the steps when an account was taken over', () => {
  it('end the session of whoever is in, and the password', async () => {
    const cookie = await withSite(async (site) => {
      const session = sessionOf(await signIn(site));
      expect(await myPage(site, session)).toBe(200);
      return session;
    });
    expect(text).toContain('npm run end-access -- now@example.com --remote');
    const { ok, said } = run(state, ['scripts/end-access.ts', address]);
    expect([ok, said]).toEqual([true, expect.stringMatching(/^sessions: [1-9]/m)]);
    expect(said).toMatch(/^password or Google: 1$/m);
    await withSite(async (site) => {
      expect(await myPage(site, cookie)).toBe(302);
      expect(sessionOf(await signIn(site))).toBe('');
    });
    // Nothing is left to end, and another account is none of its business.
    expect(run(state, ['scripts/end-access.ts', address]).said).toMatch(/^sessions: 0$/m);
    expect(run(state, ['scripts/end-access.ts', 'nobody@example.com'])).toMatchObject({ ok: false });
    expect(run(state, ['scripts/end-access.ts'])).toMatchObject({ ok: false });
  }, 240_000);
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
