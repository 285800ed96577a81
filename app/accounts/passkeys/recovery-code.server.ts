import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Asker, isStillIn } from '~/accounts/mail-link.server';
import { hashToken } from '~/accounts/tokens.server';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { recoveryCodes } from '~/db/schema';
import { newRecoveryCode, plainCode } from './recovery-code';

const recoveryCodesAtOnce = 10;

const hashOf = (code: string) => hashToken(plainCode(code));

/**
 * Replaces all recovery codes of an account. Only hashes are stored, so the result can be shown just once.
 * @returns undefined if the asking session has ended
 */
export async function renewRecoveryCodes(
  db: Database,
  asker: Asker,
  createdAt: Date,
): Promise<string[] | undefined> {
  const { userId } = asker;
  const codes = Array.from({ length: recoveryCodesAtOnce }, newRecoveryCode);
  const rows = sql`select value, ${userId}, ${createdAt.getTime()}, null
    from json_each(${JSON.stringify(codes.map(hashOf))}) where ${isStillIn(asker)}`;
  const [, made] = await db.batch([
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isStillIn(asker))),
    db.insert(recoveryCodes).select(rows).returning({ userId: recoveryCodes.userId }),
  ]);
  return made.length > 0 ? codes : undefined;
}

/** Counts the unused codes; undefined if the account has no codes at all. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ all: sql<number>`count(*)`, left: sql<number>`count(*) - count(used_at)` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row && row.all > 0 ? row.left : undefined;
}

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
    .returning(columnsOf(recoveryCodes, 'userId', 'codeHash'));
  return spent;
}
