import { parse } from 'cookie';
import { RemixI18Next } from 'remix-i18next/server';
import { en } from './en';
import { loadStrings } from './i18n';
import { ja } from './ja';
import { defaultLocale, type Locale, localeCookieName, locales, prefixOf, withoutPrefix } from './locale';

loadStrings('ja', ja);
loadStrings('en', en);

const maxListLength = 1000;

/** Supported language of the highest quality in an Accept-Language list. Regions are ignored, `q=0` excludes. */
export function localeOfBrowser(list: string | null): Locale | undefined {
  const wanted = (list ?? '')
    .slice(0, maxListLength)
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { language: range.trim().split('-', 1)[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return wanted.flatMap(({ language }) => locales.filter((locale) => locale === language))[0];
}

function askedLocale(request: Request): Locale | undefined {
  const kept = parse(request.headers.get('Cookie') ?? '')[localeCookieName]?.toLowerCase();
  return (
    prefixOf(new URL(request.url).pathname) ??
    locales.find((locale) => locale === kept) ??
    localeOfBrowser(request.headers.get('Accept-Language'))
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

/** Route prefix, then cookie, then the browser's languages, then Japanese. */
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
