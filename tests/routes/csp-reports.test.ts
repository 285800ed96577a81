import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failingDatabase } from './failing-database';
import { ask, watchLog } from './log-lines';
import { person, site } from './person';

const report = {
  'csp-report': {
    'document-uri': `${site}/teams/harukaaaaaaaaaaaaaaaaaaaaa?key=secret`,
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/a.png?who=me',
  },
};
let visitor = 0;
const init = (body: string, type = 'application/csp-report', headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': type, 'CF-Connecting-IP': `203.0.113.${visitor++ % 250}`, ...headers },
});
const send = (body: unknown, ...more: [type?: string, headers?: Record<string, string>]) =>
  ask('/csp-report', init(typeof body === 'string' ? body : JSON.stringify(body), ...more));
const counted = async (directive: string) =>
  (await env.DB.prepare('select sum(count) as n from hour_counts where kind = ?')
    .bind(`refused ${directive}`)
    .first<number>('n')) ?? 0;

afterEach(() => vi.restoreAllMocks());

describe('/csp-report', () => {
  it.each([
    ['from the page', { Origin: site }],
    ['from nowhere', { Origin: 'null' }],
    ['across sites', { 'Sec-Fetch-Site': 'cross-site' }],
    ['by a program', {}],
  ])('counts what comes %s, and keeps nothing of it', async (_, headers) => {
    const log = watchLog();
    const before = await counted('img-src');
    const { response } = await send(report, 'application/csp-report', headers as Record<string, string>);
    expect(response.status).toBe(204);
    expect(await counted('img-src')).toBe(before + 1);
    expect(log.of('act')).toMatchObject([
      { act: 'policy.violated', directive: 'img-src', blocked: 'evil.example', area: 'teams' },
    ]);
    expect(log.printed.join()).not.toMatch(/secret|haruka|who=|203\.0/);
  });

  it('takes the reports of newer browsers, several at once', async () => {
    const one = (effectiveDirective: string) => ({
      type: 'csp-violation',
      url: `${site}/posts`,
      body: { documentURL: `${site}/posts`, effectiveDirective, blockedURL: 'inline' },
    });
    const { response } = await send(
      [one('style-src-attr'), one('style-src-attr'), one('connect-src')],
      'application/reports+json; charset=utf-8',
    );
    expect(response.status).toBe(204);
    expect([await counted('style-src-attr'), await counted('connect-src')]).toEqual([2, 1]);
  });

  it('counts no extensions', async () => {
    const before = await counted('img-src');
    const noise = { 'csp-report': { ...report['csp-report'], 'source-file': 'moz-extension' } };
    expect((await send(noise)).response.status).toBe(204);
    expect(await counted('img-src')).toBe(before);
  });

  it.each([
    ['no JSON', '{', 'application/csp-report', 400],
    ['no report', '{}', 'application/csp-report', 400],
    ['nothing', '', 'application/csp-report', 400],
    ['JSON', '{}', 'application/json', 415],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['too much', `"${'x'.repeat(40_000)}"`, 'application/csp-report', 413],
  ])('refuses %s', async (_, body, type, status) => {
    expect((await send(body, type)).response.status).toBe(status);
  });

  it('takes only so many of one network, and says so to nobody', async () => {
    const before = await counted('img-src');
    const headers = { 'CF-Connecting-IP': '198.51.100.77' };
    const answers = new Set<number>();
    for (let turn = 0; turn < 80; turn++)
      answers.add((await send(report, 'application/csp-report', headers)).response.status);
    expect([...answers]).toEqual([204]);
    // A minute may have begun meanwhile.
    expect((await counted('img-src')) - before).toBeLessThanOrEqual(60);
  });

  it('answers while the database is down', async () => {
    const { response } = await ask('/csp-report', init(JSON.stringify(report)), { DB: failingDatabase(/./) });
    expect(response.status).toBe(204);
  });

  it('is what pages tell browsers to write to, and what site admins see', async () => {
    const { headers } = await SELF.fetch(`${site}/tournaments`);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /; report-uri \/csp-report; report-to violations$/,
    );
    expect(headers.get('Reporting-Endpoints')).toBe('violations="/csp-report"');
    const { headers: admin } = await person('site-admin@example.com');
    const { text } = await ask('/en/admin/health', { headers: admin });
    expect(text).toContain('Content policy (CSP) reports');
    expect(text).toMatch(/img-src \d+, style-src-attr 2, connect-src 1/);
  });
});
