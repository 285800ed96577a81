export const noticeKinds = [
  'tournament.published',
  'tournament.opened',
  'tournament.deadline_near',
  'tournament.closed',
  'tournament.started',
  'tournament.ended',
  'sheet.submitted',
  'sheet.corrected',
  'results.published',
  'announcement.posted',
  'broadcast.on_air',
  'round.published',
  'match.reported',
] as const;
/** Events that webhooks can be told. */
export type NoticeKind = (typeof noticeKinds)[number];

/** Staff's reminder is recorded for its mails alone. */
export type RecordedKind = NoticeKind | 'entrants.reminded';
