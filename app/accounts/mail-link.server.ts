import { and, desc, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf, selectedRow } from '~/db/columns';
import { retention } from '~/db/retention';
import { challenges, mailLinks, sessions } from '~/db/schema';
import { readSignedToken, signedToken } from './signed-link.server';
import { hashToken, newToken } from './tokens.server';

type Purpose = (typeof mailLinks.$inferSelect)['purpose'];

const hour = 60 * 60_000;
export const linkHours: Record<Purpose, number> = {
  signUp: retention.mailLinks.signUp / hour,
  resetPassword: retention.mailLinks.resetPassword / hour,
  changeEmail: retention.mailLinks.changeEmail / hour,
};

interface NewLink {
  purpose: Exclude<Purpose, 'changeEmail'>;
  email: string;
  displayName?: string;
  passwordHash?: string;
}

function newLink<Link extends { purpose: Purpose; email: string }>(link: Link, now: Date) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkHours[link.purpose] * hour);
  return { token, row: { ...link, tokenHash: hashToken(token), createdAt: now, expiresAt } };
}

export async function makeMailLink(db: Database, link: NewLink, now: Date): Promise<string> {
  const { token, row } = newLink(link, now);
  await db.insert(mailLinks).values(row);
  return token;
}

export interface Asker {
  userId: string;
  sessionId: string;
}

/** SQL condition for guarded writes: the asking session still exists. A new password, for example, ends it. */
export const isStillIn = ({ userId, sessionId }: Asker) =>
  sql`exists (select 1 from sessions as asking where asking.id = ${sessionId} and asking.user_id = ${userId})`;

const cancelPurpose = 'cancelEmail';

/** @returns tokens to confirm (new address) and cancel (old address) the change; undefined if the session has ended */
export async function makeEmailChange(
  db: Database,
  secret: string,
  { userId, sessionId }: Asker,
  email: string,
  now: Date,
): Promise<{ token: string; cancel: string } | undefined> {
  const { token, row } = newLink({ purpose: 'changeEmail', email, userId } as const, now);
  const made = await db
    .insert(mailLinks)
    .select(
      db
        .select(selectedRow(mailLinks, row))
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId))),
    )
    .returning({ tokenHash: mailLinks.tokenHash });
  return made.length > 0 ? { token, cancel: signedToken(secret, cancelPurpose, row.tokenHash) } : undefined;
}

const isChangeOf = (userId: string | SQL) =>
  and(eq(mailLinks.purpose, 'changeEmail'), eq(mailLinks.userId, userId));

export const listEmailChanges = (db: Database, userId: string, now: Date) =>
  db
    .select(columnsOf(mailLinks, 'email', 'expiresAt'))
    .from(mailLinks)
    .where(and(isChangeOf(userId), gt(mailLinks.expiresAt, now)))
    .orderBy(desc(mailLinks.createdAt), mailLinks.tokenHash)
    .limit(10);

export const cancelEmailChanges = (db: Database, userId: string) =>
  db.delete(mailLinks).where(isChangeOf(userId));

export async function findEmailChange(db: Database, secret: string, cancel: string, now: Date) {
  const [tokenHash] = readSignedToken(secret, cancelPurpose, cancel) ?? [];
  if (!tokenHash) return undefined;
  const [row] = await db
    .select(columnsOf(mailLinks, 'email', 'userId'))
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.tokenHash, tokenHash),
        eq(mailLinks.purpose, 'changeEmail'),
        gt(mailLinks.expiresAt, now),
      ),
    );
  return row;
}

/** Locks others out of an account. Links are deleted last, since the subquery `ownerId` may depend on one. */
export const voidOpenLinks = (db: Database, ownerId: SQL) =>
  [
    db.delete(challenges).where(eq(challenges.userId, sql`(${ownerId})`)),
    db
      .delete(mailLinks)
      .where(
        or(
          eq(mailLinks.userId, sql`(${ownerId})`),
          eq(mailLinks.email, sql`(select email from users where id = (${ownerId}))`),
        ),
      ),
  ] as const;

/** A single-use link, spent in the same transaction as the change it authorizes. */
interface UsedLink {
  token: string;
  purpose: Purpose;
  now: Date;
}

export const isLink = ({ token, purpose, now }: UsedLink) =>
  and(
    eq(mailLinks.tokenHash, hashToken(token)),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.expiresAt, now),
  );

export async function findMailLink(db: Database, token: string, purpose: Purpose, now: Date) {
  const [row] = await db.select().from(mailLinks).where(isLink({ token, purpose, now }));
  return row;
}

/** SQL for guarded writes: the link's address while it still works, else null. */
export const linkedEmail = (link: UsedLink) =>
  sql<string | null>`(select ${mailLinks.email} from ${mailLinks} where ${isLink(link)})`;

export const isLinked = (db: Database, link: UsedLink) =>
  exists(db.select({ one: sql`1` }).from(mailLinks).where(isLink(link)));

/** Last statement of the transaction: deletes the link and all others of its purpose to its address. */
export const spendLink = (db: Database, link: UsedLink) =>
  db
    .delete(mailLinks)
    .where(and(eq(mailLinks.email, linkedEmail(link)), eq(mailLinks.purpose, link.purpose)));
