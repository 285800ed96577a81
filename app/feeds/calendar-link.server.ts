import { and, eq } from 'drizzle-orm';
import { type Asker, isStillIn } from '~/accounts/mail-link.server';
import { hashToken, newToken } from '~/accounts/tokens.server';
import type { Database } from '~/db/client.server';
import { selectedRow } from '~/db/columns';
import { calendarLinks, users } from '~/db/schema';

/**
 * Makes a new secret, which only this answer contains. The previous one stops working.
 * @returns undefined if the asking session has ended
 */
export async function renewCalendarLink(db: Database, asker: Asker, now: Date): Promise<string | undefined> {
  const { userId } = asker;
  const secret = newToken();
  const link = { tokenHash: hashToken(secret), createdAt: now };
  const row = db.select(selectedRow(calendarLinks, { ...link, userId })).from(users);
  const made = await db
    .insert(calendarLinks)
    .select(row.where(and(eq(users.id, userId), isStillIn(asker))))
    .onConflictDoUpdate({ target: calendarLinks.userId, set: link })
    .returning({ userId: calendarLinks.userId });
  return made.length > 0 ? secret : undefined;
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
