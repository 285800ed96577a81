import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new salt makes a new secret. */
export const newSalt = (): string => randomBytes(24).toString('base64url');

const keyOf = (siteSecret: string, salt: string) =>
  createHmac('sha256', siteSecret).update(`webhook ${salt}`).digest();

/** Signing secret in the format of Standard Webhooks, which the database alone does not reveal. */
export const secretOf = (siteSecret: string, salt: string): string =>
  `whsec_${keyOf(siteSecret, salt).toString('base64')}`;

const sign = (key: Buffer, id: string, timestamp: string, body: string) =>
  createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();

export function signedHeaders(
  { siteSecret, salt }: { siteSecret: string; salt: string },
  id: string,
  body: string,
  now: Date,
) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = sign(keyOf(siteSecret, salt), id, timestamp, body);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.toString('base64')}`,
  };
}

// The least that Standard Webhooks allow; an empty key would let everybody sign.
const minKeyBytes = 24;

/** Key in a `whsec_` secret; undefined if the secret is empty or too short. */
export function keyIn(secret: string | undefined): Buffer | undefined {
  const key = Buffer.from((secret ?? '').trim().replace(/^whsec_/, ''), 'base64');
  return key.length >= minKeyBytes ? key : undefined;
}

const toleranceMs = 5 * 60_000;
/** A sender that rotates its secret signs with two keys. */
const maxSignatures = 8;

interface SignedMessage {
  id: string | null;
  /** Unix time in seconds. */
  timestamp: string | null;
  /** `v1,BASE64`, several with spaces between them. */
  signatures: string | null;
  body: string;
}

/** Verifies a message of Standard Webhooks in constant time. It is valid for five minutes. */
export function isSigned(
  key: Buffer,
  { id, timestamp, signatures, body }: SignedMessage,
  now: Date,
): boolean {
  if (!id || !signatures || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs) return false;
  const expected = sign(key, id, timestamp, body);
  return signatures.split(' ', maxSignatures).some((each) => {
    const [version, signature = ''] = each.split(',', 2);
    const actual = Buffer.from(signature, 'base64');
    return version === 'v1' && actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}
