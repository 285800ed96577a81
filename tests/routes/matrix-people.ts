import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import { openDatabase } from '~/db/client.server';
import { members, teamSheets, users } from '~/db/schema';
import { hashEditKey } from '~/sheets/edit-key.server';
import { ids, worldId } from '../world';
import type { Person } from './answers';
import { person as signedIn } from './person';

const db = openDatabase(env.DB);
/** The sheet whose owner and whose guest there are. */
export const ownSheet = worldId('harukaopen');
export const editKey = 'zqeditkey';

/** Somebody of every kind, and the headers that they ask with. */
export async function makePeople(): Promise<Map<Person, Record<string, string>>> {
  const [hash] = await db.select({ passwordHash: users.passwordHash }).from(users).limit(1);
  const made = ['user', 'owner', 'otheradmin'].map((name) => ({
    id: worldId(`matrix${name}`),
    email: `${name}@matrix.example`,
    displayName: name,
    ...hash,
  }));
  await db.insert(users).values(made);
  await db
    .insert(members)
    .values({ groupId: ids.otherGroup, userId: worldId('matrixotheradmin'), role: 'admin' });
  await db
    .update(teamSheets)
    .set({ ownerId: worldId('matrixowner'), editKeyHash: hashEditKey(editKey) })
    .where(eq(teamSheets.id, ownSheet));

  const guest = editKeyCookie(env.SESSION_SECRET, new Map(), [ownSheet, editKey], true);
  const headers = new Map<Person, Record<string, string>>([
    ['visitor', {}],
    ['guest', { Cookie: guest.split(';', 1)[0] ?? '' }],
  ]);
  for (const [person, email] of [
    ['user', 'user@matrix.example'],
    ['owner', 'owner@matrix.example'],
    ['otherAdmin', 'otheradmin@matrix.example'],
    ['moderator', 'moderator@example.com'],
    ['admin', 'host-admin@example.com'],
    ['siteAdmin', 'site-admin@example.com'],
  ] as const)
    headers.set(person, (await signedIn(email)).headers);
  return headers;
}
