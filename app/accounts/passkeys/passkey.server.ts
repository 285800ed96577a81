import { and, asc, eq, or, sql } from 'drizzle-orm';
import { type Asker, isStillIn } from '~/accounts/mail-link.server';
import type { Database } from '~/db/client.server';
import { columnsOf, selectedRow } from '~/db/columns';
import { newId } from '~/db/ids';
import { passkeys, recoveryCodes, users } from '~/db/schema';
import { maxPasskeys } from './passkey';

const ownedBy = (userId: string) => eq(passkeys.userId, userId);
const isOwn = (userId: string, id: string) => and(eq(passkeys.id, id), ownedBy(userId));

export const countPasskeys = (db: Database, userId: string) => db.$count(passkeys, ownedBy(userId));

export const hasPasskeys = async (db: Database, userId: string): Promise<boolean> =>
  (await countPasskeys(db, userId)) > 0;

export const listPasskeys = (db: Database, userId: string) =>
  db
    .select(columnsOf(passkeys, 'id', 'name', 'isBackedUp', 'createdAt', 'lastUsedAt'))
    .from(passkeys)
    .where(ownedBy(userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export const listCredentials = (db: Database, userId: string) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(ownedBy(userId));

export async function findPasskey(db: Database, userId: string, id: string) {
  const [row] = await db
    .select(columnsOf(passkeys, 'id', 'name'))
    .from(passkeys)
    .where(isOwn(userId, id));
  return row;
}

export async function findCredential(db: Database, credentialId: string) {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

type NewPasskey = Pick<
  typeof passkeys.$inferInsert,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp' | 'name'
>;

/**
 * @returns false if the asking session has ended, the account has `maxPasskeys` already, or the credential is registered, to
 * any account
 */
export async function addPasskey(
  db: Database,
  asker: Asker,
  passkey: NewPasskey,
  now: Date,
): Promise<boolean> {
  const { userId } = asker;
  const mayHaveMore = sql`(select count(*) from passkeys where user_id = ${userId}) < ${maxPasskeys}`;
  const row = { ...passkey, userId, id: newId(), createdAt: now };
  const made = await db
    .insert(passkeys)
    .select(
      db
        .select(selectedRow(passkeys, row))
        .from(users)
        .where(and(eq(users.id, userId), mayHaveMore, isStillIn(asker))),
    )
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return made.length > 0;
}

/** Compare-and-set of the signature counter. @returns false if it didn't advance, which means the key was cloned */
export async function notePasskeyUse(
  db: Database,
  id: string,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
  now: Date,
): Promise<boolean> {
  // Authenticators without a counter always send 0.
  const goesOn = or(sql`${passkeys.counter} < ${counter}`, and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const noted = await db
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

export async function renamePasskey(db: Database, userId: string, id: string, name: string) {
  await db.update(passkeys).set({ name }).where(isOwn(userId, id));
}

/** Removes the recovery codes as well with the last passkey. @returns false if the account has no such passkey */
export async function removePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const [gone] = await db.batch([
    db.delete(passkeys).where(isOwn(userId, id)).returning({ id: passkeys.id }),
    db
      .delete(recoveryCodes)
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          sql`not exists (select 1 from passkeys where user_id = ${userId})`,
        ),
      ),
  ]);
  return gone.length > 0;
}
