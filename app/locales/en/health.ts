import type { health as source } from '../ja/health';
import type { Translated } from '../translated';

export const health: Translated<typeof source> & {
  mail: { givenUp_one: string; past_one: string };
  unsent: { people_one: string };
} = {
  title: 'Health',
  lead: 'As of {{at}}. Reload the page to look again.',
  states: { good: 'OK', watch: 'Watch', bad: 'Failing' },
  all: { good: 'Everything is OK.', watch: 'Something is worth a look.', bad: 'Something needs you.' },
  guide: 'What to do about each line is in docs/operations.md of the repository.',
  parts: {
    d1: 'Database (D1)',
    r2: 'Image storage (R2)',
    queue: 'Readings waiting',
    deadLetters: 'Readings given up',
    mail: 'Email',
    sweeper: 'Scheduled work',
    errors: 'Errors (5xx)',
    policy: 'Content policy (CSP) reports',
    storage: 'Database size',
  },
  advice: {
    d1: 'Look at Cloudflare’s status page. If the log says no such table or no such column, run npx wrangler d1 migrations apply DB --remote.',
    r2: 'Look at Cloudflare’s status page, and check that the bucket in wrangler.toml exists. Teams can still be submitted without images.',
    queue:
      'Check whether delivery is paused (npx wrangler queues info sixsheet-readings) and whether the reader fails (npx wrangler tail sixsheet-reader). Waiting images are queued again automatically.',
    deadLetters:
      'Look for the same error in the log. If it goes on, run npx wrangler rollback --name sixsheet-reader.',
    mail: '401 or 403: the email service’s API key (npx wrangler secret put MAIL_API_KEY) or the sender’s domain. 429: the plan of the email service. 5xx or no answer: its status page.',
    sweeper:
      'Check the cron under Triggers in the dashboard, then run npm run deploy again. If a failed part is named, look for it in the log.',
    errors:
      'Group the errors in the log by message and URL. If they began with a deployment, run npx wrangler rollback.',
    policy:
      'Look at policy.violated in the log. Right after a deployment it’s new code; an unknown host may mean that a page was tampered with.',
    storage: 'Before the next large tournament, split the data as docs/scale.md says.',
  },
  answers: 'answers in {{ms}} ms',
  silent: 'doesn’t answer',
  waiting: '{{number}} waiting, the oldest for {{time}}',
  noneWaiting: 'nothing is waiting',
  inDay: '{{number}} in 24 hours',
  mail: {
    last: 'Last failure: {{at}}, HTTP {{status}}',
    lastSilent: 'Last failure: {{at}}, no answer',
    isOver: 'emails have been sent since',
    goesOn: 'no email has been sent since',
    givenUp_one: 'notices given up: {{count}} email',
    givenUp_other: 'notices given up: {{count}} emails',
    past_one: 'notices it’s too late to send: {{count}} email',
    past_other: 'notices it’s too late to send: {{count}} emails',
    seePast: 'See which',
    seeGivenUp: 'Look at them and send again',
  },
  unsent: {
    title: 'Notices that weren’t emailed',
    lead: 'These failed after several tries, or the email service refused them. Sending again reaches only those who haven’t been emailed. Notices leave this list after {{days}} days.',
    none: 'Every notice was emailed.',
    people_one: '{{count}} person',
    people_other: '{{count}} people',
    again: 'Send again',
    past: 'It’s too late to send these: the tournament has moved on.',
    back: 'Back to health',
  },
  sweep: {
    ran: 'ran {{time}} ago, took {{ms}} ms',
    justNow: 'ran less than a minute ago, took {{ms}} ms',
    never: 'has never run',
    failed: 'Failed: {{parts}}',
  },
  rate: {
    hour: 'this hour: {{failures}} of {{requests}}',
    day: '24 hours: {{failures}} of {{requests}}',
    note: 'Counts arrive a few minutes late and may be low.',
  },
  bytes: '{{size}} (limit 10 GB)',
  unknown: 'unknown',
  problems: {
    readings: 'Team images aren’t being read',
    mail: 'Emails aren’t being sent',
    sweeper: 'Scheduled work isn’t running',
  },
  mails: {
    stands: {
      subject: 'Sixsheet: {{what}}',
      text: '{{what}}.\n\nCurrent state: {{url}}\nWhat to do is in docs/operations.md. Until it’s solved, you’ll get this every 6 hours.',
    },
    goesOn: {
      subject: 'Sixsheet: solved: {{what}}',
      text: 'This has been solved: {{what}}\n\nCurrent state: {{url}}',
    },
  },
};
