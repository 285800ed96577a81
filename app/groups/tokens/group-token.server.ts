import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { hashToken, newToken } from '~/accounts/tokens.server';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { newId } from '~/db/ids';
import { groupTokens, members, users } from '~/db/schema';
import { may, type Place, roles } from '../permission';
import { scopePermissions, type TokenScope } from './scopes';

type StreamOf = Pick<typeof groupTokens.$inferSelect, 'groupId' | 'stream'>;

const maxTokens = 20;
const usedMs = 60_000;

/** Beside a token who made it, and as what: it opens what its maker may open themselves. */
const maker = eq(users.id, groupTokens.createdById);
const makerAsMember = and(eq(members.userId, users.id), eq(members.groupId, groupTokens.groupId));

const mayAll = (place: Place, scope: TokenScope) =>
  scopePermissions[scope].every((permission) => may(place, permission));

/** Who made it may do what this scope is about. */
const makerMay = (scope: TokenScope) =>
  or(
    isNotNull(users.siteAdminSince),
    inArray(
      members.role,
      roles.filter((role) => mayAll(role, scope)),
    ),
  );

const hasScope = (scope: TokenScope) =>
  sql`exists (select 1 from json_each(${groupTokens.scopes}) where value = ${scope})`;

/** Those that control a stream. */
const controls = ({ groupId, stream }: StreamOf) =>
  and(eq(groupTokens.groupId, groupId), eq(groupTokens.stream, stream), hasScope('broadcast'));

const inGroup = (groupId: string) => eq(groupTokens.groupId, groupId);

/** Newest first; nobody knows the tokens themselves any more. `isOver`: who made it is no longer of the group's staff. */
const listWhere = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...columnsOf(groupTokens, 'id', 'name', 'scopes', 'stream', 'createdAt', 'lastUsedAt'),
      isOver: sql<number>`not coalesce(${makerMay('read')}, 0)`.mapWith(Boolean),
    })
    .from(groupTokens)
    .leftJoin(users, maker)
    .leftJoin(members, makerAsMember)
    .where(and(where, isNull(groupTokens.revokedAt)))
    .orderBy(desc(groupTokens.createdAt), groupTokens.id)
    .limit(5 * maxTokens);

export const listGroupTokens = (db: Database, groupId: string) => listWhere(db, inGroup(groupId));
export const listControlTokens = (db: Database, of: StreamOf) => listWhere(db, controls(of));

interface NewToken {
  name: string;
  createdById: string;
  scopes?: readonly TokenScope[];
}

/** Gives the token this once; undefined when the stream, or for other scopes the group, has enough of them. */
export async function makeGroupToken(
  db: Database,
  of: StreamOf,
  { scopes = ['broadcast'], ...said }: NewToken,
): Promise<string | undefined> {
  const isControl = scopes.length === 1 && scopes[0] === 'broadcast';
  const listed = await (isControl ? listControlTokens(db, of) : listGroupTokens(db, of.groupId));
  if (listed.filter(({ isOver }) => !isOver).length >= (isControl ? maxTokens : 3 * maxTokens))
    return undefined;
  const token = newToken();
  await db.insert(groupTokens).values({ id: newId(), ...of, ...said, scopes, tokenHash: hashToken(token) });
  return token;
}

const revokeWhere = (db: Database, id: string, of: SQL | undefined, now: Date) =>
  db
    .update(groupTokens)
    .set({ revokedAt: now })
    .where(and(eq(groupTokens.id, id), of, isNull(groupTokens.revokedAt)));

export const revokeGroupToken = (db: Database, groupId: string, id: string, now: Date) =>
  revokeWhere(db, id, inGroup(groupId), now);
export const revokeControlToken = (db: Database, of: StreamOf, id: string, now: Date) =>
  revokeWhere(db, id, controls(of), now);

/**
 * The group's token that a request proves, while who made it may do themselves what `scope` says; its use is noted once a
 * minute. 'scopeMissing' for a token that was made for something else.
 */
export async function findGroupToken(
  db: Database,
  groupId: string,
  authorization: string | null,
  scope: TokenScope,
  now: Date,
) {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  const [found] = await db
    .select({
      ...columnsOf(groupTokens, 'id', 'name', 'stream', 'scopes', 'lastUsedAt', 'createdById'),
      place: sql<Place>`case when ${users.siteAdminSince} is not null then 'siteAdmin' else ${members.role} end`,
    })
    .from(groupTokens)
    .innerJoin(users, maker)
    .leftJoin(members, makerAsMember)
    .where(
      and(
        eq(groupTokens.tokenHash, hashToken(token)),
        inGroup(groupId),
        isNull(groupTokens.revokedAt),
        makerMay(scope),
      ),
    );
  if (!found) return undefined;
  const { lastUsedAt, scopes, createdById, ...known } = found;
  if (!scopes.includes(scope)) return 'scopeMissing';
  if (now.getTime() - (lastUsedAt?.getTime() ?? 0) > usedMs)
    await db.update(groupTokens).set({ lastUsedAt: now }).where(eq(groupTokens.id, found.id));
  return { ...known, userId: createdById ?? '' };
}
export type ProvenToken = Exclude<Awaited<ReturnType<typeof findGroupToken>>, 'scopeMissing' | undefined>;
