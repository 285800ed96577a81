import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Asker, isStillIn } from '~/accounts/mail-link.server';
import { hashToken, newToken } from '~/accounts/tokens.server';
import { type Database, preparedFor } from '~/db/client.server';
import { columnsOf, selectedRow } from '~/db/columns';
import { newId } from '~/db/ids';
import { groupTokens, members, users } from '~/db/schema';
import { type EffectiveRole, may, roles } from '../permission';
import { scopePermissions, type TokenScope } from './scopes';

type StreamKey = Pick<typeof groupTokens.$inferSelect, 'groupId' | 'stream'>;

const maxTokens = 20;
const usedMs = 60_000;

/** Joins a token's creator and their role: a token has no more rights than its creator has now. */
const maker = eq(users.id, groupTokens.createdById);
const makerAsMember = and(eq(members.userId, users.id), eq(members.groupId, groupTokens.groupId));

const mayAll = (place: EffectiveRole, scope: TokenScope) =>
  scopePermissions[scope].every((permission) => may(place, permission));

/** SQL condition: the creator still has the permissions of this scope. */
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

const controls = ({ groupId, stream }: StreamKey) =>
  and(eq(groupTokens.groupId, groupId), eq(groupTokens.stream, stream), hasScope('broadcast'));

const inGroup = (groupId: string) => eq(groupTokens.groupId, groupId);

/** Lists tokens, newest first. `isOver`: the creator has lost access, so the token no longer works. */
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
export const listControlTokens = (db: Database, stream: StreamKey) => listWhere(db, controls(stream));

interface NewToken {
  name: string;
  createdBy: Asker;
  scopes?: readonly TokenScope[];
}

/**
 * @returns the token, stored only as a hash; undefined if the stream or group has too many working tokens, or the asking
 * session has ended
 */
export async function makeGroupToken(
  db: Database,
  stream: StreamKey,
  { name, createdBy, scopes = ['broadcast'] }: NewToken,
): Promise<string | undefined> {
  const isControl = scopes.length === 1 && scopes[0] === 'broadcast';
  const listed = await (isControl ? listControlTokens(db, stream) : listGroupTokens(db, stream.groupId));
  if (listed.filter(({ isOver }) => !isOver).length >= (isControl ? maxTokens : 3 * maxTokens))
    return undefined;
  const token = newToken();
  const { userId } = createdBy;
  const fields = { ...stream, name, createdById: userId, scopes };
  const row = { ...fields, id: newId(), tokenHash: hashToken(token) };
  const made = await db
    .insert(groupTokens)
    .select(
      db
        .select(selectedRow(groupTokens, row))
        .from(users)
        .where(and(eq(users.id, userId), isStillIn(createdBy))),
    )
    .returning({ id: groupTokens.id });
  return made.length > 0 ? token : undefined;
}

const revokeWhere = (db: Database, id: string, where: SQL | undefined, now: Date) =>
  db
    .update(groupTokens)
    .set({ revokedAt: now })
    .where(and(eq(groupTokens.id, id), where, isNull(groupTokens.revokedAt)));

export const revokeGroupToken = (db: Database, groupId: string, id: string, now: Date) =>
  revokeWhere(db, id, inGroup(groupId), now);
export const revokeControlToken = (db: Database, stream: StreamKey, id: string, now: Date) =>
  revokeWhere(db, id, controls(stream), now);

const workingToken = preparedFor((db) =>
  db
    .select({
      ...columnsOf(groupTokens, 'id', 'groupId', 'name', 'stream', 'scopes', 'lastUsedAt', 'createdById'),
      place: sql<EffectiveRole | null>`case when ${users.siteAdminSince} is not null then 'siteAdmin' else ${members.role} end`,
    })
    .from(groupTokens)
    .innerJoin(users, maker)
    .leftJoin(members, makerAsMember)
    .where(and(eq(groupTokens.tokenHash, sql.placeholder('hash')), isNull(groupTokens.revokedAt)))
    .prepare(),
);

const noteUse = (db: Database, id: string, now: Date) =>
  db.update(groupTokens).set({ lastUsedAt: now }).where(eq(groupTokens.id, id));

/** Records the use once a minute, after the answer. Without a group, the token names its own. @returns undefined if the token is invalid or its creator lost a permission */
export async function findGroupToken(
  { db, ctx }: Pick<AppLoadContext, 'db' | 'ctx'>,
  groupId: string | undefined,
  authorization: string | null,
  scope: TokenScope,
  now: Date,
) {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  const row = await workingToken(db).get({ hash: hashToken(token) });
  if (!row || (groupId !== undefined && row.groupId !== groupId)) return undefined;
  const { lastUsedAt, scopes, createdById, place, ...known } = row;
  if (!place || !mayAll(place, scope)) return undefined;
  if (!scopes.includes(scope)) return 'scopeMissing';
  if (now.getTime() - (lastUsedAt?.getTime() ?? 0) > usedMs)
    ctx.waitUntil(noteUse(db, row.id, now).then(() => {}));
  return { ...known, place, userId: createdById ?? '' };
}
export type ProvenToken = Exclude<Awaited<ReturnType<typeof findGroupToken>>, 'scopeMissing' | undefined>;
