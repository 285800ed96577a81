import type { shell as source } from '../ja/shell';
import type { Translated } from '../translated';

export const shell: Translated<typeof source> & Ordinals = {
  skipToContent: 'Skip to content',
  languageSwitch: 'Language',
  siteNavigation: 'Main',
  areaNavigation: 'Section',
  menu: 'Menu',
  pages: {
    tournaments: 'Tournaments',
    posts: 'Shared teams',
    myPosts: 'Posts',
    favorites: 'Favorites',
    reviewPosts: 'Review posts',
    readings: 'Readings',
    regulations: 'Regulations',
    health: 'Health',
    desk: 'Organizer home',
    groups: 'Groups',
    requests: 'Requests',
    requestRole: 'Host tournaments',
    staffProfile: 'Staff profile',
    myPage: 'My page',
    history: 'History',
    privacy: 'Privacy',
    terms: 'Terms',
    contact: 'Contact',
  },
  footer: {
    label: 'About this site',
    unofficial:
      'Sixsheet is an unofficial fan project for community tournaments. It’s not affiliated with Nintendo, The Pokémon Company, Creatures or Game Freak.',
    trademarks: 'Pokémon names are trademarks of their owners. We use no game artwork.',
  },
  signIn: 'Sign in',
  signOut: 'Sign out',
  errorPage: {
    notFoundTitle: 'We can’t find that page',
    notFoundNext:
      'The URL may have changed, or the page may be gone. Scan the QR code again or browse the tournaments.',
    forbiddenTitle: 'You can’t open this page',
    forbiddenNext:
      'It may not be public yet, or you may be signed in with another account. If you’re not sure, ask the organizer.',
    requestTitle: 'We couldn’t accept that',
    requestNext: 'Please go back, check what you entered and try again.',
    serverTitle: 'Something went wrong on our side',
    serverNext:
      'Teams you’ve already submitted are safe. Wait a moment and reload. In a hurry? Tell the tournament’s organizer.',
    unavailableNext:
      'Part of our server isn’t answering right now. Teams you’ve already submitted are safe. Wait a moment and reload. In a hurry? Tell the tournament’s organizer.',
    givenBackNext:
      'A problem on our side kept us from finishing. Everything you typed is still on this page. Keep it open, wait a moment and send it again.',
    sendAgain: 'Send again',
    filesLost: 'This page can’t keep images. Please choose them again later.',
    passwordsLost: 'This page doesn’t keep passwords. Enter yours again on the next page.',
    typedOpen: 'See what you typed',
    typed: 'What you typed',
    toTournaments: 'Browse tournaments',
    toHome: 'Go home',
    again: 'Reload',
    number: 'If you write to us, say this number: {{requestId}}',
  },
  close: 'Close',
  notice: 'Notice',
  toasts: {
    saved: 'Saved',
    decided: 'Reply sent',
    requestWithdrawn: 'Withdrawn',
    teamWithdrawn: 'Team withdrawn',
    teamRestored: 'Team restored',
    requestSent: 'Request sent',
    undone: 'Undone',
    published: 'Published',
    memberAdded: 'Member added',
    memberRemoved: 'Member removed',
    groupLeft: 'You left the group',
    submitted: 'Submitted',
    deleted: 'Deleted',
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    devicesSignedOut: 'Device signed out',
    accountMade: 'Account created',
    passwordChanged: 'Password changed',
    emailChanged: 'Email address changed',
    accountDeleted: 'Account deleted',
    googleLinked: 'Linked to Google',
    claimed: 'Added to your account',
    madePublic: 'Made public',
    madePrivate: 'Made private',
    postApproved: 'Post published',
    postRejected: 'Post sent back',
    copied: 'Copied',
  },
  labelled: '{{label}}: {{value}}',
  nameless: 'Anonymous player',
  place_ordinal_one: '{{count}}st place',
  place_ordinal_two: '{{count}}nd place',
  place_ordinal_few: '{{count}}rd place',
  place_ordinal_other: '{{count}}th place',
  loading: 'Processing',
  copy: 'Copy',
  newTab: '(opens in a new tab)',
  newBuild: 'Sixsheet has been updated.',
  reload: 'Reload',
};

/** 1st, 2nd and 3rd, which the Japanese strings do not tell from 4th. */
interface Ordinals {
  place_ordinal_one: string;
  place_ordinal_two: string;
  place_ordinal_few: string;
}
