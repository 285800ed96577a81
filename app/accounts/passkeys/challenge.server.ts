import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashToken } from '~/accounts/tokens.server';
import type { Database } from '~/db/client.server';
import { retention } from '~/db/retention';
import { challenges } from '~/db/schema';

export type Purpose = (typeof challenges.$inferSelect)['purpose'];

export interface ChallengeScope {
  purpose: Purpose;
  /** Null for a sign-in. */
  userId: string | null;
}

const hashOf = (challenge: string) => hashToken(`challenge ${challenge}`);

export async function makeChallenge(
  db: Database,
  scope: ChallengeScope,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32));
  const challengeHash = hashOf(Buffer.from(bytes).toString('base64url'));
  const expiresAt = new Date(now.getTime() + retention.challenges);
  await db.insert(challenges).values({ ...scope, challengeHash, expiresAt });
  return bytes;
}

/** Spends a challenge. @returns false if it is unknown, expired, or was issued for another scope */
export async function spendChallenge(db: Database, challenge: string, scope: ChallengeScope, now: Date) {
  const spent = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.challengeHash, hashOf(challenge)),
        eq(challenges.purpose, scope.purpose),
        scope.userId === null ? isNull(challenges.userId) : eq(challenges.userId, scope.userId),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning({ purpose: challenges.purpose });
  return spent.length > 0;
}
