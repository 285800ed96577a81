import type { ja } from '~/locales/ja';
import type { PageLayout } from './page-handle';
import type { PageData } from './root-data';

export interface NavigationItem {
  to: string;
  label: keyof typeof ja.shell.pages;
  for?: 'signedIn' | 'staff' | 'siteAdmin';
  /** Paths of its section that don't begin with its own. */
  owns?: readonly string[];
}

/** Value of `aria-current`: `page` on the page itself, `true` on others of its section. */
export function currentOf({ to, owns = [] }: Pick<NavigationItem, 'to' | 'owns'>, path: string) {
  if (path === to) return 'page';
  return [to, ...owns].some((each) => `${path}/`.startsWith(`${each}/`)) ? 'true' : undefined;
}

export const sitePages: NavigationItem[] = [
  { to: '/tournaments', label: 'tournaments' },
  { to: '/posts', label: 'posts' },
  { to: '/admin/groups', label: 'desk', for: 'staff' },
];

export const footerPages: NavigationItem[] = [
  { to: '/guide', label: 'guide' },
  { to: '/regulations', label: 'regulations' },
  { to: '/privacy', label: 'privacy' },
  { to: '/terms', label: 'terms' },
  { to: '/contact', label: 'contact' },
  { to: '/developers', label: 'developers' },
];

export const accountPages: NavigationItem[] = [
  { to: '/mypage', label: 'myPage' },
  { to: '/history', label: 'history' },
  { to: '/posts/mine', label: 'myPosts' },
  { to: '/favorites', label: 'favorites' },
];

export const areaPages: Partial<Record<PageLayout, NavigationItem[]>> = {
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
    { to: '/admin/reports', label: 'reports', for: 'siteAdmin' },
    { to: '/admin/readings', label: 'readings', for: 'siteAdmin' },
    { to: '/admin/regulations', label: 'regulations', for: 'siteAdmin' },
    { to: '/admin/accounts', label: 'accounts', for: 'siteAdmin' },
    { to: '/admin/log', label: 'staffLog', for: 'siteAdmin' },
    { to: '/admin/health', label: 'health', for: 'siteAdmin', owns: ['/admin/unsent-mails'] },
    { to: '/admin/mypage', label: 'staffProfile', for: 'signedIn', owns: ['/admin/change-password'] },
  ],
};

export const visibleTo = (items: NavigationItem[], signedIn: PageData['signedIn']): NavigationItem[] =>
  items.filter(({ for: who }) => {
    if (!who) return true;
    if (!signedIn) return false;
    return who === 'signedIn' || (who === 'staff' ? signedIn.isStaff : signedIn.isSiteAdmin);
  });
