import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { selectTokens } from '~/accounts/access.server';
import { groupTokens, staffLog } from '~/db/schema';
import { namedAccess } from './find-taken-over.server';

const repeatedWithinMs = 60 * 60 * 1000;

/** The last ending within the hour, by anybody, and the tokens that stopped since, so that a repeat can show them again. */
export async function findLastEnding({ db, t }: Pick<AppLoadContext, 'db' | 't'>, userId: string, now: Date) {
  const isRecent = and(
    eq(staffLog.toUserId, userId),
    eq(staffLog.act, 'endedAccess'),
    gt(staffLog.createdAt, new Date(now.getTime() - repeatedWithinMs)),
  );
  const endings = db.select({ at: staffLog.createdAt }).from(staffLog).where(isRecent);
  const isStopped = and(eq(groupTokens.createdById, userId), inArray(groupTokens.revokedAt, endings));
  const [[last], tokens] = await db.batch([
    db
      .select({ at: staffLog.createdAt })
      .from(staffLog)
      .where(isRecent)
      .orderBy(desc(staffLog.createdAt))
      .limit(1),
    selectTokens(db, isStopped),
  ]);
  if (!last) return undefined;
  return {
    at: last.at,
    tokens: tokens.map((token) => namedAccess({ kind: 'token', ...token }, t)),
  };
}

export type LastEnding = NonNullable<Awaited<ReturnType<typeof findLastEnding>>>;
