import type { Database } from '~/db/client.server';
import { outbox } from '~/db/schema';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Delivers a mail: on one's own machine into the outbox, elsewhere by the HTTP API that the configuration names. */
export async function sendMail(db: Database, env: Env, mail: Mail) {
  if (env.ENVIRONMENT === 'local') {
    await db.insert(outbox).values(mail);
  } else {
    await sendByApi({ url: env.MAIL_API_URL, key: env.MAIL_API_KEY, from: env.MAIL_FROM }, mail);
  }
}

/** Resend's API for one mail. Throws when it was not accepted; the message has the status, never the key. */
export async function sendByApi(api: { url: string; key: string; from: string }, mail: Mail) {
  const response = await fetch(api.url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${api.key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ from: api.from, to: [mail.to], subject: mail.subject, text: mail.text }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail API answered ${response.status}.`);
}
