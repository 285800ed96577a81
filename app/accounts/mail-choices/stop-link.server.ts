import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '~/db/ids';
import { isMailTopic, type MailTopic } from './topics';

/** Whose mails, and which of them. */
export interface StopLink {
  userId: string;
  topic: MailTopic;
}

const sign = (secret: string, { userId, topic }: StopLink) =>
  createHmac('sha256', secret).update(`stop:${userId}:${topic}`).digest('base64url');

/** For the address in a mail: mails are kept for years, so it works for as long as the account is there. */
export const stopToken = (secret: string, link: StopLink): string =>
  `${link.userId}.${link.topic}.${sign(secret, link)}`;

/** What a token stands for; undefined where this site has not signed it. */
export function readStopToken(secret: string, token: string): StopLink | undefined {
  const [userId = '', topic = '', signature = '', ...more] = token.split('.');
  if (!isId(userId) || !isMailTopic(topic) || more.length > 0) return undefined;
  const expected = Buffer.from(sign(secret, { userId, topic }));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned ? { userId, topic } : undefined;
}
