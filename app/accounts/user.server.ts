import { eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { users } from '~/db/schema';

/** The account with this address (as emailAddress makes it). */
export async function findUserByEmail(db: Database, email: string) {
  const [found] = await db
    .select({ id: users.id, displayName: users.displayName, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  return found;
}
