import { SELF } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '~/db/schema';
import { inAppBrowsers } from '../in-app-browsers';
import { ids } from '../world';
import { db, type Jar, locationOf, mainOf, makeUser, visit } from './account';
import { claims, enter } from './google-way';
import { site, submitted } from './team-form';

const iPhone = {
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};
const line = { 'User-Agent': inAppBrowsers[0]?.userAgent ?? '' };
const see = async (path: string, headers: Record<string, string>) => {
  const response = await visit(new Map(), path, { headers });
  return { html: await mainOf(response), response };
};
const googleLink =
  /href="[^"]*(?:\/auth\/google|with=google)[^"]*"(?! rel="nofollow">(?:ブラウザで開く|Open in browser))/;

describe('inside of an app', () => {
  it.each(inAppBrowsers)('Google is explained, not offered: $app, $system', async (browser) => {
    const headers = { 'User-Agent': browser.userAgent };
    for (const page of ['/sign-in', '/sign-up', '/admin/auth', '/sign-in?with=google', '/en/sign-in']) {
      const { html } = await see(page, headers);
      const isEnglish = page.startsWith('/en');
      expect(html).toContain(isEnglish ? 'doesn’t allow sign-in inside' : 'の中ではGoogleでログインできない');
      if (browser.app !== 'WebView') expect(html).toContain(browser.app);
      expect(html).not.toMatch(googleLink);
      expect(html).toContain('name="email"');
      const [isLine, isIos] = [browser.app === 'LINE', browser.system === 'iOS'];
      if (isLine) expect(html).toMatch(/href="https:\/\/sixsheet\.test\/[^"]*openExternalBrowser=1"/);
      if (!isLine && !isIos) expect(html).toContain('href="intent://sixsheet.test/');
      expect(html.includes('data-copy=')).toBe(!isLine);
    }
    const entered = await see('/auth/google?redirectTo=%2Fmypage', headers);
    expect(locationOf(entered.response)).toBe('/sign-in?with=google&redirectTo=%2Fmypage');
    const staff = await see('/en/auth/google?area=admin', headers);
    expect(locationOf(staff.response)).toBe('/en/admin/auth?with=google');
  });

  it('stands above the form where one has asked for Google, else below email', async () => {
    const at = async (page: string) => {
      const { html } = await see(page, line);
      return html.indexOf('leave-app') < html.indexOf('name="email"');
    };
    expect(await at('/sign-in')).toBe(false);
    expect(await at('/sign-in?with=google')).toBe(true);
  });

  it('the answer differs by browser, so that no cache may keep it for others', async () => {
    const [inApp, own] = await Promise.all([see('/sign-in', line), see('/sign-in', iPhone)]);
    expect(own.html).toMatch(googleLink);
    for (const { response } of [inApp, own])
      expect(response.headers.get('Cache-Control')).toMatch(/^private, no-(cache|store)$/);
  });

  it('nobody is sent to Google to confirm who they are', async () => {
    const jar: Jar = new Map();
    const as = claims();
    await enter(jar, as);
    const userId = sql`(select id from users where email = ${as.email})`;
    await db
      .update(sessions)
      .set({ provenAt: new Date(0) })
      .where(eq(sessions.userId, userId));
    const confirm = async (headers: Record<string, string>) =>
      (await visit(jar, '/mypage/confirm?redirectTo=%2Fmypage', { headers })).text();
    expect(await confirm(iPhone)).toContain('href="/auth/google?redirectTo=%2Fmypage"');
    const inApp = await confirm(line);
    expect(inApp).not.toContain('href="/auth/google');
    expect(inApp).toContain('LINEの中ではGoogleでログインできない');
  });
});

describe('a guest’s edit link', () => {
  it('is said to be kept in the app alone, with copy, mail and a way out', async () => {
    const { id, cookie } = await submitted();
    const at = async (path: string, headers: Record<string, string>) =>
      (await SELF.fetch(site + path, { headers: { ...headers, Cookie: cookie } })).text();
    const html = await at(`/teams/${id}/success/ots`, line);
    expect(html).toContain('いま変更できるのは、LINEの中');
    const link = new RegExp(`${site}/teams/${id}/edit\\?key=[\\w-]+&amp;openExternalBrowser=1`);
    expect(html).toMatch(link);
    expect(html).toMatch(/href="mailto:\?subject=[^"]+&amp;body=[^"]+edit%3Fkey%3D/);
    const own = await at(`/teams/${id}/success/ots`, iPhone);
    expect(own).not.toContain('の中のブラウザだけ');
    expect(own).toContain('href="mailto:?subject=');
    expect(await at(`/en/teams/${id}/success/ots`, line)).toContain('inside LINE');
  });
});

describe('the hint to LINE', () => {
  it('is in links for LINE, and nowhere on the page that it leads to', async () => {
    const { jar } = await makeUser();
    const path = `/tournaments/${ids.open}`;
    const html = await (await visit(jar, `${path}?openExternalBrowser=1`)).text();
    expect(html).not.toContain('openExternalBrowser');
    expect(html).toContain(`<link rel="canonical" href="${site}${path}"`);
    const signIn = await see('/sign-in?openExternalBrowser=1&redirectTo=%2Fhistory', iPhone);
    expect(signIn.html).not.toContain('openExternalBrowser');
    expect(signIn.html).toContain('redirectTo=%2Fhistory');
  });
});
