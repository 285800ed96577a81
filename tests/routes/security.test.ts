import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { broadcastEvents } from '~/broadcast/event';
import { ids } from '../world';

const site = 'https://sixsheet.test';
const send = (path: string, init: RequestInit = {}) =>
  SELF.fetch(`${site}${path}`, { redirect: 'manual', ...init });

describe('a page', () => {
  it('carries the headers that keep it safe and fresh', async () => {
    const { headers } = await send('/tournaments');
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("; img-src 'self' data: blob:;");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('has another nonce every time', async () => {
    const [one, two] = await Promise.all([send('/'), send('/')]);
    expect(one.headers.get('Content-Security-Policy')).not.toBe(two.headers.get('Content-Security-Policy'));
  });
});

it.each([
  '/',
  '/en/tournaments',
  `/teams/${ids.haruka}`,
  `/teams/${ids.haruka}/qr`,
  ...broadcastEvents.map((event) => `/broadcast/${event}?preview=1&fixture=3`),
  '/dev/outbox',
])('%s has styles of its own by nonce alone, and no style attribute', async (path) => {
  const response = await send(path);
  const page = await response.text();
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1];
  expect(page).not.toMatch(/<[^>]+\sstyle=/);
  // A script of old engines finds the looks of an overlay by their ID.
  for (const [, attributes = ''] of page.matchAll(/<style([^>]*)>/g))
    expect(attributes.replace(/ id="looks"$/, '')).toBe(` nonce="${nonce}"`);
});

describe('something that is sent', () => {
  it.each([
    ['from another site', { Origin: 'https://evil.example' }, 403],
    ['from a site whose name begins like ours', { Origin: 'https://sixsheet.test.evil.example' }, 403],
    ['from nowhere', { Origin: 'null' }, 403],
    ['from a broken origin', { Origin: 'not an origin' }, 403],
    ['across sites without an origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['from a sister site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['from this site', { Origin: site }, 405],
    ['from this site, behind a proxy', { Origin: site, 'X-Forwarded-Host': 'inner.example' }, 405],
    ['by the address bar', { 'Sec-Fetch-Site': 'none' }, 405],
    ['by a program', {}, 405],
  ])('%s', async (_, headers, status) => {
    // The list takes no posts: 405 says that the request came as far as the page.
    const response = await send('/tournaments', {
      method: 'POST',
      headers: headers as HeadersInit,
      body: 'a=b',
    });
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.text()).toContain('This came from another site');
  });
});

describe('no input brings the site down', () => {
  const paths = [
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/%2e%2e%2f%2e%2e',
    '/tournaments/%FF%FE',
    '/ja/en/ja',
    '/..%5c..%5c',
    '/tournaments?%',
    `/tournaments?q=${'あ'.repeat(3000)}`,
    `/${'a/'.repeat(2000)}`,
    '/_root.data',
    '/.data',
    '/tournaments.data',
    '/tournaments.data?_routes=nonsense',
    '/nowhere.data?_routes=root',
    '/_root.data?_routes=',
    '/__manifest',
    '/__manifest?p=%E0%A4%A&version=x',
    '/tournaments?_data=root',
    '/tournaments?_data=routes%2Fnonsense',
    '/tournaments?index&_data=',
    '/build.json?_data=x',
    '/build.json.data',
    '/teams/%E0%A4%A',
    '/teams/x.data',
    '/tournaments/..%00',
  ];
  const form = 'multipart/form-data';
  const requests: [string, RequestInit][] = [
    ['a visit', {}],
    ['HEAD', { method: 'HEAD' }],
    ['a post', { method: 'POST', body: 'a=b' }],
    ['broken JSON', { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } }],
    [
      'a broken form',
      { method: 'POST', body: '--x\r\n', headers: { 'Content-Type': `${form}; boundary=x` } },
    ],
    ['a form without a boundary', { method: 'POST', body: 'x', headers: { 'Content-Type': form } }],
    ['PUT', { method: 'PUT', body: 'x' }],
    ['DELETE', { method: 'DELETE' }],
    ['PATCH', { method: 'PATCH', body: 'x' }],
    ['OPTIONS', { method: 'OPTIONS' }],
    ['a method of other protocols', { method: 'PROPFIND' }],
    ['a huge cookie', { headers: { Cookie: `toast=${'x'.repeat(7000)}; i18n_redirected=%E0%A4%A; a` } }],
    ['a broken cookie', { headers: { Cookie: '=;;==; i18n_redirected="; toast=error.__proto__' } }],
    ['odd languages', { headers: { 'Accept-Language': `;q=x,,*;q=9,${'en-'.repeat(500)}` } }],
    ['a crawler', { headers: { 'User-Agent': 'bot'.repeat(1000), Accept: 'nonsense' } }],
  ];

  it.each(requests)('with %s', async (_, init) => {
    const failures: string[] = [];
    for (const path of paths) {
      const response = await send(path, init);
      await response.arrayBuffer();
      if (response.status >= 500) failures.push(`${response.status} ${path}`);
    }
    expect(failures).toEqual([]);
  });
});
