import type { noticeMails as source } from '../../ja/mails/notices';
import type { Translated } from '../../translated';

export const noticeMails: Translated<typeof source> = {
  published: {
    subject: '{{tournament}}: new tournament',
    text: '{{group}} has a new tournament.\n\n{{tournament}}\nStarts: {{start}}\nSubmission deadline: {{deadline}}\n\nTournament page: {{url}}\nSubmit your team: {{submit}}',
  },
  opened: {
    subject: '{{tournament}}: submission is open',
    text: 'You can now submit a team for {{tournament}} by {{group}}.\nDeadline: {{deadline}}\n\nSubmit your team: {{submit}}\nTournament page: {{url}}',
  },
  deadlineNear: {
    subject: '{{tournament}}: the submission deadline is near',
    text: 'The deadline for {{tournament}} is {{deadline}}. Until then you can edit your team as often as you like. If it’s fine as is, there’s nothing to do.\n\nView your team: {{team}}\nEdit team: {{edit}}',
  },
  closed: {
    subject: '{{tournament}}: submission has closed',
    text: 'Submission for {{tournament}} has closed. The tournament starts {{start}}.\n\nView your team: {{team}}\nOpen your QR code: {{qr}}',
  },
  started: {
    subject: '{{tournament}}: it’s started',
    text: '{{tournament}} has started. Opponents can now open your team with its QR code.\n\nOpen your QR code: {{qr}}\nTournament page: {{url}}',
  },
  ended: {
    subject: '{{tournament}}: it’s over',
    text: '{{tournament}} is over. Thank you for playing.\n\nTournament page: {{url}}\nYour team: {{team}}',
  },
  submitted: {
    subject: '{{tournament}}: team submitted',
    text: 'You’ve submitted your team for {{tournament}}. You can edit it as often as you like until the deadline, {{deadline}}.\n\nView your team: {{team}}\nEdit team: {{edit}}\nOpen your QR code: {{qr}}',
  },
  submittedLate: {
    subject: '{{tournament}}: team submitted',
    text: 'You’ve submitted your team for {{tournament}}. The deadline has passed, so it can’t be edited.\n\nView your team: {{team}}\nOpen your QR code: {{qr}}',
  },
  results: {
    subject: '{{tournament}}: the results are public',
    text: 'The results of {{tournament}} are public.\n\nSee the standings: {{url}}\nYour team: {{team}}',
  },
  reminded: {
    subject: 'Your team is still missing - {{tournament}}',
    text: 'Your Tonamel ID is on the list of entrants for {{tournament}}, but your team hasn’t been submitted yet.\n\nDeadline: {{deadline}}\nSubmit it here: {{submit}}\n\nIf you have already submitted it or aren’t playing, please tell the organizer.\nTournament: {{url}}',
  },
  onAir: {
    subject: '{{tournament}}: on air',
    text: '{{tournament}} is on air. See the tournament page or the organizer’s own channels for where to watch.\n\nTournament page: {{url}}',
  },
};
