import { env } from 'cloudflare:workers';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { mailLinks, outbox, users } from '~/db/schema';
import { demoPassword } from '../world';
import { ask, type Faults } from './faults';
import { person, visitor } from './person';

const db = openDatabase(env.DB);
const password = 'kirin ga nemui';
const linkTo = (to: string) =>
  vi.waitFor(async () => {
    const [mail] = await db.select().from(outbox).where(eq(outbox.to, to)).orderBy(desc(outbox.id));
    const link = /https:\/\/sixsheet\.test(\S+)/.exec(mail?.text ?? '')?.[1];
    if (!link) throw new Error(`No link to ${to}`);
    return link;
  });
const linksTo = async (email: string) =>
  (await db.select().from(mailLinks).where(eq(mailLinks.email, email))).length;
const userOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];
const signIn = async (email: string, word: string) =>
  (await visitor.post('/sign-in', { email, password: word })).status;

// Whichever statement of the act the database goes at, none of it is done and the link still works.
const midway = (sql: RegExp): Faults => ({ db: 'fail', sql });

describe('a link of a mail while the database fails in the middle of it', () => {
  it.each([/insert into "users"/i, /delete from "mail_links"/i])(
    'makes an account by all or nothing: %s',
    async (sql) => {
      const email = `fault${sql.source.length}@example.com`;
      await visitor.post('/sign-up', { displayName: 'ユイ', email, password });
      const link = await linkTo(email);
      expect((await ask(link, midway(sql), { fields: { password } })).status).toBe(503);
      expect([await userOf(email), await linksTo(email)]).toEqual([undefined, 1]);
      expect((await ask(link, {}, { fields: { password } })).status).toBe(302);
      expect(await linksTo(email)).toBe(0);
      expect((await ask(link, {}, { fields: { password } })).status).toBe(410);
      expect(await signIn(email, password)).toBe(302);
    },
  );

  it.each([
    /update "users"/i,
    /delete from "mail_links"/i,
    /delete from "sessions" where "sessions"."user_id"/i,
  ])('sets a password by all or nothing: %s', async (sql) => {
    const email = 'kenta@example.com';
    const before = await userOf(email);
    await visitor.post('/forgot-password', { email });
    const link = await linkTo(email);
    expect((await ask(link, midway(sql), { fields: { password } })).status).toBe(503);
    expect([(await userOf(email))?.passwordHash, await linksTo(email)]).toEqual([before?.passwordHash, 1]);
    // Of two at once one is told that it was used.
    const answers = await Promise.all([1, 2].map(() => ask(link, {}, { fields: { password } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 410]);
    expect(await signIn(email, password)).toBe(302);
    await db.update(users).set({ passwordHash: before?.passwordHash }).where(eq(users.email, email));
    await db.delete(outbox).where(eq(outbox.to, email));
  });

  it.each([/update "users"/i, /delete from "mail_links"/i])(
    'changes an address by all or nothing: %s',
    async (sql) => {
      const old = 'haruka@example.com';
      const email = `haruka${sql.source.length}@example.com`;
      const { post } = await person(old);
      await post('/mypage/email', { email, currentPassword: demoPassword });
      const link = await linkTo(email);
      expect((await ask(link, midway(sql), { fields: { more: '' } })).status).toBe(503);
      expect([await userOf(email), await linksTo(email)]).toEqual([undefined, 1]);
      expect((await ask(link, {}, { fields: { more: '' } })).status).toBe(302);
      expect([await userOf(old), await linksTo(email)]).toEqual([undefined, 0]);
      expect((await ask(link, {}, { fields: { more: '' } })).status).toBe(410);
      await db.update(users).set({ email: old }).where(eq(users.email, email));
    },
  );
});
