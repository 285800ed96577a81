import type { WebhookMessageKind } from './notice';

export const wordOf = {
  'tournament.published': 'published',
  'tournament.opened': 'opened',
  'tournament.deadline_near': 'deadlineNear',
  'tournament.closed': 'closed',
  'tournament.started': 'started',
  'tournament.ended': 'ended',
  'sheet.submitted': 'submitted',
  'sheet.corrected': 'corrected',
  'results.published': 'results',
  'announcement.posted': 'announcement',
  'broadcast.on_air': 'onAir',
  'round.published': 'round',
  'match.reported': 'match',
  'webhook.test': 'test',
} as const satisfies Record<WebhookMessageKind, string>;
