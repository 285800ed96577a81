import { createHmac } from 'node:crypto';
import { newId } from '~/db/ids';
import { ask } from './log-lines';

export const secret = `whsec_${Buffer.from('a signing key of the mail API').toString('base64')}`;
const foreign = `whsec_${Buffer.from('a signing key of somebody else').toString('base64')}`;

export interface Signing {
  body: string;
  secret?: string;
  id?: string;
  at?: Date;
  /** The header as a whole. */
  signature?: string;
}

export function signatureOf({ body, secret: by = secret, id = 'msg_1', at = new Date() }: Signing): string {
  const key = Buffer.from(by.slice('whsec_'.length), 'base64');
  const timestamp = Math.floor(at.getTime() / 1000);
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Resend signs and sends it so, through Svix. */
export function sendSigned(signing: Signing, change: Partial<Env> = { MAIL_WEBHOOK_SECRET: secret }) {
  const { body, id = 'msg_1', at = new Date() } = signing;
  const headers = {
    'Content-Type': 'application/json',
    'svix-id': id,
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    'svix-signature': signing.signature ?? signatureOf(signing),
  };
  return ask('/mail-events', { method: 'POST', body, headers }, change);
}

export const signedByOther = (body: string) => signatureOf({ body, secret: foreign });

interface Event {
  to: string | readonly string[];
  at?: Date;
  data?: object;
}

/** The body of an event, as the documentation of Resend has it. */
export const bodyOf = (type: string, { to, at = new Date(), data }: Event) =>
  JSON.stringify({
    type,
    created_at: at.toISOString(),
    data: {
      created_at: at.toISOString(),
      email_id: newId(),
      from: 'Sixsheet <noreply@example.com>',
      to: [to].flat(),
      subject: 'A subject',
      ...data,
    },
  });

const bounce = (type: string) => ({ bounce: { type, subType: 'General', message: 'The mailbox is gone.' } });

export const bounced = (to: string | readonly string[], at?: Date) =>
  bodyOf('email.bounced', { to, at, data: bounce('Permanent') });
export const transient = (to: string, at?: Date) =>
  bodyOf('email.bounced', { to, at, data: bounce('Transient') });
