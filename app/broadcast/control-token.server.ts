import { and, desc, eq, isNull } from 'drizzle-orm';
import { hashToken, newToken } from '~/accounts/tokens.server';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { newId } from '~/db/ids';
import { controlTokens } from '~/db/schema';

const maxControlTokens = 20;
const usedMs = 60_000;

/** Newest first; nobody knows the tokens themselves any more. */
export const listControlTokens = (db: Database, groupId: string) =>
  db
    .select(columnsOf(controlTokens, 'id', 'name', 'createdAt', 'lastUsedAt'))
    .from(controlTokens)
    .where(and(eq(controlTokens.groupId, groupId), isNull(controlTokens.revokedAt)))
    .orderBy(desc(controlTokens.createdAt), controlTokens.id);

/** Gives the token this once; undefined when the group has enough of them. */
export async function makeControlToken(
  db: Database,
  { groupId, name, createdById }: { groupId: string; name: string; createdById: string },
): Promise<string | undefined> {
  if ((await listControlTokens(db, groupId)).length >= maxControlTokens) return undefined;
  const token = newToken();
  const row = { id: newId(), groupId, name, tokenHash: hashToken(token), createdById };
  await db.insert(controlTokens).values(row);
  return token;
}

export async function revokeControlToken(db: Database, groupId: string, id: string, now: Date) {
  await db
    .update(controlTokens)
    .set({ revokedAt: now })
    .where(
      and(eq(controlTokens.id, id), eq(controlTokens.groupId, groupId), isNull(controlTokens.revokedAt)),
    );
}

/** The group's token that a request's Authorization header proves; its last use is noted once a minute. */
export async function findControlToken(
  db: Database,
  groupId: string,
  authorization: string | null,
  now: Date,
) {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  const [found] = await db
    .select({ id: controlTokens.id, name: controlTokens.name, lastUsedAt: controlTokens.lastUsedAt })
    .from(controlTokens)
    .where(
      and(
        eq(controlTokens.tokenHash, hashToken(token)),
        eq(controlTokens.groupId, groupId),
        isNull(controlTokens.revokedAt),
      ),
    );
  if (found && now.getTime() - (found.lastUsedAt?.getTime() ?? 0) > usedMs)
    await db.update(controlTokens).set({ lastUsedAt: now }).where(eq(controlTokens.id, found.id));
  return found && { id: found.id, name: found.name };
}
