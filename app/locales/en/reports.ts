import type { reports as source } from '../ja/reports';
import type { Translated } from '../translated';

interface Plural {
  queue: { count_one: string };
  mails: { waiting: { text_one: string } };
}

export const reports: Translated<typeof source> & Plural = {
  title: { post: 'Report this post', team: 'Report this name', tournament: 'Report this tournament' },
  what: { post: 'Post', team: 'Name', tournament: 'Tournament' },
  lead: 'Only site admins read this. Whoever it’s about isn’t told who reported it.',
  cause: 'Reason',
  causes: {
    insult: 'Insulting or discriminatory',
    personal: 'Exposes someone’s personal data',
    spam: 'Spam or advertising',
    copied: 'Copied, false or pretending to be someone else',
    other: 'Something else',
  },
  text: 'Details',
  textHint: 'Optional, up to 500 characters. For “Something else”, tell us what’s wrong.',
  contact: 'Site admins may contact me about this',
  contactHint: 'Only site admins see your display name and email.',
  anonymous: 'This is sent anonymously, so we can’t reply.',
  send: 'Send report',
  back: 'Back to the page',
  sent: {
    title: 'Thanks for your report',
    text: 'A site admin will look at it and take it down if needed. We won’t send you the result.',
    again: 'We already have a report about this. There’s no need to send another.',
    urgent: 'If it’s urgent or you need a reply, use the contact page.',
  },
  problems: {
    causeRequired: 'Choose a reason.',
    textRequired: 'Tell us what’s wrong.',
    textTooLong: 'Details can have up to {{max}} characters.',
    tooMany:
      'We can’t take more reports right now. Try again tomorrow, or use the contact page. What you entered is still here.',
    decisionRequired: 'Choose why you’re taking it down.',
    reasonRequired: 'For “Something else”, write the reason.',
    reasonTooLong: 'The reason can have up to {{max}} characters.',
    noteRequired: 'Say why you’re restoring it.',
    noteTooLong: 'The reason can have up to {{max}} characters.',
    changed: 'It has changed or is no longer public. Please look again.',
    decided: 'Another site admin already decided.',
    notRestored: 'It couldn’t be restored. It has changed since, or was restored already.',
  },
  told: {
    insult: 'It contains insulting or discriminatory language.',
    personal: 'It contains someone’s personal data without their consent.',
    spam: 'It’s advertising, or has nothing to do with what this site is for.',
    copied: 'It uses other people’s work, states something false, or pretends to be someone else.',
  },
  queue: {
    title: 'Reports',
    show: 'Reports to show',
    open: 'Open',
    decided: 'Past decisions',
    noneOpen: 'No open reports.',
    noneDecided: 'No decisions yet.',
    kinds: { post: 'Post', team: 'Name', tournament: 'Tournament' },
    count_one: '{{count}} report',
    count_other: '{{count}} reports',
    each: '{{cause}}: {{count}}',
    since: 'First reported',
    texts: 'What was written',
    notPublic: 'It isn’t public right now.',
    keep: 'Nothing wrong',
    keepHint: 'Closes this report. A new report opens it again.',
    cause: 'Why it’s taken down',
    causeHint: 'The author is told in their language, by email and on their page.',
    choose: 'Choose a reason',
    reason: 'Note to the author',
    reasonHint: 'The author sees this as you write it. Up to 500 characters. Required for “Something else”.',
    takeDown: { post: 'Take post down', team: 'Hide name', tournament: 'Take tournament down' },
    states: { open: 'Open', kept: 'Nothing wrong', takenDown: 'Taken down', restored: 'Restored' },
    by: '{{name}}',
    someone: 'a deleted account',
    decidedBy: 'Decided',
    restoredBy: 'Restored',
    note: 'Why you’re restoring it',
    noteHint: 'Only site admins see this. Up to 500 characters.',
    restore: 'Restore',
    waiting: 'Waiting for you',
    waits: {
      reports: 'Reports: {{count}}',
      posts: 'Posts in review: {{count}}',
      requests: 'Requests: {{count}}',
    },
  },
  tournamentDown: {
    title: 'A site admin took this tournament down.',
    next: 'Fix it and tell us through the contact page. Once we’ve checked it, it can be public again. Submitted teams are still there.',
    contact: 'Contact',
  },
  mails: {
    objection: 'If you disagree with this decision, tell us here: {{contact}}',
    takenDown: {
      post: {
        subject: 'Your post was taken down - Sixsheet',
        text: 'A site admin took down your post “{{name}}”.\n\nReason:\n{{reason}}\n\nEdit it and submit it again for another review.\n{{url}}\n\n{{objection}}',
      },
      team: {
        subject: 'Your display name was hidden - Sixsheet',
        text: 'A site admin hid the display name “{{name}}” of your team for {{of}}. Everyone but you and staff now sees “name hidden” instead. Your team and result haven’t changed.\n\nReason:\n{{reason}}\n\nYou can change the name until the deadline. After that, ask the tournament’s staff.\n{{url}}\n\n{{objection}}',
      },
      tournament: {
        subject: 'Your tournament was taken down - Sixsheet',
        text: 'A site admin took down the tournament “{{name}}”. Submitted teams are still there.\n\nReason:\n{{reason}}\n\nFix it and write to the contact below. Once we’ve checked it, it can be public again.\n{{url}}\n\n{{objection}}',
      },
    },
    restored: {
      post: {
        subject: 'Your post is public again - Sixsheet',
        text: 'Your post “{{name}}”, which was taken down, is public again.\n\n{{url}}',
      },
      team: {
        subject: 'Your display name is shown again - Sixsheet',
        text: 'The display name “{{name}}” of your team for {{of}} is shown again.\n\n{{url}}',
      },
      tournament: {
        subject: 'Your tournament is public again - Sixsheet',
        text: 'The tournament “{{name}}”, which was taken down, is public again.\n\n{{url}}',
      },
    },
    waiting: {
      subject: 'Reports are waiting - Sixsheet',
      text_one: '{{count}} reported item is waiting for you.\n\n{{url}}\n\nWe send this at most once a day.',
      text_other:
        '{{count}} reported items are waiting for you.\n\n{{url}}\n\nWe send this at most once a day.',
    },
  },
};
