import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { sessions, users } from '~/db/schema';
import { db, type Jar, linkIn, locationOf, mailTo, makeUser, send, visit } from './account';
import { claims, enter } from './google-way';
import { askFor, makePasskeyUser, signInBy } from './passkey-person';

const password = 'rotom-dex-2026';
const newPassword = 'porygon-z-2026';
type Owner = Awaited<ReturnType<typeof makePasskeyUser>> & { subject: string };

async function makeOwner(): Promise<Owner> {
  const owner = await makePasskeyUser();
  const { sub: subject } = claims();
  await db.update(users).set({ googleSubject: subject }).where(eq(users.id, owner.id));
  return { ...owner, subject };
}

const mailedLink = async (
  path: string,
  fields: { email: string } & Record<string, string>,
  subject: string,
) => {
  await send(new Map(), path, fields);
  return linkIn((await mailTo(fields.email, subject)).text);
};

/** Takes from an account all that proves it, once the session of the other account ends. */
async function takeAwayAfter(otherId: string, email: string) {
  const owner = `(select id from users where email = '${email}')`;
  await db.run(
    sql.raw(`create trigger meanwhile after delete on sessions when old.user_id = '${otherId}' begin
      delete from passkeys where user_id = ${owner};
      delete from recovery_codes where user_id = ${owner};
      update users set password_hash = null, google_subject = null where email = '${email}';
    end`),
  );
}
const stopTakingAway = () => db.run(sql`drop trigger if exists meanwhile`);
afterEach(stopTakingAway);

/** Each returns the last answer to a browser on which another account was signed in, which ends that session. */
type Way = (jar: Jar, owner: Owner, meanwhile: (email: string) => Promise<void>) => Promise<Response>;
const ways: Record<string, Way> = {
  async password(jar, { email }, meanwhile) {
    await meanwhile(email);
    return send(jar, '/sign-in', { email, password });
  },
  async passkey(jar, { email, key }, meanwhile) {
    await meanwhile(email);
    return (await signInBy(key, jar)).answer;
  },
  async 'recovery code'(jar, { email, codes }, meanwhile) {
    await meanwhile(email);
    return send(jar, '/sign-in/recovery', { email, code: codes[0] ?? '' });
  },
  async Google(jar, { email, subject }, meanwhile) {
    await meanwhile(email);
    return enter(jar, claims({ sub: subject }));
  },
  async 'mail for a new password'(jar, { email }, meanwhile) {
    const link = await mailedLink('/forgot-password', { email }, '再設定');
    await meanwhile(email);
    return send(jar, link, { password: newPassword });
  },
  async 'mail to a new address'(jar, { email: old }, meanwhile) {
    const email = `new-${old}`;
    const fields = { email, displayName: 'ナナミ', password, passwordAgain: password };
    const link = await mailedLink('/sign-up', fields, '');
    await meanwhile(email);
    return send(jar, link, { password });
  },
};

describe.each(Object.entries(ways))('a way in by %s', (_, goIn) => {
  it('leads in', async () => {
    const { jar } = await makeUser();
    const answer = await goIn(jar, await makeOwner(), async () => undefined);
    expect(answer.status).toBe(302);
    expect((await visit(jar, '/mypage')).status).toBe(200);
  });

  it('leads nowhere if what proved it was taken away before the session opened', async () => {
    const owner = await makeOwner();
    const { id, jar } = await makeUser();
    const answer = await goIn(jar, owner, (email) => takeAwayAfter(id, email));
    expect(answer.status).toBeLessThan(500);
    expect((await visit(jar, '/mypage')).status).toBe(302);
    expect(await db.$count(sessions, eq(sessions.userId, owner.id))).toBeLessThan(2);
  });
});

describe('a session that is there', () => {
  it('is not renewed by a passkey that was taken away meanwhile', async () => {
    const { id, jar, key, email } = await makeOwner();
    const credential = await key.get(await askFor(jar, 'confirm'));
    await takeAwayAfter(id, email);
    expect((await send(jar, '/mypage/confirm', { credential })).status).toBe(422);
    expect((await visit(jar, '/mypage')).status).toBe(302);
  });

  it('is not renewed by a new password that was taken away meanwhile', async () => {
    const { id, jar, email } = await makeOwner();
    await takeAwayAfter(id, email);
    const fields = { currentPassword: password, password: newPassword };
    expect(locationOf(await send(jar, '/mypage/password', fields))).toMatch(/^\/sign-in/);
    expect((await visit(jar, '/mypage')).status).toBe(302);
  });
});
