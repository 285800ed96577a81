import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf, selectedRow } from '~/db/columns';
import { retention } from '~/db/retention';
import { earlierEmails, mailLinks, sessions, users } from '~/db/schema';
import { voidOpenLinks } from './mail-link.server';
import { readSignedToken, signedToken } from './signed-link.server';
import { hashToken, newToken } from './tokens.server';

/** SQL condition: the address is reserved for another account, which it may still restore. */
export const isKeptForOther = (email: string | AnySQLiteColumn, now: Date, userId = '') =>
  sql`exists (select 1 from earlier_emails as kept where kept.email = ${email} and kept.expires_at > ${now.getTime()}
    and kept.user_id <> ${userId})`;

const ownKept = (email: string, userId: string, now: Date) =>
  sql`select min(id) from earlier_emails where user_id = ${userId} and email = ${email}
    and expires_at > ${now.getTime()}`;

/** Matches the reservations made when the account left this address or later. They end once it is back there. */
export const outrankedBy = (email: string, userId: string, now: Date) =>
  and(eq(earlierEmails.userId, userId), sql`${earlierEmails.id} >= (${ownKept(email, userId, now)})`);

/** Reserves the address that an account leaves, unless it returns to one that is reserved for it. */
export function keepEmail(db: Database, isMoving: SQL | undefined, to: string, now: Date) {
  const goesBack = sql`exists (select 1 from earlier_emails as own where own.user_id = ${users.id}
    and own.email = ${to} and own.expires_at > ${now.getTime()})`;
  const row = {
    userId: sql`${users.id}`,
    email: sql`${users.email}`,
    createdAt: now,
    expiresAt: new Date(now.getTime() + retention.earlierEmails),
  };
  return db
    .insert(earlierEmails)
    .select(
      db
        .select(selectedRow(earlierEmails, row))
        .from(users)
        .where(and(isMoving, sql`not ${goesBack}`)),
    )
    .returning(columnsOf(earlierEmails, 'id', 'expiresAt'));
}

/** Finds the account that left an address within the last seven days, and when its right to restore expires. */
export async function findKeptEmail(db: Database, email: string, now: Date) {
  const [row] = await db
    .select({ ...columnsOf(earlierEmails, 'id', 'userId', 'expiresAt'), locale: users.locale })
    .from(earlierEmails)
    .innerJoin(users, eq(users.id, earlierEmails.userId))
    .where(and(eq(earlierEmails.email, email), gt(earlierEmails.expiresAt, now)))
    .orderBy(earlierEmails.id)
    .limit(1);
  return row;
}

/** Earlier addresses that can still take the account back. The one left first outranks the others, and comes first. */
export const listKeptEmails = (db: Database, userId: string, now: Date) =>
  db
    .select(columnsOf(earlierEmails, 'id', 'email', 'createdAt', 'expiresAt'))
    .from(earlierEmails)
    .where(and(eq(earlierEmails.userId, userId), gt(earlierEmails.expiresAt, now)))
    .orderBy(earlierEmails.id)
    .limit(10);

/** @returns when the last earlier address loses its right to restore the account; undefined if none has it */
export async function keptUntil(db: Database, userId: string, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: sql<number | null>`max(${earlierEmails.expiresAt})` })
    .from(earlierEmails)
    .where(and(eq(earlierEmails.userId, userId), gt(earlierEmails.expiresAt, now)));
  return row?.until ? new Date(row.until) : undefined;
}

const purpose = 'restoreEmail';

export const restoreToken = (secret: string, id: number): string => signedToken(secret, purpose, `${id}`);

function keptIdOf(secret: string, token: string): number | undefined {
  const [id] = readSignedToken(secret, purpose, token) ?? [];
  return id === undefined ? undefined : Number(id);
}

const isKept = (id: number, now: Date) => and(eq(earlierEmails.id, id), gt(earlierEmails.expiresAt, now));

/** @returns the address that a token restores; undefined if it was used or outranked, or has expired */
export async function findRestorable(db: Database, secret: string, token: string, now: Date) {
  const id = keptIdOf(secret, token);
  if (id === undefined) return undefined;
  const [row] = await db.select({ email: earlierEmails.email }).from(earlierEmails).where(isKept(id, now));
  return row?.email;
}

/** Moves an account back atomically and locks out its new holder. @returns undefined if the link no longer works */
export async function restoreEmail(
  db: Database,
  secret: string,
  token: string,
  unusableHash: string,
  now: Date,
) {
  const id = keptIdOf(secret, token);
  if (id === undefined) return undefined;
  const ownerId = sql`select ${earlierEmails.userId} from ${earlierEmails} where ${isKept(id, now)}
    and not exists (select 1 from users as other where other.email = ${earlierEmails.email}
      and other.id <> ${earlierEmails.userId})`;
  const isOwner = eq(users.id, sql`(${ownerId})`);
  const reset = newToken();
  const row = {
    tokenHash: hashToken(reset),
    purpose: 'resetPassword',
    email: sql`(select email from earlier_emails where id = ${id})`,
    createdAt: now,
    expiresAt: new Date(now.getTime() + retention.mailLinks.resetPassword),
  };
  const [[before], , , , restored] = await db.batch([
    db
      .select(columnsOf(users, 'id', 'email', 'locale'))
      .from(users)
      .where(isOwner),
    ...voidOpenLinks(db, ownerId),
    db.delete(sessions).where(eq(sessions.userId, sql`(${ownerId})`)),
    db
      .update(users)
      .set({
        email: sql`(select email from earlier_emails where id = ${id})`,
        emailVerifiedAt: now,
        passwordHash: unusableHash,
        googleSubject: null,
      })
      .where(isOwner)
      .returning({ id: users.id }),
    db.insert(mailLinks).select(db.select(selectedRow(mailLinks, row)).from(users).where(isOwner)),
    db
      .delete(earlierEmails)
      .where(and(eq(earlierEmails.userId, sql`(${ownerId})`), sql`${earlierEmails.id} >= ${id}`)),
  ]);
  return before && restored.length > 0 ? { ...before, reset } : undefined;
}
