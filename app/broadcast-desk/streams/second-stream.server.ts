import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq, isNull } from 'drizzle-orm';
import type { Broadcast } from '~/broadcast/broadcast.server';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room';
import type { StreamOf } from '~/broadcast/stream';
import { broadcasts, groupTokens } from '~/db/schema';
import { logAct } from '~/log/log.server';

/** It begins with the looks of the first; one that is there stays as it is. */
export async function addSecond({ db }: AppLoadContext, { groupId, event }: Broadcast) {
  await db.insert(broadcasts).values({ groupId, stream: 2, event }).onConflictDoNothing();
  logAct('broadcast.streamAdded', { group: groupId });
}

/** Off air first, so that no overlay keeps its picture; its tokens open nothing any more. False: the room takes no more acts for now. */
export async function removeSecond(
  { db, env, now }: AppLoadContext,
  of: StreamOf,
  person: Person,
): Promise<boolean> {
  const answer = await roomOf(env, of).operate(of, { type: 'offAir' }, person);
  if (answer?.failed?.error === 'tooMany') return false;
  const isOf = (table: typeof broadcasts | typeof groupTokens) =>
    and(eq(table.groupId, of.groupId), eq(table.stream, of.stream));
  await db.batch([
    db
      .update(groupTokens)
      .set({ revokedAt: now })
      .where(and(isOf(groupTokens), isNull(groupTokens.revokedAt))),
    db.delete(broadcasts).where(isOf(broadcasts)),
  ]);
  logAct('broadcast.streamRemoved', { group: of.groupId });
  return true;
}
