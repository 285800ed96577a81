import { desc } from 'drizzle-orm';
import { FetchError, ofetch } from 'ofetch';
import type { Database } from '~/db/client.server';
import { outbox } from '~/db/schema';
import { canMail } from '~/http/configuration';
import { forgetTries, mayTry, wasTried } from '~/limits/attempts.server';
import { addCounts } from '~/log/counts.server';
import { logAct, logError } from '~/log/log.server';
import { noteDown, noteMailWorks } from '~/log/notes.server';
import type { Mail } from './write-mail.server';

/** The mail wasn't accepted. The message contains the API's status, never the key. */
export class MailError extends Error {
  constructor(
    readonly status?: number,
    message = status ? `The mail API answered ${status}.` : 'The mail API did not answer.',
  ) {
    super(message);
  }
}

/** Sends by the configured API, or on a developer's machine into `outbox`. @throws MailError if not accepted */
export async function sendMail(db: Database, env: Env, mail: Mail) {
  if (!canMail(env)) throw new MailError(undefined, 'No mail is sent without PUBLIC_URL.');
  if (env.ENVIRONMENT === 'local') {
    await db.insert(outbox).values(mail).onConflictDoNothing();
  } else {
    await sendByApi({ url: env.MAIL_API_URL, key: env.MAIL_API_KEY, from: env.MAIL_FROM }, mail).catch(
      (error: unknown) => noteFailure(db, error),
    );
    await noteMailWorks(db);
  }
  logAct('mail.sent');
}

/** Records a failure for /admin/health and rethrows. A refusal of this one mail doesn't count as an outage. */
async function noteFailure(db: Database, error: unknown): Promise<never> {
  const now = new Date();
  const status = (error instanceof MailError && error.status) || null;
  await Promise.all([
    addCounts(db, { mailFailures: 1 }, now),
    noteDown(db, 'mail', { status, isOver: permanentStatuses.includes(status ?? 0) }, now),
  ]).catch((failed: unknown) => logError(failed, 'noting a mail'));
  throw error;
}

export const isRefused = (error: MailError) => permanentStatuses.includes(error.status ?? 0);

const transientStatuses = [429, 500, 502, 503, 504];
const permanentStatuses = [400, 422];

/** Sends one mail by Resend's API, with one retry on a transient error. @throws MailError if it isn't accepted */
export async function sendByApi(
  api: { url: string; key: string; from: string },
  mail: Pick<Mail, 'to' | 'subject' | 'text' | 'headers' | 'once'>,
) {
  try {
    await ofetch(api.url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${api.key}`,
        'Idempotency-Key': mail.once ?? crypto.randomUUID(),
      },
      body: {
        from: api.from,
        to: [mail.to],
        subject: mail.subject,
        text: mail.text,
        headers: mail.headers,
      },
      timeout: 8000,
      retry: 1,
      retryDelay: 1000,
      retryStatusCodes: transientStatuses,
    });
  } catch (error) {
    throw new MailError(error instanceof FetchError ? error.status : undefined);
  }
}

const trouble = { of: 'mail that was not accepted', max: 0, withinMs: 15 * 60_000 };

export type MailOutcome = 'sent' | 'refused' | 'failed';

/** Like sendMail, but returns a MailError: `refused` if it is about this mail alone. Others may set off `hasMailTrouble`. */
export async function outcomeOfMail(db: Database, env: Env, mail: Mail, now: Date): Promise<MailOutcome> {
  try {
    await sendMail(db, env, mail);
    await forgetTries(db, [trouble]);
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    logError(error, 'mail');
    if (!error.status || transientStatuses.includes(error.status)) await mayTry(db, [trouble], now);
    return isRefused(error) ? 'refused' : 'failed';
  }
}

/** @returns whether the mail was accepted */
export const trySendMail = async (db: Database, env: Env, mail: Mail, now: Date): Promise<boolean> =>
  (await outcomeOfMail(db, env, mail, now)) === 'sent';

/** Whether mail failed recently, shown to all visitors alike: a per-address answer would reveal who has an account. */
export const hasMailTrouble = (db: Database, now: Date) => wasTried(db, trouble, now);

export const listOutbox = (db: Database) => db.select().from(outbox).orderBy(desc(outbox.id)).limit(50);
