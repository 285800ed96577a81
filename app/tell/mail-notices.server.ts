import { eq } from 'drizzle-orm';
import { isRefused, MailError, sendMail } from '~/accounts/mail.server';
import { type Mail, mailWriter } from '~/accounts/write-mail.server';
import { type Database, openDatabase } from '~/db/client.server';
import { announcements, groups, notices, tournaments } from '~/db/schema';
import { canMail, siteUrl } from '~/http/configuration';
import { defaultLocale, locales } from '~/locales/locale';
import { logAct, logError } from '~/log/log.server';
import { newRequestId } from '~/log/request-id';
import { inRun, newRun } from '~/log/run.server';
import type { Notice } from '~/notices/notice';
import { isWorthMail, topicOf } from './mailed';
import {
  atOnce,
  claimMails,
  countUnsent,
  keepSent,
  type MailedNotice,
  releaseClaims,
} from './recipients.server';
import { type NoticeFacts, writeNoticeMail } from './write-notice-mail';

/** Queue message to mail some of a notice's recipients, followed by another while there are more. */
export interface MailsMessage {
  mailsOf: number;
  request: string;
}

/** Queues the mails of a notice, so that no request and no sweep waits for them. */
export async function queueMails({ id, kind }: Pick<Notice, 'id' | 'kind'>, { env }: { env: Env }) {
  if (topicOf[kind]) await env.MAILS.send({ mailsOf: id, request: newRequestId() });
}

const sentAtOnce = 5;
const maxWaitSeconds = 3600;

/** Consumes the queue idempotently: a message that comes twice, or after a crash, mails no one twice. */
export async function mailNotices(batch: MessageBatch<MailsMessage>, env: Env) {
  const db = openDatabase(env.DB);
  for (const message of batch.messages) {
    const { mailsOf, request } = message.body;
    await inRun(newRun(env, request), async () => {
      const outcome = await mailSome(db, env, mailsOf, new Date()).catch((error: unknown) => {
        logError(error, 'mailing a notice');
        return 'failed' as const;
      });
      if (outcome === 'more') await env.MAILS.send({ mailsOf, request });
      if (outcome === 'more' || outcome === 'done') message.ack();
      else message.retry({ delaySeconds: Math.min(60 * 2 ** message.attempts, maxWaitSeconds) });
    });
  }
}

/** Mails some recipients. `more`: others may be left; `waits`: another worker has leased the rest. */
export async function mailSome(
  db: Database,
  env: Env,
  id: number,
  now: Date,
): Promise<'done' | 'more' | 'waits' | 'failed'> {
  const event = await findAbout(db, id);
  const topic = event && topicOf[event.notice.kind];
  if (!canMail(env) || !event || !topic || !isWorthMail(event.notice, event, now)) return 'done';
  const { notice, tournament, announcement, groupName } = event;
  if (announcement && !announcement.mailedAt)
    await db.update(announcements).set({ mailedAt: now }).where(eq(announcements.id, announcement.id));
  const mailedNotice: MailedNotice = { ...notice, tournamentId: tournament.id };
  const recipients = await claimMails(db, mailedNotice, topic, now);
  const site = new Request(siteUrl(env));
  const writerFor = (locale: (typeof locales)[number] | null) =>
    mailWriter(site, { env, locale: defaultLocale }, locale ?? defaultLocale);
  let sent = 0;
  for (let from = 0; from < recipients.length; from += sentAtOnce) {
    const some = recipients.slice(from, from + sentAtOnce);
    const outcomes = await Promise.all(
      some.map(async ({ userId, email, locale, sheetId }) => {
        const facts = { tournament, groupName, sheetId, kind: notice.kind } as NoticeFacts;
        if (announcement) facts.announcement = announcement;
        // A recipient without a language gets both, or what there is.
        const parts = (locale ? [locale] : locales).flatMap((each) => {
          const words = { ...writerFor(each), locale: each, now };
          return writeNoticeMail(facts, words, locale !== null) ?? [];
        });
        const subject = parts[0]?.subject ?? '';
        const text = parts.map((part) => part.text).join('\n\n— — —\n\n');
        const why = topic === 'organizers' ? 'organizers' : 'player';
        const letter = { to: email, why, subject, text, stop: { userId, topic } } as const;
        return isSent(db, env, writerFor(locale).write({ ...letter, once: `notice-${id}-${userId}` }));
      }),
    );
    const done = some.filter((_, at) => outcomes[at]).map(({ userId }) => userId);
    if (done.length > 0) await keepSent(db, id, done, new Date());
    sent += done.length;
    // The mail API is busy: the rest is mailed later.
    if (done.length < some.length) {
      await releaseClaims(
        db,
        id,
        recipients.map(({ userId }) => userId),
      );
      break;
    }
  }
  if (sent > 0) logAct('notice.mailed', { notice: notice.kind, tournament: tournament.id, sent });
  if (sent < recipients.length) return 'failed';
  if (recipients.length === atOnce) return 'more';
  return (await countUnsent(db, id)) > 0 ? 'waits' : 'done';
}

async function findAbout(db: Database, id: number) {
  const [row] = await db
    .select({ notice: notices, tournament: tournaments, groupName: groups.name })
    .from(notices)
    .innerJoin(tournaments, eq(tournaments.id, notices.tournamentId))
    .innerJoin(groups, eq(groups.id, notices.groupId))
    .where(eq(notices.id, id));
  if (row?.notice.kind !== 'announcement.posted') return row && { ...row, announcement: undefined };
  const [announcement] = await db
    .select()
    .from(announcements)
    .where(eq(announcements.id, row.notice.occasion));
  return { ...row, announcement };
}

/** Whether a mail is finished, also if the API refuses it for good. */
async function isSent(db: Database, env: Env, mail: Mail): Promise<boolean> {
  try {
    await sendMail(db, env, mail);
    return true;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    logError(error, 'mail');
    return isRefused(error);
  }
}
