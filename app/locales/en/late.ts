import type { late as source } from '../ja/late';
import type { Translated } from '../translated';

export const late: Translated<typeof source> = {
  over: 'This tournament has ended, so no team can be added.',
  canceled: 'This tournament was canceled, so no team can be added.',
  toTeams: 'Back to teams',
  shownOnce: 'This link is shown only now. Hand it over before you leave this page.',
  qr: 'QR code of the {{label}}',
  copy: 'Copy link',
  add: {
    title: 'Add a team',
    lead: 'You submit for the player. Teams can be added until the tournament ends, also after the deadline.',
    link: 'Add a team',
  },
  link: {
    title: 'Renew the edit link',
    open: 'Renew edit link',
    lead: 'For when {{name}} has lost their edit link. The old link stops working once a new one is made.',
    button: 'Make a new link',
    handOver: '{{name}}’s edit link',
    handOverLead:
      'Let {{name}} scan the QR code, or send them the link. Whoever has it can see the team, and edit it while it can be edited.',
    label: 'edit link',
    toTeam: 'To the team',
  },
  links: {
    title: 'Late links',
    pageTitle: '{{name}}: late links',
    open: 'Late links',
    lead: 'With a late link one player can submit one team after the deadline. Nothing changes for everyone else.',
    make: 'Make a link',
    makeButton: 'Make link',
    made: 'Links',
    name: 'Player’s name',
    nameHint: 'So that you know whose it is.',
    nameRequired: 'Enter the player’s name.',
    nameTooLong: 'The player’s name can have up to {{max}} characters.',
    until: 'Valid until',
    untilHint: 'In {{zone}}. No later than the end of the tournament.',
    untilAfterEnd: 'Choose a time before the tournament ends.',
    reason: 'Reason',
    reasonHint: 'Up to {{max}} characters. Only staff see it.',
    handOver: '{{name}}’s late link',
    handOverLead:
      'Let them scan the QR code, or send them the link. They can submit one team until it expires.',
    label: 'late link',
    revoke: 'Revoke',
    toSheet: 'Submitted team: {{name}}',
  },
  states: { open: 'Valid', used: 'Submitted', expired: 'Expired', revoked: 'Revoked' },
  refused: {
    used: 'This late link has been used. To edit the team you submitted, ask staff.',
    expired: 'This late link has expired. Still need to submit? Ask staff for a new one.',
    revoked: 'Staff revoked this late link. Still need to submit? Ask staff for a new one.',
    unknown: 'This late link doesn’t work. Check that you have all of it, or ask staff.',
  },
  own: 'You’re using a late link made for you. You can submit one team until its deadline.',
};
