import type { requests as source } from '../ja/requests';
import type { Translated } from '../translated';

export const requests: Translated<typeof source> & Plurals = {
  title: 'Host tournaments',
  lead: 'Groups host tournaments. Request a new group, or ask to join one. Site admins review new groups, and a group’s own admins decide who joins it. You’ll get the result by email, which can take a few days.',
  kind: 'Type of request',
  kinds: { newGroup: 'New group', join: 'Join a group' },
  groupName: 'Group name',
  groupNameHint: 'Up to 40 characters. Tournament pages show it as the organizer.',
  purpose: 'Purpose',
  purposeHint: 'What tournaments do you plan, how big and how often? Up to 1,000 characters.',
  joinPurposeHint: 'How do you know the group, and what will you do? Up to 1,000 characters.',
  links: 'Links',
  linksHint: 'Past tournaments or your community’s page. One per line, up to 5.',
  choose: 'Choose the group to join',
  otherGroup: 'Choose another group',
  send: 'Send request',
  own: 'Your requests',
  open: 'Open group',
  withdraw: 'Withdraw',
  states: { open: 'Pending', approved: 'Approved', declined: 'Declined', withdrawn: 'Withdrawn' },
  asks: { newGroup: 'New group: {{name}}', join: 'Join {{name}} as {{role}}' },
  answer: 'Reply',
  answerHint: 'We’ll email this to the person. If you decline, say why.',
  decideTitle: 'Requests',
  noneOpen: 'No pending requests.',
  decided: 'Recently decided',
  decider: 'Decided by',
  deciderGone: 'A former member',
  joins: 'Requests to join (pending)',
  joinsLead: 'Each group’s own admins decide who joins it.',
  joinsTitle: 'Requests to join',
  joinsWait_one: '{{count}} request to join is waiting',
  joinsWait_other: '{{count}} requests to join are waiting',
  from: 'From',
  userSince: 'Account since',
  namesakes: 'There’s already a group with this name.',
  approve: 'Approve',
  decline: 'Decline',
  problems: {
    groupNameRequired: 'Enter a group name.',
    groupNameTooLong: 'Group names can have up to {{max}} characters.',
    purposeRequired: 'Enter the purpose.',
    purposeTooLong: 'The purpose can have up to {{max}} characters.',
    tooManyLinks: 'Use up to {{max}} links.',
    linkInvalid: 'Enter one URL per line, starting with https://',
    groupRequired: 'Choose the group to join.',
    tooMany: 'You can have up to {{max}} pending requests. Wait for a reply, or withdraw one.',
    answerRequired: 'Say why you’re declining.',
    answerTooLong: 'The reply can have up to {{max}} characters.',
  },
  mails: {
    answer: '\nReply:\n{{answer}}\n',
    asked: {
      subject: 'Request to join {{group}} - Sixsheet',
      text: '{{name}} asks to join {{group}} as {{role}}.\n\nPurpose:\n{{purpose}}\n\nApprove or decline:\n{{url}}',
    },
    approved: {
      subject: 'Your request was approved - Sixsheet',
      text: 'Your request was approved:\n{{what}}\n{{answer}}\nGroup page:\n{{url}}',
    },
    declined: {
      subject: 'About your request - Sixsheet',
      text: 'We couldn’t approve your request this time:\n{{what}}\n{{answer}}\nYour requests:\n{{url}}',
    },
  },
};

interface Plurals {
  joinsWait_one: string;
}
