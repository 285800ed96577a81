import { and, eq, gt } from 'drizzle-orm';
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

const isLink = (token: string, purpose: Purpose, now: Date) =>
  and(
    eq(mailLinks.tokenHash, hashToken(token)),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.expiresAt, now),
  );

export async function findMailLink(db: Database, token: string, purpose: Purpose, now: Date) {
  const [found] = await db
    .select()
    .from(mailLinks)
    .where(isLink(token, purpose, now));
  return found;
}

/** Uses a link up, and with it all others of its purpose to this address; false when somebody was quicker. */
export async function takeMailLink(db: Database, token: string, purpose: Purpose, now: Date) {
  const [used] = await db
    .delete(mailLinks)
    .where(isLink(token, purpose, now))
    .returning();
  if (!used) return false;
  await db.delete(mailLinks).where(and(eq(mailLinks.email, used.email), eq(mailLinks.purpose, purpose)));
  return true;
}
