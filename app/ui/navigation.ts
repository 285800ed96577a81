import type { ja } from '~/locales/ja';
import type { Layout } from './page-handle';

export interface NavigationItem {
  /** Without a locale prefix. */
  to: string;
  label: keyof typeof ja.shell & ('tournaments' | 'home');
}

/** In the header of every page. */
export const sitePages: NavigationItem[] = [{ to: '/tournaments', label: 'tournaments' }];

/** Under the header, by layout: an area is listed here once its pages exist. */
export const areaPages: Partial<Record<Layout, NavigationItem[]>> = {};
