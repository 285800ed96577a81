import type { hall as source } from '../ja/hall';
import type { Translated } from '../translated';

export const hall: Translated<typeof source> & Plurals = {
  title: '{{name}}: announcements',
  announcements: 'Announcements',
  lead: 'Shown on the tournament page, on My page and the “Team submitted” page of its players, and on the hall screen.',
  openHall: 'Open the hall screen',
  write: 'Write an announcement',
  titleJa: 'Title (Japanese)',
  titleEn: 'Title (English)',
  textJa: 'Text (Japanese)',
  textEn: 'Text (English)',
  showsAt: 'Show from',
  showsAtHint: 'Leave empty to show it now. {{zone}}.',
  isMailed: 'Send it by email too',
  isMailedHint: 'Reaches players who submitted with an account. Guests get no email. Up to {{max}} a day.',
  unmailed: 'Your announcement was saved but not emailed: each tournament can send up to {{max}} a day.',
  unreachable_one: 'It won’t reach {{count}} player whose emails bounce.',
  unreachable_other: 'It won’t reach {{count}} players whose emails bounce.',
  unsent_one: '{{count}} email wasn’t sent',
  unsent_other: '{{count}} emails weren’t sent',
  send: 'Publish announcement',
  takeBack: 'Retract',
  mailed: 'Email sent',
  toMail: 'Email scheduled',
  states: { shown: 'Showing', later: 'Scheduled', takenBack: 'Retracted' },
  older_one: '{{count}} more announcement',
  older_other: '{{count}} more announcements',
  screen: {
    title: '{{name}}: hall screen',
    deadline: 'Deadline',
    start: 'Start',
    end: 'End',
    submit: 'Submit your team',
    page: 'Tournament page',
    stale: 'Can’t get the latest. Reconnecting.',
    missing_one: '{{count}} team sheet missing',
    missing_other: '{{count}} team sheets missing',
    moreMissing_one: 'and {{count}} more',
    moreMissing_other: 'and {{count}} more',
    allIn: 'All team sheets are in',
    states: {
      open: 'Team submission is open',
      closedByHand: 'Team submission is closed',
      deadlinePassed: 'Team submission is closed',
      notPublished: 'Not open yet',
      canceled: 'This tournament is canceled',
      running: 'In progress',
      over: 'The tournament is over',
    },
  },
  mail: { subject: '{{tournament}}: {{title}}' },
  problems: {
    title: 'Enter a title.',
    tooLong: 'Use up to {{max}} characters.',
    date: 'That isn’t a valid date and time.',
    far: 'Choose a time within 30 days.',
    tooMany:
      'This tournament has reached its limit of announcements. No more can be added, even if you retract some.',
  },
};

interface Plurals {
  screen: Record<'missing_one' | 'moreMissing_one', string>;
  older_one: string;
  unreachable_one: string;
  unsent_one: string;
}
