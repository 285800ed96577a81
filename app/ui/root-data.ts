import { createContext, useContext } from 'react';
import { defaultLocale, type Locale, localePath } from '~/locales/locale';
import type { Toast } from './toast';

export interface PageData {
  locale: Locale;
  /** PUBLIC_URL's origin if it is set, else the request's. */
  origin: string;
  storageBase: string;
  buildId: string;
  pathname: string;
  path: string;
  search: string;
  /** The service worker may keep pages for use offline. */
  isOffline: boolean;
  signedIn?: { name: string; isStaff: boolean; isSiteAdmin: boolean };
  toast?: Toast;
  /** Log ID; only on pages rendered for an error. */
  requestId?: string;
}

export const ServerPage = createContext<PageData | undefined>(undefined);

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

export const useRequestId = () => useContext(ServerPage)?.requestId;

type Matches = { id: string; data: unknown }[];

const rootOf = (matches: Matches) =>
  matches.find((match) => match.id === 'root')?.data as PageData | undefined;

export const localeOf = (matches: Matches): Locale => rootOf(matches)?.locale ?? defaultLocale;

/** Path of the page, without the language. */
export const pathOf = (matches: Matches): string => rootOf(matches)?.path ?? '/';

/** Base of absolute URLs; empty without root data. */
export const originOf = (matches: Matches): string => rootOf(matches)?.origin ?? '';

export const useLocale = (): Locale => usePage().locale;

export function useLocalePath(): (to: string) => string {
  const current = usePage().pathname;
  return (to) => localePath(current, to);
}
