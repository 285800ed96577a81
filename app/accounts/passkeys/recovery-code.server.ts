import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashToken } from '~/accounts/tokens.server';
import type { Database } from '~/db/client.server';
import { recoveryCodes } from '~/db/schema';
import { newRecoveryCode, plainCode } from './recovery-code';

const recoveryCodesAtOnce = 10;

const hashOf = (code: string) => hashToken(plainCode(code));

/** New codes for an account that has a passkey; those of before are void. Nobody can read them a second time. */
export async function renewRecoveryCodes(db: Database, userId: string, createdAt: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesAtOnce }, newRecoveryCode);
  await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: hashOf(code), userId, createdAt }))),
  ]);
  return codes;
}

/** How many still work; undefined where there never were any. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number | undefined> {
  const [found] = await db
    .select({ all: sql<number>`count(*)`, left: sql<number>`count(*) - count(used_at)` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return found && found.all > 0 ? found.left : undefined;
}

/** Uses a code up. Whose it was, or undefined where the address has no such code, or it was used. */
export async function spendRecoveryCode(db: Database, email: string, code: string, now: Date) {
  const [spent] = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.codeHash, hashOf(code)),
        isNull(recoveryCodes.usedAt),
        sql`${recoveryCodes.userId} = (select id from users where email = ${email})`,
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return spent?.userId;
}
