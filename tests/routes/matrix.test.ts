import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import { openDatabase } from '~/db/client.server';
import { members, teamSheets, users } from '~/db/schema';
import { hashEditKey } from '~/teams/edit-key.server';
import { ids, worldId } from '../world';
import { access } from './access';
import { acts } from './acts';
import { type Answer, type Person, people } from './answers';
import { person as signedIn, site } from './person';

const db = openDatabase(env.DB);
const team = worldId('harukaopen');
const headers = new Map<Person, Record<string, string>>();

beforeAll(async () => {
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
    .set({ ownerId: worldId('matrixowner'), editKeyHash: hashEditKey('key') })
    .where(eq(teamSheets.id, team));

  headers.set('visitor', {});
  const guest = editKeyCookie(env.SESSION_SECRET, new Map(), [team, 'key'], true);
  headers.set('guest', { Cookie: guest.split(';', 1)[0] ?? '' });
  for (const [person, email] of [
    ['user', 'user@matrix.example'],
    ['owner', 'owner@matrix.example'],
    ['otherAdmin', 'otheradmin@matrix.example'],
    ['moderator', 'moderator@example.com'],
    ['admin', 'host-admin@example.com'],
    ['siteAdmin', 'site-admin@example.com'],
  ] as const)
    headers.set(person, (await signedIn(email)).headers);
});

/** What an answer is in the words of the table. */
function answerOf({ status, headers: given }: Response): Answer {
  const to = given.get('Location') ?? '';
  if (/^\/(sign-in|admin\/auth)\?redirectTo=/.test(to)) return 'signIn';
  return to === '/error/403' ? 'forbidden' : status;
}

it('knows every route', () => {
  expect(Object.keys(access).sort()).toEqual([...inject('routes')].sort());
});

const everything = [...Object.entries(access), ...acts.map((each) => [each.at, each] as const)];

describe.each(everything)('%s', (_, { at, get, post }) => {
  it.each(people)('answers %s', async (person) => {
    const ask = (init: RequestInit) =>
      SELF.fetch(site + at, {
        redirect: 'manual',
        ...init,
        headers: { ...headers.get(person), ...init.headers },
      });
    // A POST that signs out would end the sessions that the others need.
    const opened = await ask({});
    const sent =
      at === '/sign-out'
        ? undefined
        : await ask({ method: 'POST', headers: { Origin: site }, body: new URLSearchParams() });
    expect([answerOf(opened), sent ? answerOf(sent) : post(person)]).toEqual([get(person), post(person)]);
  });
});
