import { env, SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { ids, worldId } from '../world';
import { ask } from './faults';
import { person } from './person';
import { goodFields, open } from './team-form';

const site = 'https://sixsheet.test';
const get = (path: string, headers: HeadersInit = {}) =>
  SELF.fetch(site + path, { headers, redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();

describe('what could not be done is said', () => {
  const down = { db: 'fail' } as const;
  it.each([
    ['/tournaments', ja.errors.tournamentsFetchFailed],
    [`/en/tournaments/${ids.open}`, en.errors.tournamentsFetchFailed],
    ['/en', en.errors.tournamentsFetchFailed],
  ])('of %s while the database is down', async (path, said) => {
    const response = await ask(path, down);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(`<p>${said}</p>`);
  });

  it.each([
    [open, ja.errors.submitFailed],
    [`/en/teams/${ids.haruka}/edit`, en.errors.saveFailed],
    [`/teams/${ids.haruka}/delete`, ja.errors.deleteFailed],
    ['/en/post', en.errors.postCreateFailed],
    [`/post/${worldId('ice1')}/edit`, ja.errors.postUpdateFailed],
    [`/post/${worldId('ice1')}/delete`, ja.errors.postDeleteFailed],
    [`/admin/${ids.group}/members`, ja.errors.memberAddFailed],
  ])('of a form sent to %s', async (path, said) => {
    const { headers } = await person('host-admin@example.com');
    const response = await ask(path, down, { fields: goodFields(), headers });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(`<p>${said}</p>`);
  });
});

describe('the menus of the admin area', () => {
  it('mark the section that a page is in', async () => {
    const siteAdmin = await person('site-admin@example.com');
    const marked = async (path: string) =>
      [...(await siteAdmin.html(path)).matchAll(/aria-current="(\w+)"[^>]*>([^<]*)</g)]
        .map(([, current, text]) => `${text} ${current}`)
        .filter((each) => !each.startsWith('English'));
    expect(await marked('/en/admin/unsent-mails')).toEqual(['Health true']);
    expect(await marked(`/en/admin/accounts/${ids.harukaUser}`)).toEqual(['Accounts true']);
    expect(await marked(`/en/admin/${ids.group}/settings`)).toEqual(['Settings page']);
    expect(await marked(`/en/admin/${ids.group}/settings/webhooks`)).toEqual(['Settings true']);
    expect(await marked(`/en/admin/${ids.group}/log`)).toEqual(['Members true']);
  });
});

describe('a way out of the site', () => {
  const toast = /<dialog class="toast error"[^>]*><p>([^<]*)<\/p>/;
  it.each([
    ['/sign-in?redirectTo=https://evil.example/', ja.errors.externalNavigationRefused],
    ['/en/sign-in?redirectTo=//evil.example', en.errors.externalNavigationRefused],
    ['/en/sign-up?redirectTo=javascript:alert(1)', en.errors.scriptProtocolRefused],
    ['/admin/auth?redirectTo=%20JaVa%09Script:x', ja.errors.scriptProtocolRefused],
  ])('is refused in words by %s', async (path, said) => {
    expect(toast.exec(await textOf(path))?.[1]).toBe(said);
  });

  it('is none where the way stays inside', async () => {
    expect(await textOf('/sign-in?redirectTo=%2Fmypage')).not.toMatch(toast);
  });

  it('is refused after a favorite too', async () => {
    const { headers } = await person('kenta@example.com');
    const body = new URLSearchParams({ favorite: 'on', to: 'javascript:alert(1)' });
    const path = `/post/${worldId('ice1')}/favorite`;
    const response = await SELF.fetch(site + path, { method: 'POST', body, headers, redirect: 'manual' });
    expect(response.headers.get('Location')).toBe(`/post/${worldId('ice1')}`);
    expect(response.headers.getSetCookie().join()).toContain('toast=error.scriptProtocolRefused');
  });
});

describe('what a page of a route needs', () => {
  const filesOf = async (route: string, lang: string) => {
    const { files } = (await (await get(`/build.json?route=${route}&lang=${lang}`)).json()) as {
      files: string[];
    };
    return files;
  };

  it.each(['ja', 'en'])('is named once each, and is what that page asks for: %s', async (lang) => {
    const files = await filesOf('hand-in/submit/submit-team', lang);
    expect(new Set(files).size).toBe(files.length);
    const page = await textOf(`/${lang}${open}`);
    const scripts = [...page.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
    const parts = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
    // The last keeps pages for a venue, and may wait.
    const own = scripts.filter((src) => src?.includes('sheet-script'));
    expect(files.filter((file) => file.endsWith('.js'))).toEqual([...own, ...parts]);
    const styles = files.filter((file) => file.endsWith('.css'));
    for (const style of styles) expect(page).toContain(`<link rel="stylesheet" href="${style}"`);
    expect(own).toHaveLength(2);
    expect(styles).toHaveLength(2);
  });

  it('is asked for by the page at once: no script waits for another to name it', async () => {
    const files = await filesOf('hand-in/submit/submit-team', 'en');
    const importedBy = async (file: string) => {
      const source = await (await env.ASSETS.fetch(site + file)).text();
      return [...source.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`);
    };
    const scripts = files.filter((file) => file.endsWith('.js'));
    const imported = (await Promise.all(scripts.map(importedBy))).flat();
    expect(imported).not.toEqual([]);
    expect(files).toEqual(expect.arrayContaining(imported));
  });

  it.each(['', 'no/route', '__proto__', 'constructor'])('is nothing for %o', async (route) => {
    expect(await filesOf(route, 'ja')).toEqual([]);
  });
});

describe('what others show of a page', () => {
  const property = (page: string, name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(page)?.[1];
  it.each([
    ['/', 'ja', 'Sixsheet'],
    ['/en', 'en', 'Sixsheet'],
    ['/en/guide', 'en', en.guide.title],
  ])('of %s has the site’s picture', async (path, locale, title) => {
    const page = await textOf(path);
    expect(property(page, 'og:title')).toBe(title);
    expect(property(page, 'og:image')).toBe(`${site}/card-${locale}.png`);
    expect(page).toContain('name="twitter:card" content="summary_large_image"');
  });

  it('of a tournament is drawn for it, in the language of the link', async () => {
    for (const locale of ['ja', 'en']) {
      const page = await textOf(`/${locale}/tournaments/${ids.open}`);
      expect(property(page, 'og:image')).toMatch(
        new RegExp(`^${site}/${locale}/tournaments/${ids.open}/card\\?v=\\w+$`),
      );
      expect(property(page, 'og:description')).toMatch(
        locale === 'ja' ? /開始：.*日本時間/ : /Starts: .*JST/,
      );
    }
  });
});

it('search engines find the public pages, and no others', async () => {
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  const response = await get('/sitemap.xml');
  expect(response.headers.get('Content-Type')).toContain('application/xml');
  const paths = [...(await response.text()).matchAll(/<loc>https:\/\/sixsheet\.test([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(paths).toContain(`/tournaments/${ids.open}`);
  expect(paths.filter((path) => /teams|admin|mypage/.test(path))).toEqual([]);
  for (const path of paths) {
    const found = await get(path);
    const page = await found.text();
    expect([path, found.status]).toEqual([path, 200]);
    expect(page).not.toContain('noindex');
    expect(page).toContain(`<link rel="canonical" href="${site}${path}"`);
  }
});

it('an overlay has its title', async () => {
  expect(await textOf('/broadcast/ganyu')).toMatch(/<title>[^<]+ - Sixsheet<\/title>/);
});
