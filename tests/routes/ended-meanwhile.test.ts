import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endAccess } from '~/accounts/end-access.server';
import { calendarLinks, groupTokens, members, passkeys, recoveryCodes, sessions, users } from '~/db/schema';
import { aroundDatabase } from '../../bench/around-db.mjs';
import { ids } from '../world';
import { db, type Jar, linkIn, mailTo, send } from './account';
import { claims, leave } from './google-way';
import { ask } from './log-lines';
import { askFor, makePasskeyUser } from './passkey-person';
import { site } from './person';
import { makeSoftKey } from './soft-key';

const password = 'rotom-dex-2026';
const newPassword = 'porygon-z-2026';
type Owner = Awaited<ReturnType<typeof makePasskeyUser>> & { subject: string };

/** An admin of the demo's group with every way to sign in. */
async function makeOwner(): Promise<Owner> {
  const owner = await makePasskeyUser();
  const { sub: subject } = claims();
  await db.update(users).set({ googleSubject: subject }).where(eq(users.id, owner.id));
  await db.insert(members).values({ groupId: ids.group, userId: owner.id, role: 'admin' });
  return { ...owner, subject };
}

interface Sent {
  path: string;
  fields?: Record<string, string>;
  jar?: Jar;
  /** Address of the account whose access ends, if that is another one. */
  email?: string;
}

/** Sends a request during which all access to an account ends: just before the first statement that matches. */
async function sendWhileItEnds({ path, fields, jar = new Map() }: Sent, email: string, pattern: RegExp) {
  let hasEnded = false;
  const raced = aroundDatabase(env.DB, async (asked, go) => {
    if (!hasEnded && asked.some(({ sql }) => pattern.test(sql))) {
      hasEnded = true;
      const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
      await endAccess(db, owner?.id ?? '', 'commandLine', new Date());
    }
    return go();
  });
  const headers = { Origin: site, Cookie: [...jar].map((pair) => pair.join('=')).join('; ') };
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const { response } = await ask(path, { ...init, headers }, { DB: raced, LOG: '' });
  expect(hasEnded).toBe(true);
  return response;
}

const mailedLink = async (
  path: string,
  fields: { email: string } & Record<string, string>,
  subject: string,
) => {
  await send(new Map(), path, fields);
  return linkIn((await mailTo(fields.email, subject)).text);
};

const waysIn: Record<string, (owner: Owner) => Promise<Sent>> = {
  password: async ({ email }) => ({ path: '/sign-in', fields: { email, password } }),
  async passkey({ key }) {
    const jar: Jar = new Map();
    return {
      path: '/sign-in/passkey',
      fields: { credential: await key.get(await askFor(jar, 'signIn')) },
      jar,
    };
  },
  'recovery code': async ({ email, codes: [code = ''] }) => ({
    path: '/sign-in/recovery',
    fields: { email, code },
  }),
  async Google({ subject }) {
    const jar: Jar = new Map();
    return { path: await leave(jar, claims({ sub: subject })), jar };
  },
  async 'mail for a new password'({ email }) {
    const path = await mailedLink('/forgot-password', { email }, '再設定');
    return { path, fields: { password: newPassword } };
  },
  async 'mail to a new address'({ email: other }) {
    const email = `new-${other}`;
    const fields = { email, displayName: 'ナナミ', password, passwordAgain: password };
    return { path: await mailedLink('/sign-up', fields, ''), fields: { password }, email };
  },
  async 'a passkey that confirms who is there'({ key, jar }) {
    const credential = await key.get(await askFor(jar, 'confirm'));
    return { path: '/mypage/confirm', fields: { credential }, jar };
  },
  'a changed password': async ({ jar }) => ({
    path: '/mypage/password',
    fields: { currentPassword: password, password: newPassword },
    jar,
  }),
};

it.each(Object.entries(waysIn))(
  'access that ends meanwhile is not opened again by %s',
  async (_, prepare) => {
    const owner = await makeOwner();
    const { email = owner.email, ...sent } = await prepare(owner);
    const answer = await sendWhileItEnds(sent, email, /insert into "sessions"/);
    expect(answer.status).toBeLessThan(500);
    const [{ id } = { id: '' }] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
  },
);

/** Requests of a session that leave something behind, how much of it there is, and the statement that writes it. */
const leftBehind: Record<string, [(owner: Owner) => Promise<Sent>, (id: string) => Promise<number>, RegExp]> =
  {
    passkey: [
      async ({ jar }) => {
        const credential = (await makeSoftKey()).create(await askFor(jar, 'add'));
        return { path: '/mypage/passkeys', fields: { credential, name: '' }, jar };
      },
      (id) => db.$count(passkeys, eq(passkeys.userId, id)),
      /insert into "passkeys"/,
    ],
    'recovery codes': [
      async ({ jar }) => ({ path: '/mypage/recovery-codes', fields: {}, jar }),
      (id) => db.$count(recoveryCodes, eq(recoveryCodes.userId, id)),
      /insert into "recovery_codes"/,
    ],
    calendar: [
      async ({ jar }) => ({ path: '/mypage/calendar', fields: {}, jar }),
      (id) => db.$count(calendarLinks, eq(calendarLinks.userId, id)),
      /insert into "calendar_links"/,
    ],
    token: [
      async ({ jar }) => ({
        path: `/admin/${ids.group}/settings/tokens`,
        fields: { name: '残る鍵', scope: 'read' },
        jar,
      }),
      (id) => db.$count(groupTokens, eq(groupTokens.createdById, id)),
      /insert into "group_tokens"/,
    ],
  };

it.each(Object.entries(leftBehind))(
  'a session that ends meanwhile leaves no %s behind',
  async (_, [prepare, count, pattern]) => {
    const first = await makeOwner();
    const { path, fields = {} } = await prepare(first);
    expect((await send(first.jar, path, fields)).status).toBeLessThan(400);
    expect(await count(first.id)).toBeGreaterThan(0);
    const owner = await makeOwner();
    const refused = await sendWhileItEnds(await prepare(owner), owner.email, pattern);
    expect(refused.status).toBeLessThan(500);
    expect(await count(owner.id)).toBe(0);
  },
);
