import { readSignedToken, signedToken } from '~/accounts/signed-link.server';
import { isId } from '~/db/ids';
import { isMailTopic, type MailTopic } from './topics';

export interface StopLink {
  userId: string;
  topic: MailTopic;
}

/** Signs an unsubscribe token. It never expires, as people keep mails for years. */
export const stopToken = (secret: string, { userId, topic }: StopLink): string =>
  signedToken(secret, 'stop', userId, topic);

export function readStopToken(secret: string, token: string): StopLink | undefined {
  const [userId = '', topic = '', ...more] = readSignedToken(secret, 'stop', token) ?? [];
  if (!isId(userId) || !isMailTopic(topic) || more.length > 0) return undefined;
  return { userId, topic };
}
