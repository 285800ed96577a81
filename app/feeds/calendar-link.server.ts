import { eq } from 'drizzle-orm';
import { hashToken, newToken } from '~/accounts/tokens.server';
import type { Database } from '~/db/client.server';
import { calendarLinks } from '~/db/schema';

/** Makes a new secret, which only this answer contains. The previous one stops working. */
export async function renewCalendarLink(db: Database, userId: string, now: Date): Promise<string> {
  const secret = newToken();
  const link = { tokenHash: hashToken(secret), createdAt: now };
  await db
    .insert(calendarLinks)
    .values({ ...link, userId })
    .onConflictDoUpdate({ target: calendarLinks.userId, set: link });
  return secret;
}

export const stopCalendarLink = (db: Database, userId: string) =>
  db.delete(calendarLinks).where(eq(calendarLinks.userId, userId));

export async function findCalendarLink(db: Database, userId: string): Promise<Date | undefined> {
  const [link] = await db
    .select({ createdAt: calendarLinks.createdAt })
    .from(calendarLinks)
    .where(eq(calendarLinks.userId, userId));
  return link?.createdAt;
}
