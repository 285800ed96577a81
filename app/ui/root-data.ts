import { useRouteLoaderData } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { defaultLocale, type Locale, localePath } from '~/locales/locale';
import type { Toast } from './toast';

export interface PageData {
  locale: Locale;
  /** PUBLIC_URL's origin when that is set, else the request's. */
  origin: string;
  /** Where static data is served from; empty for this site. */
  storageBase: string;
  pathname: string;
  /** The pathname without its locale prefix. */
  path: string;
  search: string;
  /** Whose account is signed in. */
  signedIn?: { name: string; isStaff: boolean; isSiteAdmin: boolean };
  /** Asked for by the page that redirected here. */
  toast?: Toast;
}

/** Error pages are drawn without loader data; the server gives them theirs here. */
export const ServerPage = createContext<PageData>({
  locale: defaultLocale,
  origin: '',
  storageBase: '',
  pathname: '/',
  path: '/',
  search: '',
});

/** The page's own address and language. */
export function usePage(): PageData {
  const fromServer = useContext(ServerPage);
  return (useRouteLoaderData('root') as PageData | undefined) ?? fromServer;
}

/** The page's language, for `meta`. */
export function localeOf(matches: { id: string; data: unknown }[]): Locale {
  const root = matches.find((match) => match.id === 'root')?.data as PageData | undefined;
  return root?.locale ?? defaultLocale;
}

/** The page's language, in components. */
export const useLocale = (): Locale => usePage().locale;

/** A path of the site with the prefix of the page that is open. */
export function useLocalePath(): (to: string) => string {
  const current = usePage().pathname;
  return (to) => localePath(current, to);
}
