import { and, count, desc, eq, max } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { noticeMails } from '~/db/schema';
import { newRequestId } from '~/log/request-id';
import { isStillTrue } from './mailed';
import { findNoticed } from './noticed.server';
import { isGivenUp } from './recipients.server';

const maxListed = 50;

/** Lists notices with mails that were given up, the last one first, and how many. */
export async function listUnsent(db: Database, now: Date) {
  const failedAt = max(noticeMails.failedAt);
  const rows = await db
    .select({ id: noticeMails.noticeId, unsent: count(), failedAt })
    .from(noticeMails)
    .where(isGivenUp)
    .groupBy(noticeMails.noticeId)
    .orderBy(desc(failedAt), desc(noticeMails.noticeId))
    .limit(maxListed);
  const noticed = await findNoticed(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, unsent, failedAt }) => {
    const event = noticed.find(({ notice }) => notice.id === id);
    if (!event || !failedAt) return [];
    const { notice, tournament, groupName } = event;
    const { id: tournamentId, name, nameEn } = tournament;
    return {
      ...{ id, unsent, failedAt, groupName },
      kind: notice.kind,
      tournament: { id: tournamentId, name, nameEn },
      isStillTrue: isStillTrue(notice, event, now),
    };
  });
}

/** Counts mails that were given up: `unsent` can be sent again, for `past` it is too late. */
export async function countGivenUp(db: Database, now: Date) {
  const [total, listed] = await Promise.all([db.$count(noticeMails, isGivenUp), listUnsent(db, now)]);
  const unsent = listed.reduce((sum, each) => sum + (each.isStillTrue ? each.unsent : 0), 0);
  return { unsent, past: total - unsent };
}

/** Queues the mails that were given up, and no others. @returns false if there are none, or the notice isn't true any more */
export async function mailAgain(db: Database, env: Env, noticeId: number, now: Date): Promise<boolean> {
  const [event] = await findNoticed(db, [noticeId]);
  if (!event || !isStillTrue(event.notice, event, now)) return false;
  const unsent = await db.$count(noticeMails, and(eq(noticeMails.noticeId, noticeId), isGivenUp));
  if (unsent === 0) return false;
  await env.MAILS.send({ mailsOf: noticeId, request: newRequestId(), againAt: now.getTime() });
  return true;
}
