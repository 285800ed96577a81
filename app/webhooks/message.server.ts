import type { WebhookMessage } from '~/api/shapes/notice';
import { discordBody } from './discord';
import { embedOf } from './embed.server';
import { signedHeaders } from './signature.server';
import type { Webhook } from './webhook';

interface Sending {
  /** ID of the delivery, the same at each try. */
  id: string;
  env: Pick<Env, 'SESSION_SECRET'>;
  now: Date;
}

export function messageOf(
  { kind, language, salt }: Pick<Webhook, 'kind' | 'language' | 'salt'>,
  message: WebhookMessage,
  { id, env, now }: Sending,
): { body: string; headers: Record<string, string> } {
  if (kind === 'discord')
    return { body: JSON.stringify(discordBody(embedOf(message, language))), headers: {} };
  const body = JSON.stringify(message);
  const headers = signedHeaders({ siteSecret: env.SESSION_SECRET, salt }, `msg_${id}`, body, now);
  return { body, headers };
}

export const testOf = (group: { id: string; name: string }, now: Date): WebhookMessage => ({
  type: 'webhook.test',
  timestamp: now.toISOString(),
  data: { group, name: { ja: 'テスト', en: 'Test' } },
});
