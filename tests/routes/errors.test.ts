import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { ids } from '../world';

const get = (path: string, headers: Record<string, string> = {}) =>
  SELF.fetch(`https://sixsheet.test${path}`, { headers, redirect: 'manual' });

describe('an unknown path', () => {
  it('is a 404 inside the site, and says what to do', async () => {
    const response = await get('/nowhere');
    const page = await response.text();
    expect(response.status).toBe(404);
    expect(page).toContain('<title>ページが見つかりません - Sixsheet</title>');
    expect(page).toContain('data-message="Page not found: /nowhere"');
    const shown = page.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>/g, ' ');
    expect(shown.match(/not found|見つかりません/gi)).toEqual(['見つかりません']);
    expect(shown).toContain('/nowhere');
    expect(page).toContain(ja.shell.errorPage.notFoundNext);
    expect(page).toContain('class="site-footer"');
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toContain('rel="canonical"');
  });

  it('speaks English under /en, and keeps to it', async () => {
    const page = await (await get('/en/nowhere/at/all')).text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<title>Page Not Found - Sixsheet</title>');
    expect(page).toContain(en.shell.errorPage.notFoundNext);
    expect(page).toContain('href="/en/tournaments"');
    const shown = page.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>/g, ' ');
    expect(shown.match(/not found/gi)).toEqual(['Not Found']);
    expect(page).toContain('href="/ja/nowhere/at/all"');
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 Chrome-Lighthouse',
  ])('is a plain line for %s', async (userAgent) => {
    const response = await get('/nowhere', { 'User-Agent': userAgent });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(await response.text()).toBe('404 Page not found: /nowhere\n');
  });

  it('writes the path as text', async () => {
    const page = await (await get('/%3Cscript%3Ealert(1)%3C/script%3E')).text();
    expect(page).not.toContain('<script>alert');
  });
});

describe('/error/403', () => {
  it('is the forbidden page with its status', async () => {
    const response = await get('/en/error/403');
    const page = await response.text();
    expect(response.status).toBe(403);
    expect(page).toContain('<title>You can’t open this page - Sixsheet</title>');
    expect(page).toContain(en.errors.forbidden);
    expect(page).toContain('403<!-- --> <!-- -->Forbidden');
  });

  it('is a plain line for crawlers, in their language', async () => {
    const response = await get('/error/403', { 'User-Agent': 'Twitterbot/1.0' });
    expect(response.status).toBe(403);
    expect(await response.text()).toBe(`403 ${ja.errors.forbidden}\n`);
  });
});

describe('a page that does not take what is sent', () => {
  it('answers 405 in the visitor’s language', async () => {
    const response = await SELF.fetch('https://sixsheet.test/en/tournaments', {
      method: 'POST',
      body: 'a=b',
    });
    const page = await response.text();
    expect(response.status).toBe(405);
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Method Not Allowed');
    expect(page).toContain(`<title>${en.shell.errorPage.requestTitle} - Sixsheet</title>`);
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toContain('did not provide an');
  });
});

describe('a path', () => {
  it.each(['/TOURNAMENTS', '/tournaments/', '/En/Tournaments/', '/ERROR/403/'])(
    '%s is found in any case and with a slash at its end',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(path.toLowerCase().includes('403') ? 403 : 200);
    },
  );

  it('with slashes at its start makes no link to another site', async () => {
    const page = await (await get('//evil.example/x')).text();
    expect(page).not.toMatch(/(?:href|src|action)="\/\//);
  });

  it('names its language versions', async () => {
    const page = await (await get('/en/tournaments/?rule=double')).text();
    for (const link of [
      '<link rel="canonical" href="https://sixsheet.test/en/tournaments"/>',
      '<link rel="alternate" hrefLang="ja" href="https://sixsheet.test/ja/tournaments"/>',
      '<link rel="alternate" hrefLang="en" href="https://sixsheet.test/en/tournaments"/>',
      '<link rel="alternate" hrefLang="x-default" href="https://sixsheet.test/tournaments"/>',
    ]) {
      expect(page).toContain(link);
    }
    expect(page).toContain('href="/ja/tournaments/?rule=double"');
  });
});

it.each([
  ['/TEAMS/HARUKA', ''],
  ['/Tournaments/', '/tournaments'],
  ['/EN/TOURNAMENTS', '/en/tournaments'],
])('%s has its address in lower case', async (path, canonical) => {
  const asked = canonical ? path : `/TEAMS/${ids.haruka.toUpperCase()}`;
  const page = await (await get(asked)).text();
  const address = canonical || `/teams/${ids.haruka}`;
  expect(page).toContain(`<link rel="canonical" href="https://sixsheet.test${address}"/>`);
});

describe('a toast', () => {
  it('is shown after a redirect and forgotten then', async () => {
    const response = await get('/tournaments', { Cookie: 'toast=success.saved' });
    const page = await response.text();
    expect(page).toMatch(
      /<div role="status"><dialog class="toast success" open="" [^>]*><p>保存しました<\/p>/,
    );
    expect(page).toContain('<form method="dialog">');
    expect(response.headers.get('Set-Cookie')).toContain('toast=; Max-Age=0');
  });

  it('says only what the catalogue has', async () => {
    const page = await (await get('/en/tournaments', { Cookie: 'toast=error.submitFailed' })).text();
    expect(page).toMatch(/<div role="alert"><dialog [^>]*><p>Couldn’t submit.<\/p>/);
    expect(await (await get('/', { Cookie: 'toast=error.<b>x</b>' })).text()).not.toContain('<dialog');
  });
});

it('/build.json names the build', async () => {
  const response = await get('/build.json');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(await response.json()).toEqual({ id: expect.stringMatching(/^\w{6,}$/) });
});
