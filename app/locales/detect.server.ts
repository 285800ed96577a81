import { parse } from 'cookie';
import { RemixI18Next } from 'remix-i18next/server';
import { en } from './en';
import { loadStrings } from './i18n';
import { ja } from './ja';
import { defaultLocale, type Locale, localeCookieName, locales, prefixOf, withoutPrefix } from './locale';

loadStrings('ja', ja);
loadStrings('en', en);

const maxListLength = 1000;

/** Languages of an Accept-Language list, best first. Regions are ignored, `q=0` excludes. */
function languagesIn(list: string | null): string[] {
  return (list ?? '')
    .slice(0, maxListLength)
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { language: range.trim().split('-', 1)[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
    .filter(Boolean);
}

const localeIn = (languages: readonly string[]) =>
  languages.flatMap((language) => locales.filter((locale) => locale === language))[0];

/** Supported language of the highest quality in an Accept-Language list. */
export const localeOfBrowser = (list: string | null): Locale | undefined => localeIn(languagesIn(list));

/** Whether an opponent opens it by a QR code, or from the page behind it. */
function isBehindQr(path: string): boolean {
  const [, room, id, part = '', ...rest] = path.toLowerCase().replace(/\/$/, '').split('/');
  return room === 'teams' && Boolean(id) && ['', 'text', 'report'].includes(part) && rest.length === 0;
}

/** Readers of a QR code may be from anywhere: they get English, unless the browser may read Japanese. */
const isForeign = (path: string, languages: readonly string[]) =>
  isBehindQr(path) && languages.length > 0 && !languages.includes('*');

function askedLocale(request: Request): Locale | undefined {
  const kept = parse(request.headers.get('Cookie') ?? '')[localeCookieName]?.toLowerCase();
  const { pathname } = new URL(request.url);
  const languages = languagesIn(request.headers.get('Accept-Language'));
  return (
    prefixOf(pathname) ??
    locales.find((locale) => locale === kept) ??
    localeIn(languages) ??
    (isForeign(pathname, languages) ? 'en' : undefined)
  );
}

// Replaces the library's own detection, which reads only the first entry of Accept-Language.
const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ['custom'],
    findLocale: async (request) => askedLocale(request) ?? null,
  },
});

/** Route prefix, then cookie, then the browser's languages, then Japanese (behind a QR code: English for foreign browsers). */
export const detectLocale = (request: Request) => detector.getLocale(request) as Promise<Locale>;

/** @returns the language if the visitor has just switched to it on this very page, rather than followed a link */
export function chosenLocale(request: Request, publicUrl: string): Locale | undefined {
  const url = new URL(request.url);
  const chosen = prefixOf(url.pathname);
  const from = request.headers.get('Referer') ?? '';
  if (!chosen || !URL.canParse(from)) return undefined;
  const { host, pathname } = new URL(from);
  const isOwn = host === url.host || (publicUrl !== '' && host === new URL(publicUrl).host);
  const isSamePage = isOwn && pageOf(pathname) === pageOf(url.pathname);
  return isSamePage && prefixOf(pathname) !== chosen ? chosen : undefined;
}

const pageOf = (pathname: string) => withoutPrefix(pathname).replace(/\/$/, '').toLowerCase();
