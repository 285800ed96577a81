import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { hashToken, newToken } from '~/accounts/tokens.server';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { newId } from '~/db/ids';
import { controlTokens, members, users } from '~/db/schema';
import { runsBroadcast } from '../desk-rights.server';
import type { StreamOf } from '../stream';

const maxControlTokens = 20;
const usedMs = 60_000;

/** Beside a token who made it, and as what: it opens the desk as long as they may. */
const maker = eq(users.id, controlTokens.createdById);
const makerAsMember = and(eq(members.userId, users.id), eq(members.groupId, controlTokens.groupId));

const isOf = ({ groupId, stream }: StreamOf) =>
  and(eq(controlTokens.groupId, groupId), eq(controlTokens.stream, stream));

/** Newest first; nobody knows the tokens themselves any more. `isOver`: who made it has gone. */
export const listControlTokens = (db: Database, of: StreamOf) =>
  db
    .select({
      ...columnsOf(controlTokens, 'id', 'name', 'createdAt', 'lastUsedAt'),
      isOver: sql<number>`not coalesce(${runsBroadcast}, 0)`.mapWith(Boolean),
    })
    .from(controlTokens)
    .leftJoin(users, maker)
    .leftJoin(members, makerAsMember)
    .where(and(isOf(of), isNull(controlTokens.revokedAt)))
    .orderBy(desc(controlTokens.createdAt), controlTokens.id)
    .limit(5 * maxControlTokens);

/** Gives the token this once; undefined when the stream has enough of them. */
export async function makeControlToken(
  db: Database,
  of: StreamOf,
  { name, createdById }: { name: string; createdById: string },
): Promise<string | undefined> {
  const held = (await listControlTokens(db, of)).filter(({ isOver }) => !isOver);
  if (held.length >= maxControlTokens) return undefined;
  const token = newToken();
  const row = { id: newId(), ...of, name, tokenHash: hashToken(token), createdById };
  await db.insert(controlTokens).values(row);
  return token;
}

export async function revokeControlToken(db: Database, of: StreamOf, id: string, now: Date) {
  await db
    .update(controlTokens)
    .set({ revokedAt: now })
    .where(and(eq(controlTokens.id, id), isOf(of), isNull(controlTokens.revokedAt)));
}

/** The token of one of the group's streams that a request proves, while who made it runs the broadcasts; its use is noted once a minute. */
export async function findControlToken(
  db: Database,
  groupId: string,
  authorization: string | null,
  now: Date,
) {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  const [found] = await db
    .select(columnsOf(controlTokens, 'id', 'name', 'stream', 'lastUsedAt'))
    .from(controlTokens)
    .innerJoin(users, maker)
    .leftJoin(members, makerAsMember)
    .where(
      and(
        eq(controlTokens.tokenHash, hashToken(token)),
        eq(controlTokens.groupId, groupId),
        isNull(controlTokens.revokedAt),
        runsBroadcast,
      ),
    );
  if (found && now.getTime() - (found.lastUsedAt?.getTime() ?? 0) > usedMs)
    await db.update(controlTokens).set({ lastUsedAt: now }).where(eq(controlTokens.id, found.id));
  return found && { id: found.id, name: found.name, stream: found.stream };
}
