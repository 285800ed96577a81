import { describe, expect, it } from 'vitest';
import { openedOutsideLine, wayOutOf, withoutLineHint } from '~/http/in-app-browser';
import { deviceBrowsers, inAppBrowsers } from '../in-app-browsers';

const page = 'https://sixsheet.example/sign-in?with=google&redirectTo=%2Fmypage';

describe('a browser inside of an app', () => {
  it.each(inAppBrowsers)('is known: $app, $system', ({ app, system, userAgent }) => {
    const wayOut = wayOutOf(userAgent, page);
    expect(wayOut).toMatchObject({ url: page });
    expect(wayOut?.app ?? 'WebView').toBe(app);
    if (app === 'LINE') expect(wayOut?.href).toBe(`${page}&openExternalBrowser=1`);
    else if (system === 'iOS') expect(wayOut?.href).toBeUndefined();
    else
      expect(wayOut?.href).toBe(
        `intent://sixsheet.example/sign-in?with=google&redirectTo=%2Fmypage#Intent;scheme=https;S.browser_fallback_url=${encodeURIComponent(page)};end`,
      );
  });

  it.each(deviceBrowsers)('is not the device’s own: %s', (userAgent) => {
    expect(wayOutOf(userAgent, page)).toBeUndefined();
  });

  it('may be unknown', () => {
    expect(wayOutOf(null, page)).toBeUndefined();
  });
});

it('hints at LINE once, and removes the hint without the rest', () => {
  const link = openedOutsideLine('https://sixsheet.example/teams/a/edit?key=b');
  expect(link).toBe('https://sixsheet.example/teams/a/edit?key=b&openExternalBrowser=1');
  expect(openedOutsideLine(link)).toBe(link);
  const asked = new Request(link, { headers: { Cookie: 'a=b' } });
  const clean = withoutLineHint(asked);
  expect(clean.url).toBe('https://sixsheet.example/teams/a/edit?key=b');
  expect(clean.headers.get('Cookie')).toBe('a=b');
  expect(withoutLineHint(clean)).toBe(clean);
});
