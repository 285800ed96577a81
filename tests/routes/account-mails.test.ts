import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { mailLinks, outbox, users } from '~/db/schema';
import { demoPassword } from '../world';

const site = 'https://sixsheet.test';
const send = (path: string, init: RequestInit = {}) =>
  SELF.fetch(`${site}${path}`, { redirect: 'manual', ...init });
const post = (path: string, fields: Record<string, string>) =>
  send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: site } });
const db = openDatabase(env.DB);
const mailTo = (to: string) =>
  vi.waitFor(async () => {
    const [mail] = await db.select().from(outbox).where(eq(outbox.to, to)).orderBy(desc(outbox.id));
    if (!mail) throw new Error(`No mail to ${to}`);
    return mail;
  });
const linkIn = (text: string) => (/https:\/\/sixsheet\.test(\S+)/.exec(text)?.[1] ?? '') as string;
const password = 'kirin ga nemui';

describe('signing up', () => {
  it('makes the account when the link is opened and the password is the same, once', async () => {
    const email = 'yui@example.com';
    const asked = await post('/en/sign-up', { displayName: 'ユイ', email, password });
    expect([asked.status, asked.headers.get('Location')]).toEqual([302, '/en/sign-up?sent=1']);
    const link = linkIn((await mailTo(email)).text);
    expect(link).toMatch(/^\/en\/verify-email\?token=[\w-]{43}$/);
    expect(JSON.stringify(await db.select().from(mailLinks))).not.toContain(link.split('=')[1]);
    expect((await post('/sign-in', { email, password })).status).toBe(422);

    expect((await send(link)).status).toBe(200);
    expect((await post(link, { password: 'somebody elses' })).status).toBe(422);
    const done = await post(link, { password });
    expect(done.status).toBe(302);
    expect(done.headers.get('Set-Cookie')).toContain('session=');
    expect((await send(link)).status).toBe(410);
    expect((await post(link, { password })).status).toBe(410);
    expect((await post('/sign-in', { email, password })).status).toBe(302);
  });

  it('answers the same for an address that has an account, and changes nothing', async () => {
    const email = 'moderator@example.com';
    const asked = await post('/sign-up', { displayName: 'X', email, password });
    expect([asked.status, asked.headers.get('Location')]).toEqual([302, '/sign-up?sent=1']);
    expect((await mailTo(email)).subject).toContain('アカウントはすでにあります');
    expect((await post('/sign-in', { email, password: demoPassword })).status).toBe(302);
  });

  it('keeps what was typed, but never the password, and says what is wrong', async () => {
    const typed = { displayName: 'あ'.repeat(17), email: 'yui@', password: 'short' };
    const response = await post('/en/sign-up', typed);
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const text of ['can have up to 16 characters', 'not an email address', 'at least 8 characters'])
      expect(html).toContain(text);
    expect(html).toContain(`value="${typed.displayName}"`);
    expect(html).not.toContain('short');
  });

  it('does not fill a mailbox', async () => {
    const fields = { displayName: 'X', email: 'full@example.com', password };
    const answers: number[] = [];
    for (let i = 0; i < 6; i++) answers.push((await post('/sign-up', fields)).status);
    expect(answers).toEqual([302, 302, 302, 302, 302, 429]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link, once, and every session ends', async () => {
    const email = 'host-admin@example.com';
    const before = await post('/sign-in', { email, password: demoPassword });
    const [cookie = ''] = (before.headers.get('Set-Cookie') ?? '').split(';');
    await post('/forgot-password', { email });
    const link = linkIn((await mailTo(email)).text);
    expect((await send(link)).status).toBe(200);
    expect((await post(link, { password: 'host-admin' })).status).toBe(422);
    expect((await post(link, { password })).status).toBe(302);
    expect((await post(link, { password })).status).toBe(410);
    expect(await (await send('/tournaments', { headers: { Cookie: cookie } })).text()).not.toContain(
      'ツキノ',
    );
    expect((await post('/sign-in', { email, password: demoPassword })).status).toBe(422);
    expect((await post('/sign-in', { email, password })).status).toBe(302);
  });

  it('answers the same for nobody, without a mail; a link that is over does nothing', async () => {
    const asked = await post('/forgot-password', { email: 'nobody@example.com' });
    expect([asked.status, asked.headers.get('Location')]).toEqual([302, '/forgot-password?sent=1']);
    const email = 'site-admin@example.com';
    await post('/forgot-password', { email });
    const link = linkIn((await mailTo(email)).text);
    await db.update(mailLinks).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await send(link)).status).toBe(410);
    expect((await post(link, { password })).status).toBe(410);
    expect(await db.select().from(outbox).where(eq(outbox.to, 'nobody@example.com'))).toEqual([]);
    expect(await db.select().from(users).where(eq(users.email, 'nobody@example.com'))).toEqual([]);
  });
});

describe('a mail to an account that has chosen no language', () => {
  it.each([
    ['/en/forgot-password', { email: 'newcomer@example.com' }, ['パスワードを設定', 'set a new password']],
    [
      '/en/sign-up',
      { email: 'newcomer@example.com', displayName: 'X', password },
      ['すでにあります', 'already a Sixsheet account'],
    ],
  ] as const)('is in both, whatever language %s was asked in', async (path, fields, words) => {
    await db.delete(outbox);
    await post(path, fields);
    const { text } = await mailTo('newcomer@example.com');
    for (const word of words) expect(text).toContain(word);
    expect(text.indexOf(words[0])).toBeLessThan(text.indexOf(words[1]));
    for (const footer of ['お問い合わせ', 'Contact us']) expect(text).toContain(footer);
  });
});

it('the outbox shows mails with their links', async () => {
  await post('/forgot-password', { email: 'moderator@example.com' });
  await mailTo('moderator@example.com');
  expect(await (await send('/dev/outbox')).text()).toContain('moderator@example.com');
  const from = (address: string) => send('/dev/outbox', { headers: { 'CF-Connecting-IP': address } });
  expect((await from('127.0.0.1')).status).toBe(200);
  for (const address of ['192.168.0.7', '0.0.0.0', 'fe80::7', 'localhost']) {
    const answer = await from(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('moderator@example.com');
  }
});
