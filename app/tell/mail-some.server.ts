import { eq } from 'drizzle-orm';
import { isRefused, MailError, sendMail } from '~/accounts/mail.server';
import type { MailTopic } from '~/accounts/mail-choices/topics';
import { languagesOf, type Mail, mailWriter } from '~/accounts/write-mail.server';
import type { Database } from '~/db/client.server';
import { announcements } from '~/db/schema';
import { findMissingIds } from '~/entrants/remind-missing.server';
import { canMail, siteUrl } from '~/http/configuration';
import { logAct, logError } from '~/log/log.server';
import { isPublished } from '~/tournaments/tournament';
import { isStillTrue, isWorthMail, topicOf } from './mailed';
import { findNoticed, type Noticed } from './noticed.server';
import {
  atOnce,
  claimFailed,
  claimMails,
  countUnsent,
  giveUpMails,
  keepFailed,
  keepSent,
  type MailedNotice,
  releaseClaims,
} from './recipients.server';
import { type NoticeFacts, writeNoticeMail } from './write-notice-mail';

const sentAtOnce = 5;

async function mailedNotice(db: Database, { notice, tournament }: Noticed): Promise<MailedNotice> {
  const mailed = { ...notice, tournamentId: tournament.id };
  if (notice.kind !== 'entrants.reminded') return mailed;
  return { ...mailed, missingIds: await findMissingIds(db, tournament.id) };
}

/**
 * `more`: others may be left. `waits`: another worker has leased the rest. `late`: the notice is past, so the rest stays
 * unsent.
 */
type Outcome = 'done' | 'more' | 'waits' | 'failed' | 'late';

/** Mails some recipients. @param againAt those alone who were given up before this instant, however old the notice is */
export async function mailSome(
  db: Database,
  env: Env,
  id: number,
  now: Date,
  againAt?: Date,
): Promise<Outcome> {
  const [event] = await findNoticed(db, [id]);
  const topic = event && topicOf[event.notice.kind];
  if (!canMail(env) || !event || !topic) return 'done';
  const isDue = againAt ? isStillTrue : isWorthMail;
  if (!isDue(event.notice, event, now)) return isPublished(event.tournament, now) ? 'late' : 'done';
  const { notice, tournament, announcement } = event;
  if (announcement && !announcement.mailedAt)
    await db.update(announcements).set({ mailedAt: now }).where(eq(announcements.id, announcement.id));
  const mailed = await mailedNotice(db, event);
  const recipients = againAt
    ? await claimFailed(db, mailed, topic, { againAt, now })
    : await claimMails(db, mailed, topic, now);
  const finished = await mailEach(db, env, event, topic, recipients, now);
  if (finished.sent > 0)
    logAct('notice.mailed', { notice: notice.kind, tournament: tournament.id, sent: finished.sent });
  logUnsent(event, finished.refused);
  if (finished.sent + finished.refused < recipients.length) return 'failed';
  if (recipients.length === atOnce) return 'more';
  return (await countUnsent(db, id, againAt)) > 0 ? 'waits' : 'done';
}

/** Keeps who was not mailed, for site admins to send it again. */
export async function giveUp(db: Database, env: Env, id: number, now: Date) {
  const [event] = await findNoticed(db, [id]);
  const topic = event && topicOf[event.notice.kind];
  if (!canMail(env) || !topic) return;
  logUnsent(event, await giveUpMails(db, await mailedNotice(db, event), topic, now));
}

function logUnsent({ notice, tournament }: Noticed, unsent: number) {
  if (unsent > 0) logAct('notice.unsent', { notice: notice.kind, tournament: tournament.id, unsent });
}

type Recipient = Awaited<ReturnType<typeof claimMails>>[number];

/** Mails some at a time, until the mail API is busy: the rest is released for later. */
async function mailEach(
  db: Database,
  env: Env,
  event: Noticed,
  topic: MailTopic,
  recipients: readonly Recipient[],
  now: Date,
) {
  const { id } = event.notice;
  const finished = { sent: 0, refused: 0 };
  for (let from = 0; from < recipients.length; from += sentAtOnce) {
    const some = recipients.slice(from, from + sentAtOnce);
    const outcomes = await Promise.all(
      some.map((recipient) => outcomeOf(db, env, writeMail(env, event, topic, recipient, now))),
    );
    const idsOf = (outcome: MailOutcome) =>
      some.filter((_, at) => outcomes[at] === outcome).map(({ userId }) => userId);
    const [sent, refused] = [idsOf('sent'), idsOf('refused')];
    if (sent.length > 0) await keepSent(db, id, sent, new Date());
    if (refused.length > 0) await keepFailed(db, id, refused, new Date());
    finished.sent += sent.length;
    finished.refused += refused.length;
    if (sent.length + refused.length < some.length) {
      const left = recipients.map(({ userId }) => userId).filter((userId) => !refused.includes(userId));
      await releaseClaims(db, id, left, now);
      break;
    }
  }
  return finished;
}

/** A recipient without a language gets both, or what there is. */
function writeMail(env: Env, event: Noticed, topic: MailTopic, recipient: Recipient, now: Date): Mail {
  const { notice, tournament, groupName, announcement } = event;
  const { userId, email, locale, sheetId } = recipient;
  const { versions, write } = mailWriter(new Request(siteUrl(env)), env, languagesOf(locale));
  const facts = { tournament, groupName, sheetId, kind: notice.kind } as NoticeFacts;
  if (announcement) facts.announcement = announcement;
  const parts = versions.flatMap((words) => writeNoticeMail(facts, { ...words, now }, locale !== null) ?? []);
  const isEntrant = notice.kind === 'entrants.reminded';
  const why = topic === 'organizers' ? 'organizers' : isEntrant ? 'entrant' : 'player';
  const letter = { to: email, why, stop: { userId, topic }, once: `notice-${notice.id}-${userId}` } as const;
  return write(letter, parts);
}

type MailOutcome = 'sent' | 'refused' | 'failed';

async function outcomeOf(db: Database, env: Env, mail: Mail): Promise<MailOutcome> {
  try {
    await sendMail(db, env, mail);
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    logError(error, 'mail');
    return isRefused(error) ? 'refused' : 'failed';
  }
}
