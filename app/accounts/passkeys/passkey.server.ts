import { and, asc, eq, or, sql } from 'drizzle-orm';
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

/** As browsers are told of them. */
export const listCredentials = (db: Database, userId: string) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(ownedBy(userId));

export async function findPasskey(db: Database, userId: string, id: string) {
  const [found] = await db
    .select(columnsOf(passkeys, 'id', 'name'))
    .from(passkeys)
    .where(isOwn(userId, id));
  return found;
}

export async function findCredential(db: Database, credentialId: string) {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

type NewPasskey = Pick<
  typeof passkeys.$inferInsert,
  'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp' | 'name'
>;

/** False where the account has its most, or the credential is known already: there is one owner of a key. */
export async function addPasskey(db: Database, passkey: NewPasskey, now: Date): Promise<boolean> {
  const mayHaveMore = sql`(select count(*) from passkeys where user_id = ${passkey.userId}) < ${maxPasskeys}`;
  const row = { ...passkey, id: newId(), createdAt: now };
  const made = await db
    .insert(passkeys)
    .select(
      db
        .select(selectedRow(passkeys, row))
        .from(users)
        .where(and(eq(users.id, passkey.userId), mayHaveMore)),
    )
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return made.length > 0;
}

/** Counts a use. False where the device's counter did not go on: another device has a copy of the key. */
export async function notePasskeyUse(
  db: Database,
  id: string,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
  now: Date,
): Promise<boolean> {
  // A device that does not count says 0 each time.
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

/** With the last one go the recovery codes, which stand in for it. False where it is not theirs. */
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
