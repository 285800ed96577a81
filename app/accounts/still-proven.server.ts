import { eq, type SQL, sql } from 'drizzle-orm';
import { passkeys, recoveryCodes, users } from '~/db/schema';

// Conditions on `users` under which a session opens: what was proven may have been taken from the account since it was checked.

export const stillHasPassword = (passwordHash: string): SQL => eq(users.passwordHash, passwordHash);

export const stillHasGoogle = (subject: string): SQL => eq(users.googleSubject, subject);

export const stillHasPasskey = (id: string): SQL =>
  sql`exists (select 1 from ${passkeys} where ${passkeys.id} = ${id} and ${passkeys.userId} = ${users.id})`;

/** A code that was just spent is kept until its owner has new ones. */
export const stillHasRecoveryCode = (codeHash: string): SQL =>
  sql`exists (select 1 from ${recoveryCodes}
    where ${recoveryCodes.codeHash} = ${codeHash} and ${recoveryCodes.userId} = ${users.id})`;
