import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { ids } from '../world';

// Storage is this file's own: here the database has lost its tournaments.
beforeAll(async () => {
  await env.DB.prepare('ALTER TABLE tournaments RENAME TO lost').run();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  SELF.fetch(`https://sixsheet.test${path}`, { headers });

describe('an unexpected error', () => {
  it.each([
    ['/ja/tournaments', ja],
    ['/en/tournaments', en],
  ])('on %s says what to do, and nothing of the inside', async (path, strings) => {
    const response = await get(path);
    const page = await response.text();
    expect(response.status).toBe(500);
    expect(page).toContain('500<!-- --> <!-- -->Internal Server Error');
    expect(page).toContain(strings.shell.errorPage.serverNext);
    expect(page).toContain(`<title>${strings.shell.errorPage.serverTitle} - Sixsheet</title>`);
    expect(page).toContain('class="site-footer"');
    expect(page).not.toMatch(/no such table|D1_ERROR|\.(?:js|ts):\d+|Unexpected Server Error/);
    expect(page).not.toContain('<script');
  });

  it.each([
    ['', ja],
    ['/en', en],
  ])('of which nobody knows more is told as such, on %o', async (prefix, strings) => {
    const response = await get(`${prefix}/tournaments/${ids.open}/stats`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(`<p>${strings.errors.unknown}</p>`);
  });

  it.each([
    ['', ja],
    ['/en', en],
  ])('is told to a script of %o as the server’s', async (prefix, strings) => {
    const response = await get(`${prefix}/tournaments/${ids.open}/rules.json`);
    expect([response.status, await response.json()]).toEqual([500, { error: strings.errors.server }]);
  });

  it('is a plain line for crawlers', async () => {
    const response = await get('/tournaments', { 'User-Agent': 'Googlebot/2.1' });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('500 Internal Server Error\n');
  });

  it('tells nothing of the inside to the page’s own requests either', async () => {
    const response = await get('/tournaments.data');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/no such table|D1_ERROR/);
  });

  it('leaves the rest of the site standing', async () => {
    expect((await get('/nowhere')).status).toBe(404);
    expect((await get('/build.json')).status).toBe(200);
  });
});
