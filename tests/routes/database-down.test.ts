import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { ids, worldId } from '../world';
import { ask, hiddenFields } from './faults';
import { person } from './person';
import { good, picture } from './post-form';
import { count, goodFields, main, open } from './team-form';

const down = { db: 'fail' } as const;
const signedIn = async (who: string) => (await person(`${who}@example.com`)).headers as { Cookie: string };
const formOf = (html: string) => /<form[^>]*given-back[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';

describe('a form that is sent while the database is down', () => {
  it.each([
    ['', ja],
    ['/en', en],
  ])('is given back whole and can be sent once more (%s)', async (prefix, strings) => {
    const key = newId();
    const fields = { ...goodFields(key), discordId: `x<y&"z'${prefix}`, isPublic: 'on', intent: 'submit' };
    const response = await ask(prefix + open, down, { fields });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const html = await response.text();
    expect(html).toContain(strings.shell.errorPage.givenBackNext);
    expect(html).not.toMatch(/<script|D1_ERROR|Failed query/);
    const form = formOf(html);
    expect(form).toContain(`action="${prefix}${open}"`);
    expect(Object.fromEntries(hiddenFields(form))).toEqual(fields);
    expect(form).toContain(strings.shell.errorPage.sendAgain);

    const again = await ask(prefix + open, {}, { fields: Object.fromEntries(hiddenFields(form)) });
    expect(again.status).toBe(302);
    expect(await count(key)).toBe(1);
  });

  it('is given back without its image, and says so', async () => {
    const fields = { ...goodFields(), intent: 'submit' };
    const response = await ask(open, down, { fields, files: { image: picture() } });
    expect(response.status).toBe(503);
    const form = formOf(await response.text());
    expect(form).toMatch(/enctype="multipart\/form-data"/i);
    expect(form).toContain(ja.shell.errorPage.filesLost);
    expect(Object.fromEntries(hiddenFields(form))).toEqual(fields);
  });

  it('keeps passwords to itself', async () => {
    const fields = { email: 'haruka@example.com', password: 'rotom-dex-2026' };
    const response = await ask('/en/sign-in?redirectTo=%2Fen%2Fmypage', down, { fields });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).not.toContain('rotom');
    const form = formOf(html);
    expect(form).toContain('action="/en/sign-in?redirectTo=%2Fen%2Fmypage"');
    expect(hiddenFields(form)).toEqual([['email', 'haruka@example.com']]);
    expect(form).toContain(en.shell.errorPage.passwordsLost);
  });

  it('is as whole when the database goes in the middle of it', async () => {
    const key = newId();
    const fields = { ...goodFields(key), intent: 'submit' };
    const faults = { db: 'fail', sql: /insert into "team_sheets"/i } as const;
    const response = await ask(open, faults, { fields });
    expect(response.status).toBe(503);
    expect(Object.fromEntries(hiddenFields(formOf(await response.text())))).toEqual(fields);
    expect(await count(key)).toBe(0);
  });

  it.each([
    ['an edit', `/teams/${worldId('harukaopen')}/edit`, 'haruka', { ...goodFields(), revision: '1' }],
    ['a post', '/post', 'kenta', good()],
    ['a profile', '/mypage', 'haruka', { displayName: '雨', discordId: 'd', tonamelId: 'T' }],
    ['a tournament', `/admin/${ids.group}/tournaments/new`, 'host-admin', { name: '第5回' }],
    [
      'results',
      `/admin/${ids.group}/tournaments/${ids.running}/result/save`,
      'moderator',
      Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`wins.${at}`, String(at)])),
    ],
    ['a switch', `/teams/${worldId('harukaopen')}/visibility`, 'haruka', { isPublic: 'on', back: '/mypage' }],
    ['a heart', `/post/${worldId('sun1')}/favorite`, 'haruka', { favorite: 'on' }],
    ['a claim', `/teams/${worldId('harukaopen')}/claim`, '', { more: 'x' }],
    ['a way out', '/sign-out', 'haruka', { more: 'x' }],
  ])('%s too', async (_, path, who, fields) => {
    const headers = { ...(who && (await signedIn(who))), Accept: 'text/html,*/*;q=0.8' };
    const response = await ask(path, down, { fields, headers });
    expect(response.status).toBe(503);
    const form = formOf(await response.text());
    expect(form).toContain(`action="${path}"`);
    expect(Object.fromEntries(hiddenFields(form))).toEqual(fields);
  });

  it('is no form to be given back when it is none', async () => {
    const response = await ask(open, down, {
      fields: {},
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(response.status).toBe(503);
    const html = await main(response);
    expect(formOf(html)).toBe('');
    expect(html).toContain(ja.shell.errorPage.unavailableNext);
  });

  it('stays in the browser that asked by script', async () => {
    const response = await ask(`${open}.data`, down, { fields: { ...goodFields(), intent: 'submit' } });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).not.toBeNull();
    expect(response.headers.get('X-Remix-Response')).toBe('yes');
    expect(await response.text()).not.toMatch(/D1_ERROR|team_sheets/);
  });
});

