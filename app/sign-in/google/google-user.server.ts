import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { isKeptForOther } from '~/accounts/earlier-email.server';
import { emailAddress } from '~/accounts/email-address';
import { maxCharacters } from '~/accounts/player';
import type { Database } from '~/db/client.server';
import { selectedRow } from '~/db/columns';
import { newId } from '~/db/ids';
import { users } from '~/db/schema';
import { firstCharacters, plainText } from '~/text/text';
import type { GoogleIdentity } from './google-strategy.server';

type Entry =
  | { userId: string; how: 'known' | 'made' }
  | { userId: string; how: 'linked'; email: string }
  | { refusal: 'unverified' | 'taken' };

/** Finds the linked account, creates one, or links the address's account if both sides have verified the address. */
export async function enterWithGoogle(db: Database, identity: GoogleIdentity, now: Date): Promise<Entry> {
  const { subject } = identity;
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.googleSubject, subject));
  if (known) return { userId: known.id, how: 'known' };
  const email = emailAddress(identity.email);
  if (!email || !identity.isVerified) return { refusal: 'unverified' };
  const name = firstCharacters(plainText(identity.name.slice(0, 400)), maxCharacters.displayName);
  const [made] = await db
    .insert(users)
    .select(
      db
        .select(
          selectedRow(users, {
            id: newId(),
            email,
            googleSubject: subject,
            displayName: name,
            emailVerifiedAt: now,
            createdAt: now,
          }),
        )
        .from(sql`(select 1)`)
        .where(not(isKeptForOther(email, now))),
    )
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (made) return { userId: made.id, how: 'made' };
  const [linked] = await db
    .update(users)
    .set({ googleSubject: subject })
    .where(and(eq(users.email, email), isNull(users.googleSubject), isNotNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  return linked ? { userId: linked.id, how: 'linked', email } : { refusal: 'taken' };
}
