import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashToken } from '~/accounts/tokens.server';
import type { Database } from '~/db/client.server';
import { retention } from '~/db/retention';
import { challenges } from '~/db/schema';

export type Purpose = (typeof challenges.$inferSelect)['purpose'];

/** For what it is asked, and of whom: of a sign-in nobody knows yet. */
export interface Asked {
  purpose: Purpose;
  userId: string | null;
}

const hashOf = (challenge: string) => hashToken(`challenge ${challenge}`);

export async function makeChallenge(db: Database, asked: Asked, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32));
  const challengeHash = hashOf(Buffer.from(bytes).toString('base64url'));
  const expiresAt = new Date(now.getTime() + retention.challenges);
  await db.insert(challenges).values({ ...asked, challengeHash, expiresAt });
  return bytes;
}

/** Uses a challenge up. False where it was not asked for this, of this person, or its time is over. */
export async function spendChallenge(db: Database, challenge: string, asked: Asked, now: Date) {
  const spent = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.challengeHash, hashOf(challenge)),
        eq(challenges.purpose, asked.purpose),
        asked.userId === null ? isNull(challenges.userId) : eq(challenges.userId, asked.userId),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning({ purpose: challenges.purpose });
  return spent.length > 0;
}
