import type { shell as source } from '../ja/shell';
import type { Translated } from '../translated';

export const shell: Translated<typeof source> & Ordinals = {
  pageNotFound: 'Page not found: {{path}}',
  skipToContent: 'Skip to content',
  languageSwitch: 'Language',
  siteNavigation: 'Site',
  areaNavigation: 'This area',
  menu: 'Menu',
  pages: {
    tournaments: 'Tournaments',
    posts: 'Shared teams',
    myPosts: 'Posts',
    favorites: 'Favorites',
    reviewPosts: 'Review posts',
    desk: 'Organize',
    groups: 'Groups',
    requests: 'Requests',
    requestRole: 'Host',
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
    decided: 'Your answer is sent',
    requestWithdrawn: 'Withdrawn',
    requestSent: 'Your request is sent',
    undone: 'Undone',
    published: 'It is public now',
    memberAdded: 'Member added',
    memberRemoved: 'Member removed',
    groupLeft: 'You left the group',
    submitted: 'Submitted',
    deleted: 'Deleted',
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    accountMade: 'Your account is ready',
    passwordChanged: 'Password changed',
    emailChanged: 'E-mail address changed',
    accountDeleted: 'Your account was deleted',
    googleLinked: 'Linked with Google',
    claimed: 'Added to your account',
    madePublic: 'Made public',
    madePrivate: 'Made private',
    postApproved: 'Post published',
    postRejected: 'Post sent back',
    copied: 'Copied',
  },
  labelled: '{{label}}: {{value}}',
  place_ordinal_one: '{{count}}st place',
  place_ordinal_two: '{{count}}nd place',
  place_ordinal_few: '{{count}}rd place',
  place_ordinal_other: '{{count}}th place',
  loading: 'Processing',
  copy: 'Copy',
  newTab: '(opens in a new tab)',
  newBuild: 'A new version is out.',
  reload: 'Reload',
};

/** 1st, 2nd and 3rd, which the Japanese strings do not tell from 4th. */
interface Ordinals {
  place_ordinal_one: string;
  place_ordinal_two: string;
  place_ordinal_few: string;
}
