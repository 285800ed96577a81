import { useRouteLoaderData } from '@remix-run/react';
import { defaultLocale, type Locale, localePath } from '~/locales/locale';
import type { loader } from '~/root';

/** The page's language, for `meta`. */
export function localeOf(matches: { id: string; data: unknown }[]): Locale {
  const root = matches.find((match) => match.id === 'root')?.data as { locale?: Locale } | undefined;
  return root?.locale ?? defaultLocale;
}

/** The page's language, in components. */
export const useLocale = (): Locale => useRouteLoaderData<typeof loader>('root')?.locale ?? defaultLocale;

/** A path of the site with the prefix of the page that is open. */
export function useLocalePath(): (to: string) => string {
  const current = useRouteLoaderData<typeof loader>('root')?.pathname ?? '/';
  return (to) => localePath(current, to);
}
