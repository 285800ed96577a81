import { and, eq, exists, gt, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { retention } from '~/db/retention';
import { mailLinks } from '~/db/schema';
import { hashToken, newToken } from './tokens.server';

type Purpose = (typeof mailLinks.$inferSelect)['purpose'];

const hour = 60 * 60_000;
export const linkHours: Record<Purpose, number> = {
  signUp: retention.mailLinks.signUp / hour,
  resetPassword: retention.mailLinks.resetPassword / hour,
  changeEmail: retention.mailLinks.changeEmail / hour,
};

interface NewLink {
  purpose: Purpose;
  email: string;
  displayName?: string;
  passwordHash?: string;
  userId?: string;
}

export async function makeMailLink(db: Database, link: NewLink, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkHours[link.purpose] * hour);
  await db.insert(mailLinks).values({ ...link, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return token;
}

/** The link by whose token something is done: it is used up in the transaction that does it, or not at all. */
interface UsedLink {
  token: string;
  purpose: Purpose;
  now: Date;
}

/** The row of a link that still works. */
export const isLink = ({ token, purpose, now }: UsedLink) =>
  and(
    eq(mailLinks.tokenHash, hashToken(token)),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.expiresAt, now),
  );

export async function findMailLink(db: Database, token: string, purpose: Purpose, now: Date) {
  const [found] = await db.select().from(mailLinks).where(isLink({ token, purpose, now }));
  return found;
}

/** For each statement of that transaction: the address of the link, as long as it still works; else null. */
export const linkedEmail = (link: UsedLink) =>
  sql<string | null>`(select ${mailLinks.email} from ${mailLinks} where ${isLink(link)})`;

/** Likewise: whether it still works. */
export const isLinked = (db: Database, link: UsedLink) =>
  exists(db.select({ one: sql`1` }).from(mailLinks).where(isLink(link)));

/** The last statement: uses the link up, and with it all others of its purpose to its address. */
export const spendLink = (db: Database, link: UsedLink) =>
  db
    .delete(mailLinks)
    .where(and(eq(mailLinks.email, linkedEmail(link)), eq(mailLinks.purpose, link.purpose)));
