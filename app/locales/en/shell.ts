import type { shell as source } from '../ja/shell';
import type { Translated } from '../translated';

export const shell: Translated<typeof source> = {
  pageNotFound: 'Page not found: {{path}}',
  skipToContent: 'Skip to content',
  languageSwitch: 'Language',
  siteNavigation: 'Site',
  areaNavigation: 'This area',
  pages: {
    tournaments: 'Tournaments',
    desk: 'Organize',
    groups: 'Groups',
    requests: 'Requests',
    staffProfile: 'Staff profile',
    myPage: 'My page',
    history: 'History',
  },
  footer: {
    unofficial:
      'Sixsheet is an unofficial fan project for community tournaments. It is not affiliated with Nintendo, The Pokémon Company, Creatures or Game Freak.',
    trademarks: 'Pokémon names are trademarks of their owners. No game artwork is used.',
  },
  signIn: 'Sign in',
  signOut: 'Sign out',
  errorPage: {
    notFoundTitle: 'Page not found',
    notFoundNext:
      'The address may be mistyped, or the page is gone. Scan the QR code again, or look in the list of tournaments.',
    forbiddenTitle: 'You cannot view this page',
    forbiddenNext: 'Please check that the link is right. If in doubt, ask the organizer of the tournament.',
    requestTitle: 'That was not accepted',
    requestNext: 'Please go back to the page before and try again.',
    serverTitle: 'Something went wrong',
    serverNext:
      'The fault is on our side. Wait a moment and reload the page; if it goes on, tell the organizer of the tournament.',
    toTournaments: 'See the tournaments',
    toHome: 'Home',
    again: 'Reload',
  },
  close: 'Close',
  notice: 'Notice',
  toasts: {
    saved: 'Saved',
    memberAdded: 'Member added',
    memberRemoved: 'Member removed',
    groupLeft: 'You left the group',
    submitted: 'Submitted',
    deleted: 'Deleted',
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    accountMade: 'Your account is ready',
    passwordChanged: 'Password changed',
    claimed: 'Added to your account',
    madePublic: 'Made public',
    madePrivate: 'Made private',
    copied: 'Copied',
  },
  loading: 'Processing',
  copy: 'Copy',
  newTab: '(opens in a new tab)',
  newBuild: 'A new version is out.',
  reload: 'Reload',
};
