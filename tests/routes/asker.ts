import { eq } from 'drizzle-orm';
import type { Asker } from '~/accounts/mail-link.server';
import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { sessions } from '~/db/schema';

/** A session of an account: one that it has, or a new one. */
export async function askerOf(db: Database, userId: string): Promise<Asker> {
  const [open] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  if (open) return { userId, sessionId: open.id };
  const [sessionId, now] = [newId(), new Date()];
  const times = {
    provenAt: now,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  };
  await db.insert(sessions).values({
    id: sessionId,
    tokenHash: `hash of ${sessionId}`,
    userId,
    userAgent: '',
    proof: 'password',
    ...times,
  });
  return { userId, sessionId };
}
