import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { desc, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { knownNetwork } from '~/accounts/known-place.server';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { outbox, users } from '~/db/schema';
import { remember } from '~/limits/attempts.server';
import { networkOf } from '~/limits/network-address';
import { demoPassword } from '../world';

export const site = 'https://sixsheet.test';
export const db = openDatabase(env.DB);

/** The cookies of a browser, which takes what it is given. */
export type Jar = Map<string, string>;

export async function visit(jar: Jar, path: string, init: RequestInit = {}) {
  const response = await SELF.fetch(site + path, {
    redirect: 'manual',
    ...init,
    headers: {
      Origin: site,
      ...(init.headers as Record<string, string>),
      Cookie: [...jar].map((pair) => pair.join('=')).join('; '),
    },
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '' || /Max-Age=0/.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
  return response;
}

export const send = (jar: Jar, path: string, fields: Record<string, string> | [string, string][]) =>
  visit(jar, path, { method: 'POST', body: new URLSearchParams(fields) });

export const locationOf = (response: Response) => response.headers.get('Location');
export { mainOf } from './main-of';

/** An account of its own with the demo's password, and a browser in which it is signed in. */
export async function makeUser(more: Partial<typeof users.$inferInsert> = {}) {
  const id = newId();
  const [demo] = await db.select({ passwordHash: users.passwordHash }).from(users).limit(1);
  const user = { id, email: `${id}@example.com`, displayName: 'ユイ', emailVerifiedAt: new Date(), ...more };
  await db.insert(users).values({ ...demo, ...user });
  // They were here before: no mail tells them of a new place.
  await remember(db, knownNetwork(env.SESSION_SECRET, id, networkOf('')), new Date());
  const jar: Jar = new Map();
  await send(jar, '/sign-in', { email: user.email, password: demoPassword });
  return { id, email: user.email, jar };
}

/** The last mail to an address, once it is there. */
export const mailTo = (to: string, subject = '') =>
  vi.waitFor(async () => {
    const mails = await db.select().from(outbox).where(eq(outbox.to, to)).orderBy(desc(outbox.id));
    const mail = mails.find((each) => each.subject.includes(subject));
    if (!mail) throw new Error(`No mail to ${to}: ${mails.map((each) => each.subject)}`);
    return mail;
  });

/** The path of the first link of this site in a mail. */
export const linkIn = (text: string) => /https:\/\/sixsheet\.test(\S+)/.exec(text)?.[1] ?? '';
