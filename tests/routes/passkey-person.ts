import { eq } from 'drizzle-orm';
import { sessions, type users } from '~/db/schema';
import { type Jar, mainOf, makeUser, send } from './account';
import { makeSoftKey, type SoftKey } from './soft-key';

type Purpose = 'signIn' | 'confirm' | 'add';

export const askFor = async (jar: Jar, purpose: Purpose) => {
  const answer = await send(jar, '/passkeys/challenge', { purpose });
  if (answer.status !== 200) throw new Error(`No challenge: ${answer.status}`);
  return (await answer.json()) as { challenge: string };
};

export async function addKey(jar: Jar, key: SoftKey, name = '') {
  const credential = key.create(await askFor(jar, 'add'));
  return send(jar, '/mypage/passkeys', { credential, name });
}

export const codesIn = (html: string) =>
  [...html.matchAll(/<code>([\w-]{27})<\/code>/g)].map(([, code]) => code ?? '');

/** Signs in by a key in a browser that knows nothing. */
export async function signInBy(key: SoftKey, jar: Jar = new Map(), query = '') {
  const credential = await key.get(await askFor(jar, 'signIn'));
  return { jar, answer: await send(jar, `/sign-in/passkey${query}`, { credential }) };
}

/** An account with one passkey and its recovery codes. */
export async function makePasskeyUser(more: Partial<typeof users.$inferInsert> = {}) {
  const person = await makeUser(more);
  const key = await makeSoftKey();
  const answer = await addKey(person.jar, key, 'ユイの端末');
  return { ...person, key, codes: codesIn(await mainOf(answer)) };
}

/** As if this account had last proven itself long ago. */
export const longAgo = (userId: string) => ({
  provenAt: new Date(Date.now() - 11 * 60_000),
  where: eq(sessions.userId, userId),
});
