import { createHmac, randomBytes } from 'node:crypto';

/** A new salt makes a new secret. */
export const newSalt = (): string => randomBytes(24).toString('base64url');

const keyOf = (siteSecret: string, salt: string) =>
  createHmac('sha256', siteSecret).update(`webhook ${salt}`).digest();

/** Signing secret in the format of Standard Webhooks, which the database alone does not reveal. */
export const secretOf = (siteSecret: string, salt: string): string =>
  `whsec_${keyOf(siteSecret, salt).toString('base64')}`;

export function signedHeaders(
  { siteSecret, salt }: { siteSecret: string; salt: string },
  id: string,
  body: string,
  now: Date,
) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', keyOf(siteSecret, salt)).update(`${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
}
