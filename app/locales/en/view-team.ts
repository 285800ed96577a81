import type { viewTeam as source } from '../ja/view-team';
import type { Translated } from '../translated';

export const viewTeam: Translated<typeof source> = {
  title: 'Team of {{name}}',
  tonamelId: 'Tonamel ID',
  ots: 'Open team sheet',
  cts: 'Closed team sheet',
  pageLanguage: 'Page language',
  names: {
    label: 'Show names in',
    ja: '日本語',
    en: 'English',
    both: 'Both',
  },
  teraType: 'Tera type',
  statAlignment: 'Stat Alignment',
  ability: 'Ability',
  item: 'Item',
  moves: 'Moves',
  blank: 'not given',
  read: {
    legend:
      'Dotted entries were read from the team image automatically. The player has not confirmed them yet.',
    sure: 'read from the image, not confirmed',
    unsure: 'read from the image, may be wrong',
  },
  reading: {
    queued: 'The team image is waiting to be read. Please reload in a moment.',
    reading: 'The team image is being read. Please reload in a moment.',
    failed: 'The team image could not be read. Please look at the image itself.',
    reload: 'Reload',
  },
  closed: 'This tournament uses closed team sheets: opponents see the six Pokémon only.',
  corrected: 'With the organizers’ approval, this sheet was corrected on',
  image: 'Team image',
  imageAlt: 'Team image of {{name}}',
  imageWhole: 'View the image full screen',
  imageAlone: 'Open the image alone',
  imageClose: 'Close',
  edit: 'Edit team',
  qr: 'Show QR code',
  print: 'This page prints on one A4 sheet.',
  fanProject: 'Sixsheet is an unofficial fan project.',
  mine: {
    open: 'Anyone with the link can see this page.',
    species: 'Opponents see the six Pokémon only. The details are for you and the organizers.',
    notStarted: 'The tournament has not started: only the player and the organizers can see this page.',
    private: 'Private after the tournament: only the player and the organizers can see this page.',
    withdrawn: 'This team was withdrawn: only the player and the organizers can see this page.',
  },
  denied: {
    notStarted: {
      title: 'Not yet',
      text: 'You cannot view other teams before the tournament starts',
    },
    private: {
      title: 'This team is private',
      text: 'The tournament is over, and this team has not been made public.',
    },
    withdrawn: {
      title: 'This team was withdrawn',
      text: 'The player or the organizers took this team back.',
    },
    startsAt: 'Tournament starts',
    afterStart: 'Reload this page once it has started.',
    toTournament: 'To the tournament page',
  },
  qrPage: {
    title: 'QR code of {{name}}',
    label: 'QR code that opens the team page',
    scan: 'Scan it with a camera to open the team page.',
    brightness: 'Hard to scan? Turn up the screen brightness.',
    open: 'Open the team page',
  },
};