describe('a page that is asked for while the database is down', () => {
  it.each([
    ['/ja/tournaments', ja],
    [`/en/teams/${ids.haruka}`, en],
  ])('says so: %s', async (path, strings) => {
    const response = await ask(path, down);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).not.toBeNull();
    const html = await response.text();
    expect(html).toContain('503<!-- --> <!-- -->Service Unavailable');
    expect(html).toContain(strings.shell.errorPage.unavailableNext);
    expect(html).toContain(`href="${path}"`);
    expect(html).not.toMatch(/D1_ERROR|<script/);
  });

  it('is a line for crawlers', async () => {
    const response = await ask('/tournaments', down, { headers: { 'User-Agent': 'Googlebot/2.1' } });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).not.toBeNull();
    expect(await response.text()).toBe('503 Service Unavailable\n');
  });

  it('is 500 for a mistake of ours, and a form comes back there too', async () => {
    await env.DB.prepare('alter table favorites rename to lost').run();
    const fields = { favorite: 'on', to: '/posts' };
    const headers = { ...(await signedIn('haruka')), Accept: 'text/html' };
    const response = await ask(`/post/${worldId('sun1')}/favorite`, {}, { fields, headers });
    await env.DB.prepare('alter table lost rename to favorites').run();
    expect(response.status).toBe(500);
    expect(Object.fromEntries(hiddenFields(formOf(await response.text())))).toEqual(fields);
  });
});

describe('a route without a page says it in words', () => {
  const sentence = { ja: ja.errors.unavailable, en: en.errors.unavailable };
  const post = worldId('sun1');
  const tournament = `/tournaments/${ids.open}`;
  const desk = `/admin/${ids.group}/tournaments/${ids.open}`;

  it.each([
    [`${tournament}/rules.json`, ''],
    [`${tournament}/stats.json`, ''],
    [`${desk}/teams.json`, 'host-admin'],
    [`/readings/${newId()}`, ''],
  ])('as data: %s', async (path, who) => {
    for (const [prefix, text] of [
      ['/ja', sentence.ja],
      ['/en', sentence.en],
    ] as const) {
      const response = await ask(prefix + path, down, { headers: who ? await signedIn(who) : {} });
      expect([response.status, await response.json()]).toEqual([503, { error: text }]);
      expect(response.headers.get('Retry-After')).not.toBeNull();
    }
  });

  it('as data to a script that asks for it', async () => {
    const headers = { ...(await signedIn('haruka')), Accept: 'application/json' };
    const response = await ask(`/en/post/${post}/favorite`, down, { fields: { favorite: 'on' }, headers });
    expect([response.status, await response.json()]).toEqual([503, { error: sentence.en }]);
  });

  it.each([
    [`/post/${post}/card`, '', 'image/avif,*/*'],
    [`${tournament}/thumbnail`, '', 'image/*'],
    [`${desk}/teams.csv`, 'host-admin', '*/*'],
    ['/mypage/export', 'haruka', '*/*'],
    [`/teams/${ids.haruka}/image`, '', 'image/*'],
  ])('as text: %s', async (path, who, accept) => {
    const headers = { ...(who && (await signedIn(who))), Accept: accept };
    const response = await ask(`/ja${path}`, down, { headers });
    expect(response.status).toBe(503);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(await response.text()).toBe(`${sentence.ja}\n`);
  });

  it.each([`/en${desk}/teams.csv`, '/en/mypage/export'])('as a page to whoever opens %s', async (path) => {
    const headers = { ...(await signedIn('host-admin')), Accept: 'text/html' };
    const response = await ask(path, down, { headers });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain(en.shell.errorPage.unavailableNext);
    expect(html).toContain(`href="${path}"`);
  });

  it('as nothing that one sees on air', async () => {
    const response = await ask('/broadcast/ganyu', down, { headers: { Accept: 'text/html' } });
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/http-equiv="refresh"/);
  });
});
