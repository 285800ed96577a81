import { readSignedToken, signedToken } from '~/accounts/signed-link.server';
import { isId } from '~/db/ids';
import { isMailTopic, type MailTopic } from './topics';

/** Whose mails, and which of them. */
export interface StopLink {
  userId: string;
  topic: MailTopic;
}

/** For the address in a mail: mails are kept for years, so it works for as long as the account is there. */
export const stopToken = (secret: string, { userId, topic }: StopLink): string =>
  signedToken(secret, 'stop', userId, topic);

/** What a token stands for; undefined where this site has not signed it. */
export function readStopToken(secret: string, token: string): StopLink | undefined {
  const [userId = '', topic = '', ...more] = readSignedToken(secret, 'stop', token) ?? [];
  if (!isId(userId) || !isMailTopic(topic) || more.length > 0) return undefined;
  return { userId, topic };
}
