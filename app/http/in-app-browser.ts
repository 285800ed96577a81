// The first match wins: the WebView of Android is in the User-Agent of most of these apps.
const apps: [RegExp, string | undefined][] = [
  [/\bLine\/\d/, 'LINE'],
  [/\bInstagram \d/, 'Instagram'],
  [/\bBarcelona \d/, 'Threads'],
  [/\bFB(?:AN|AV|_IAB)\//, 'Facebook'],
  [/\bTwitter(?: for |Android|\/)/, 'X'],
  [/\bDiscord(?:-\w+)?\//, 'Discord'],
  // iOS names no WebView: one of another app looks like a site on the home screen, which needs no help.
  [/; wv\)/, undefined],
];

/** LINE opens a link with this parameter in the device's own browser. */
const lineParameter = 'openExternalBrowser';

/** Makes LINE open a link in the device's own browser, where sign-ins and edit links stay. Others ignore it. */
export function openedOutsideLine(address: string): string {
  const url = new URL(address);
  url.searchParams.set(lineParameter, '1');
  return url.href;
}

/** Removes the hint to LINE, so that no page repeats it and no cache keeps a page twice. */
export function withoutLineHint(request: Request): Request {
  if (!request.url.includes(lineParameter)) return request;
  const url = new URL(request.url);
  url.searchParams.delete(lineParameter);
  return new Request(url, request);
}

export interface WayOut {
  /** Name of the app; undefined if only the WebView of Android is known. */
  app?: string;
  /** The page to open in the device's browser. */
  url: string;
  /** Link that opens it there at one press; undefined on iOS, where only LINE has one. */
  href?: string;
}

/** Android opens an intent in the default browser; an app that doesn't know it goes to the URL itself. */
function intentOf(address: string): string {
  const { protocol, host, pathname, search, href } = new URL(address);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};S.browser_fallback_url=${encodeURIComponent(href)};end`;
}

/**
 * How to leave the browser inside of an app, where Google refuses sign-ins and cookies are the app's own.
 * @returns undefined for a device's own browser
 */
export function wayOutOf(userAgent: string | null, url: string): WayOut | undefined {
  const found = apps.find(([pattern]) => pattern.test(userAgent ?? ''));
  if (!found) return undefined;
  const [, app] = found;
  if (app === 'LINE') return { app, url, href: openedOutsideLine(url) };
  return { app, url, href: /Android/.test(userAgent ?? '') ? intentOf(url) : undefined };
}
