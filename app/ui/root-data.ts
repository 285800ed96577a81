import { createContext, useContext } from 'react';
import { defaultLocale, type Locale, localePath } from '~/locales/locale';
import type { Toast } from './toast';

export interface PageData {
  locale: Locale;
  /** PUBLIC_URL's origin when that is set, else the request's. */
  origin: string;
  storageBase: string;
  /** Of what the site serves. */
  buildId: string;
  pathname: string;
  /** The pathname without its locale prefix. */
  path: string;
  search: string;
  /** Pages may be kept on the device, for a venue without a network. */
  isOffline: boolean;
  signedIn?: { name: string; isStaff: boolean; isSiteAdmin: boolean };
  toast?: Toast;
  /** By which the log finds what went wrong. Only of a page that the server draws for an error. */
  requestId?: string;
}

/** The server gives every page its own here, and its island the same in the browser. */
export const ServerPage = createContext<PageData | undefined>(undefined);

/** What stands for a page that has none. */
export const nowhere: PageData = {
  locale: defaultLocale,
  origin: '',
  storageBase: '',
  buildId: '',
  pathname: '/',
  path: '/',
  search: '',
  isOffline: false,
};

export const usePage = (): PageData => useContext(ServerPage) ?? nowhere;

/** Of the request that an error page answers; none for what went wrong in the browser. */
export const useRequestId = () => useContext(ServerPage)?.requestId;

type Matches = { id: string; data: unknown }[];

const rootOf = (matches: Matches) =>
  matches.find((match) => match.id === 'root')?.data as PageData | undefined;

export const localeOf = (matches: Matches): Locale => rootOf(matches)?.locale ?? defaultLocale;

/** Where the site is, for addresses that others read; empty without its data. */
export const originOf = (matches: Matches): string => rootOf(matches)?.origin ?? '';

export const useLocale = (): Locale => usePage().locale;

/** A path of the site with the prefix of the page that is open. */
export function useLocalePath(): (to: string) => string {
  const current = usePage().pathname;
  return (to) => localePath(current, to);
}
