import type { mails as source } from '../../ja/mails/choices';
import type { Translated } from '../../translated';

export const mails: Translated<typeof source> = {
  title: 'Email settings',
  lead: 'Choose which emails we send to {{email}}.',
  about: {
    own: 'Tournaments you submitted to',
    organizers: 'Organizers you’ve submitted to',
  },
  topics: {
    deadline: {
      name: 'Deadline reminders',
      hint: 'While you can still edit your team. Includes reminders from staff when your team is missing.',
    },
    announcement: { name: 'Announcements', hint: 'Those that staff choose to email too.' },
    results: { name: 'Results', hint: 'When places and records are public.' },
    progress: {
      name: 'Progress',
      hint: 'When submission has closed, and when the tournament starts and ends.',
    },
    receipt: { name: 'Receipts', hint: 'When you’ve submitted a team.' },
    onAir: { name: 'Streams', hint: 'When the tournament goes on air.' },
    organizers: {
      name: 'New tournaments',
      hint: 'When one is published or opens for submission, by organizers you submitted to within the last year.',
    },
  },
  none: 'Stop all of these',
  always: {
    title: 'Emails you always get',
    account: 'Account security: confirmations, sign-ins, passwords and so on',
    team: 'Staff actions on your team: corrections, unlocking, withdrawal and so on',
    canceled: 'Canceled tournaments',
    decided: 'Decisions on your requests, posts and reports about you',
  },
  returned: {
    bounced: {
      title: 'Your emails don’t arrive',
      text: 'An email to {{email}} came back to us ({{at}}).',
      way: 'We’ve stopped emails about tournaments. Change your email address, or make sure that this one can receive email and resume.',
    },
    complained: {
      title: 'Your emails are stopped',
      text: 'An email to {{email}} was reported as spam ({{at}}).',
      way: 'We’ve stopped emails about tournaments. To get them again, mark us as not spam and resume.',
    },
    button: 'Send a test email and resume',
    tested:
      'We’ve sent a test email to {{email}} and resumed the others. If it doesn’t arrive, change your email address.',
    mail: {
      subject: 'Test email - Sixsheet',
      text: 'If you can read this, emails from Sixsheet reach you. We’ve resumed the others too.\n\nEmail settings: {{url}}',
    },
  },
  stop: {
    title: 'Stop emails',
    ask: 'Stop “{{name}}” emails?',
    isOff: '“{{name}}” emails are off.',
    button: 'Stop these emails',
    stopped: 'We’ve stopped “{{name}}” emails.',
    resumed: '“{{name}}” emails are on again.',
    resume: 'Turn back on',
    unknown:
      'This link doesn’t work. Check that you have all of it. You can also sign in and change this on My page.',
    others: 'You’ll still get other kinds of email.',
    all: 'All email settings',
  },
};
