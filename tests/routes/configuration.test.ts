import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mailLinks, outbox } from '~/db/schema';
import { db, makeUser } from './account';
import { worker } from './worker';

const secret = 'only of this test, and longer than 32';
const production = { ...env, ENVIRONMENT: 'production', SESSION_SECRET: secret, PUBLIC_URL: '' };

/** As deployed with another configuration. */
async function ask(changed: Env, url: string, fields?: Record<string, string>) {
  const context = createExecutionContext();
  const { origin } = new URL(url);
  const init = fields && { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: origin } };
  const request = new Request(url, { redirect: 'manual', ...init });
  const answer = await worker.fetch(request as Parameters<typeof worker.fetch>[0], changed, context);
  await waitOnExecutionContext(context);
  return answer;
}

it('takes the service worker, and all that it kept, away for good where it is switched off', async () => {
  const off = { ...env, SERVICE_WORKER: 'off' } as Env;
  const text = await (await ask(off, 'https://sixsheet.test/service-worker.js')).text();
  expect(text).not.toContain('importScripts');
  const removed: string[] = [];
  const listeners: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {};
  const caches = {
    keys: async () => ['pages', 'assets'],
    delete: async (name: string) => removed.push(name),
  };
  const registration = { unregister: async () => removed.push('registration') };
  const listen = (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener);
  new Function('addEventListener', 'caches', 'registration', 'skipWaiting', text)(
    listen,
    caches,
    registration,
    () => undefined,
  );
  let work: Promise<unknown> = Promise.resolve();
  listeners.activate?.({ waitUntil: (given) => (work = given) });
  await work;
  expect(removed).toEqual(['pages', 'assets', 'registration']);
  expect(await (await ask(off, 'https://sixsheet.test/team-submit/ots')).text()).not.toContain(
    'data-offline="on"',
  );
});

/** What would go to the mail API. */
function watchMails() {
  const sent: { to: string[]; text: string }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ id: 'x' });
  });
  return sent;
}

afterEach(() => vi.restoreAllMocks());

describe('without a secret', () => {
  it.each(['', 'short', 'local-development-only-not-a-secret'])(
    'nothing is served (%s)',
    async (SESSION_SECRET) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      for (const path of ['/', '/sign-in', '/en/tournaments', '/api/v1/groups/x/broadcast/take']) {
        const answer = await ask({ ...production, SESSION_SECRET }, `https://sixsheet.test${path}`);
        expect(answer.status).toBe(503);
        expect(answer.headers.get('Set-Cookie')).toBeNull();
        const text = await answer.text();
        expect(text).toContain('準備中');
        expect(text).toContain('isn’t set up');
        expect(text).not.toContain('SESSION_SECRET');
      }
      expect(log.mock.calls.length).toBeLessThanOrEqual(1);
    },
  );
});

describe('mails in production', () => {
  it('are not sent without PUBLIC_URL, and people are told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const sent = watchMails();
    const { email } = await makeUser();
    for (const [path, said] of [
      ['/forgot-password', 'メールをお送りできません'],
      ['/en/forgot-password', 'can’t send emails'],
      ['/sign-up', 'メールをお送りできません'],
    ] as const) {
      const fields = { email, displayName: 'ユイ', password: 'kirin ga nemui' };
      const answer = await ask(production, `https://evil.example${path}`, fields);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain(said);
    }
    expect(sent).toEqual([]);
    expect(await db.select().from(mailLinks).where(eq(mailLinks.email, email))).toEqual([]);
  });

  it('link to PUBLIC_URL, whatever host was asked', async () => {
    const sent = watchMails();
    const { email } = await makeUser();
    const site = { ...production, PUBLIC_URL: 'https://sixsheet.example' };
    expect((await ask(site, 'https://evil.example/forgot-password', { email })).status).toBe(302);
    expect(sent.map(({ to }) => to)).toEqual([[email]]);
    expect(sent[0]?.text).toMatch(/https:\/\/sixsheet\.example\/ja\/reset-password\?token=[\w-]{43}/);
    expect(sent[0]?.text).not.toContain('evil.example');
    expect(await db.select().from(outbox).where(eq(outbox.to, email))).toEqual([]);
  });
});
