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
export type NoticeKind = (typeof noticeKinds)[number];
