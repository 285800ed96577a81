import type { ja } from '~/locales/ja';
import type { Layout } from './page-handle';
import type { PageData } from './root-data';

export interface NavigationItem {
  /** Without a locale prefix. */
  to: string;
  label: keyof typeof ja.shell.pages;
  /** Whose menu it stands in; everybody's without. */
  for?: 'signedIn' | 'staff' | 'siteAdmin';
}

/** In the header of every page. */
export const sitePages: NavigationItem[] = [
  { to: '/tournaments', label: 'tournaments' },
  { to: '/posts', label: 'posts' },
  { to: '/admin/groups', label: 'desk', for: 'staff' },
];

/** Behind the name of who is signed in. */
export const accountPages: NavigationItem[] = [
  { to: '/mypage', label: 'myPage' },
  { to: '/history', label: 'history' },
  { to: '/posts/mine', label: 'myPosts' },
  { to: '/favorites', label: 'favorites' },
];

/** Under the header, by layout: an area is listed here once its pages exist. */
export const areaPages: Partial<Record<Layout, NavigationItem[]>> = {
  user: [
    { to: '/mypage', label: 'myPage', for: 'signedIn' },
    { to: '/history', label: 'history', for: 'signedIn' },
    { to: '/posts/mine', label: 'myPosts', for: 'signedIn' },
    { to: '/favorites', label: 'favorites', for: 'signedIn' },
    { to: '/request-role', label: 'requestRole', for: 'signedIn' },
  ],
  admin: [
    { to: '/admin/groups', label: 'groups', for: 'staff' },
    { to: '/admin/requests', label: 'requests', for: 'siteAdmin' },
    { to: '/admin/posts', label: 'reviewPosts', for: 'siteAdmin' },
    { to: '/admin/mypage', label: 'staffProfile', for: 'signedIn' },
  ],
};

/** The items of a menu that are for the person who is looking. */
export const visibleTo = (items: NavigationItem[], signedIn: PageData['signedIn']): NavigationItem[] =>
  items.filter(({ for: who }) => {
    if (!who) return true;
    if (!signedIn) return false;
    return who === 'signedIn' || (who === 'staff' ? signedIn.isStaff : signedIn.isSiteAdmin);
  });
