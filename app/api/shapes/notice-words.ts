import type { RecordedKind } from '~/db/notice-kind';
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
  'entrants.reminded': 'reminded',
  'webhook.test': 'test',
} as const satisfies Record<RecordedKind | WebhookMessageKind, string>;
