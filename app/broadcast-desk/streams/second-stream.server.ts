import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq, isNull } from 'drizzle-orm';
import type { Broadcast } from '~/broadcast/broadcast.server';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room/room';
import type { StreamOf } from '~/broadcast/stream';
import { broadcasts, groupTokens } from '~/db/schema';
import { logAct } from '~/log/log.server';

/** Idempotent. A new stream starts with the first one's event. */
export async function addSecond({ db }: AppLoadContext, { groupId, event }: Broadcast) {
  await db.insert(broadcasts).values({ groupId, stream: 2, event }).onConflictDoNothing();
  logAct('broadcast.streamAdded', { group: groupId });
}

/** Goes off air first, so that overlays clear, then revokes its tokens. @returns false if rate limited */
export async function removeSecond(
  { db, env, now }: AppLoadContext,
  streamId: StreamOf,
  person: Person,
): Promise<boolean> {
  const answer = await roomOf(env, streamId).operate(streamId, { type: 'offAir' }, person);
  if (answer?.failed?.error === 'tooMany') return false;
  const isOf = (table: typeof broadcasts | typeof groupTokens) =>
    and(eq(table.groupId, streamId.groupId), eq(table.stream, streamId.stream));
  await db.batch([
    db
      .update(groupTokens)
      .set({ revokedAt: now })
      .where(and(isOf(groupTokens), isNull(groupTokens.revokedAt))),
    db.delete(broadcasts).where(isOf(broadcasts)),
  ]);
  logAct('broadcast.streamRemoved', { group: streamId.groupId });
  return true;
}
