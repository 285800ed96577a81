import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { calendarLinks, groups, groupTokens, passkeys, recoveryCodes, users } from '~/db/schema';
import { type Access, type AccessChoice, isChosen } from './access';
import { leadBack } from './where-to';

/** Lists all credentials of an account that outlive a password change. */
export async function listAccess(db: Database, userId: string): Promise<Access[]> {
  const [keys, [codes], [linked], [calendar], tokens] = await db.batch([
    db
      .select(columnsOf(passkeys, 'id', 'name', 'createdAt', 'lastUsedAt'))
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    db
      .select({
        left: sql<number>`count(*) - count(used_at)`,
        createdAt: sql<number | null>`max(${recoveryCodes.createdAt})`,
      })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId)),
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, userId), isGoogleSpare)),
    db
      .select({ createdAt: calendarLinks.createdAt })
      .from(calendarLinks)
      .where(eq(calendarLinks.userId, userId)),
    selectTokens(db, isOwnToken(userId)),
  ]);
  const number = codes?.left ?? 0;
  return [
    ...keys.map((key) => ({ kind: 'passkey' as const, ...key })),
    ...(number > 0
      ? [{ kind: 'codes' as const, number, createdAt: codes?.createdAt ? new Date(codes.createdAt) : null }]
      : []),
    ...(linked ? [{ kind: 'google' as const }] : []),
    ...(calendar ? [{ kind: 'calendar' as const, ...calendar }] : []),
    ...tokens.map((token) => ({ kind: 'token' as const, ...token })),
  ];
}

export const selectTokens = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...columnsOf(groupTokens, 'id', 'name', 'createdAt', 'lastUsedAt'),
      // D1 returns batch rows as objects: a second column called `name` would overwrite the first.
      group: sql<string>`${groups.name}`.as('group_name'),
    })
    .from(groupTokens)
    .innerJoin(groups, eq(groups.id, groupTokens.groupId))
    .where(where)
    .orderBy(asc(groupTokens.createdAt), asc(groupTokens.id));

const isOwnToken = (userId: string) =>
  and(eq(groupTokens.createdById, userId), isNull(groupTokens.revokedAt));

/** Google may only be unlinked if there is a password, or its owner would be locked out. */
const isGoogleSpare = and(isNotNull(users.googleSubject), isNotNull(users.passwordHash));

/** Removes the chosen credentials, and recovery codes with the last passkey. @returns those that existed before */
export async function removeAccess(db: Database, userId: string, choice: AccessChoice, now: Date) {
  const there = (await listAccess(db, userId)).filter((each) => isChosen(each, choice));
  const has = (kind: Access['kind']) => there.some((each) => each.kind === kind);
  const idsOf = (kind: 'passkey' | 'token') =>
    sql`(select value from json_each(${JSON.stringify(
      there.flatMap((each) => (each.kind === kind ? [each.id] : [])),
    )}))`;
  await db.batch([
    db.delete(passkeys).where(and(eq(passkeys.userId, userId), sql`${passkeys.id} in ${idsOf('passkey')}`)),
    db
      .delete(recoveryCodes)
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          has('codes') ? undefined : sql`not exists (select 1 from passkeys where user_id = ${userId})`,
        ),
      ),
    db
      .update(users)
      .set({ googleSubject: null })
      .where(and(eq(users.id, userId), isGoogleSpare, has('google') ? undefined : sql`false`)),
    db
      .delete(calendarLinks)
      .where(and(eq(calendarLinks.userId, userId), has('calendar') ? undefined : sql`false`)),
    db
      .update(groupTokens)
      .set({ revokedAt: now })
      .where(and(isOwnToken(userId), sql`${groupTokens.id} in ${idsOf('token')}`)),
  ]);
  return there;
}

/** Path to go to after a password change: the review of other credentials, if there are any, then `then`. */
export const toAccess = async ({ db, to }: AppLoadContext, userId: string, then: string): Promise<string> =>
  (await listAccess(db, userId)).length > 0 ? to('/mypage/access') + leadBack(then, '') : then;
