import type { Cookie } from '@remix-run/cloudflare';
import { parse } from 'cookie';
import { RemixI18Next } from 'remix-i18next/server';
import { en } from './en';
import { loadStrings } from './i18n';
import { ja } from './ja';
import { defaultLocale, type Locale, localeCookieName, locales, prefixOf } from './locale';

loadStrings('ja', ja);
loadStrings('en', en);

// The bare language, as other sites' tools write it; Remix's own cookies would be encoded JSON.
const bareCookie = {
  name: localeCookieName,
  isSigned: false,
  parse: async (header: string | null) => parse(header ?? '')[localeCookieName]?.toLowerCase() ?? null,
} as Cookie;

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    cookie: bareCookie,
    order: ['custom', 'cookie', 'header'],
    findLocale: async (request) => prefixOf(new URL(request.url).pathname) ?? null,
  },
});

/** Route prefix, then cookie, then the browser's languages, then Japanese. */
export const detectLocale = (request: Request) => detector.getLocale(request) as Promise<Locale>;
