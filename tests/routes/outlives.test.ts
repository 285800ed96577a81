import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { and, eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { stopToken } from '~/accounts/mail-choices/stop-link.server';
import { hashToken, newToken } from '~/accounts/tokens.server';
import { newId } from '~/db/ids';
import * as schema from '~/db/schema';
import { makeGroupToken } from '~/groups/tokens/group-token.server';
import { demoPassword, ids } from '../world';
import { db, type Jar, linkIn, locationOf, mailTo, mainOf, send, site, visit } from './account';
import { askerOf } from './asker';
import { claims, enter } from './google-way';
import { askFor, makePasskeyUser, signInBy } from './passkey-person';
import { person, visitor } from './person';
import * as sheets from './sheet-writes';
import { makeSoftKey } from './soft-key';
import { goodFields } from './team-form';

const events = ['changed', 'reset', 'moved', 'signedOut', 'ended', 'deleted'] as const;
type Event = (typeof events)[number];
/** `listed`: it works on, and the page and the mail after a new password name it. */
type Fate = 'kept' | 'void' | 'listed';

interface Thing {
  fates: Record<Event, Fate>;
  /** Where it is stored, if anywhere. */
  table?: SQLiteTable;
}

const all = (fate: Fate): Thing['fates'] => ({
  ...{ changed: fate, reset: fate, moved: fate, signedOut: fate },
  ...{ ended: fate, deleted: fate },
});
const untilDeleted = { ...all('kept'), deleted: 'void' } as const;
const named = { ...untilDeleted, changed: 'listed', reset: 'listed', ended: 'void' } as const;

/** All that a session can set up, and what becomes of it. Each cell is tried on the built worker below. */
const things = {
  ownSession: { fates: { ...untilDeleted, reset: 'void', ended: 'void' }, table: schema.sessions },
  otherSession: { fates: { ...all('void'), moved: 'kept' } },
  // It spares its owner a mail and strangers' limits; nobody is let in by it.
  knownDevice: { fates: untilDeleted },
  emailChange: { fates: all('void'), table: schema.mailLinks },
  cancelOfIt: { fates: all('void') },
  resetLink: { fates: all('void') },
  verifyLink: { fates: all('void') },
  challenge: { fates: all('void'), table: schema.challenges },
  // Whoever knows a password is not to outlive who had the address before: so it goes with nothing, and no account goes.
  restoreLink: { fates: all('kept'), table: schema.earlierEmails },
  passkey: { fates: named, table: schema.passkeys },
  recoveryCode: { fates: named, table: schema.recoveryCodes },
  google: { fates: named, table: schema.users },
  calendar: { fates: named, table: schema.calendarLinks },
  groupToken: { fates: named, table: schema.groupTokens },
  stopMails: { fates: untilDeleted, table: schema.mailChoices },
  roleRequest: { fates: untilDeleted, table: schema.roleRequests },
  teamKey: { fates: untilDeleted, table: schema.teamSheets },
  // A group's own: its admins see and remove them.
  webhook: { fates: all('kept'), table: schema.webhooks },
  lateLink: { fates: all('kept'), table: schema.lateLinks },
} as const satisfies Record<string, Thing>;
type Name = keyof typeof things;

/** What else is of a person or has a secret, and opens nothing. */
const records: Record<string, string> = {
  members: 'a role, which a session uses',
  announcements: 'who wrote it',
  regulation_texts: 'who wrote it',
  staff_actions: 'who did it',
  team_revisions: 'who did it',
  sheet_checks: 'who did it',
  check_draws: 'who did it',
  match_changes: 'who reported or entered it',
  player_notes: 'who wrote it',
  staff_log: 'who did it',
  result_saves: 'who did it',
  posts: 'who wrote it',
  post_versions: 'who reviewed it',
  post_pictures: 'whose it is',
  favorites: 'whose they are',
  notice_mails: 'that a mail was sent',
  report_cases: 'who decided',
  reports: 'who wrote it',
};

it('each table that is of a person, or keeps a secret, has its row or its reason', () => {
  const tables = Object.values<unknown>(schema).flatMap((each) => (is(each, SQLiteTable) ? [each] : []));
  const isTold = tables.filter((table) => {
    const { columns, foreignKeys } = getTableConfig(table);
    return (
      foreignKeys.some((key) => getTableName(key.reference().foreignTable) === 'users') ||
      columns.some(({ name }) => /hash|token|salt|secret|password|(user|owner|author)id$/i.test(name))
    );
  });
  const known = [
    ...Object.values(things).flatMap((thing) => ('table' in thing ? [getTableName(thing.table)] : [])),
    ...Object.keys(records),
  ];
  expect(isTold.map(getTableName).sort()).toEqual([...new Set(known)].sort());
});

/** Signed in, as this account. */
const isInAs = async (id: string, jar: Jar) =>
  (await (await visit(jar, '/mypage')).text()).includes(`value="${id}"`);

async function makeAll(event: Event) {
  await env.DB.prepare('delete from attempts').run();
  const owner = await makePasskeyUser();
  const { id, email, jar, key, codes } = owner;
  const now = new Date();
  await db.insert(schema.members).values({ groupId: ids.group, userId: id, role: 'admin' });
  // Who knows the password: from a session of their own.
  const other: Jar = new Map();
  await send(other, '/sign-in', { email, password: demoPassword });
  const device: Jar = new Map([...other].filter(([name]) => name.endsWith('device')));
  const evil = `evil-${email}`;
  await send(other, '/mypage/email', { email: evil, currentPassword: demoPassword });
  const confirm = linkIn((await mailTo(evil)).text);
  const cancel = /https:\/\/sixsheet\.test((?:\/ja)?\/cancel-email\S+)/.exec(
    (await mailTo(email, '手続き')).text,
  )?.[1];
  await send(new Map(), '/forgot-password', { email });
  const reset = linkIn((await mailTo(email, '再設定')).text);
  await db.insert(schema.mailLinks).values({
    ...{ tokenHash: hashToken(`verify ${id}`), purpose: 'signUp', email, expiresAt: sheets.fromNow(60_000) },
  });
  const second = await makeSoftKey();
  const credential = second.create(await askFor(jar, 'add'));
  // Of another address: one of the account's own would be linked anew.
  const sub = claims({ sub: `sub ${id}` });
  await db.update(schema.users).set({ googleSubject: sub.sub }).where(eq(schema.users.id, id));
  const calendar = /value="https:\/\/sixsheet\.test(\/[^"]*\.ics)"/.exec(
    await (await send(other, '/mypage/calendar', {})).text(),
  )?.[1];
  const of = { groupId: ids.group, stream: 1 } as const;
  const made = { name: `鍵 ${event}`, createdBy: await askerOf(db, id), scopes: ['read'] as const };
  const token = await makeGroupToken(db, of, made);
  const purpose = `申請 ${id}`;
  const request = { kind: 'newGroup', groupName: `会 ${event}`, purpose, role: 'admin', links: '' };
  await send(other, '/request-role', request);
  const sheet = await sheets.submit(await sheets.openTournament());
  await db.update(schema.teamSheets).set({ ownerId: id }).where(eq(schema.teamSheets.id, sheet.id));
  const hook = newId();
  await db.insert(schema.webhooks).values({
    ...{ id: hook, groupId: ids.group, kind: 'standard', url: `https://hooks.example/${id}`, events: [] },
    ...{ language: 'ja', salt: 'x' },
  });
  const late = newToken();
  const closed = await sheets.openTournament({ submissionDeadlineAt: sheets.fromNow(-60_000) });
  await db.insert(schema.lateLinks).values({
    ...{ id: newId(), tournamentId: closed, playerName: 'ミナト', tokenHash: hashToken(late), byUserId: id },
    ...{ validUntil: sheets.fromNow(3_600_000), reason: 'x', createdAt: now },
  });

  /** Whether it works still: `at` is the address, and `word` the password, that the account has by then. */
  const tries: Record<Exclude<Name, 'restoreLink'>, (at: string, word: string) => Promise<boolean>> = {
    ownSession: () => isInAs(id, jar),
    otherSession: () => isInAs(id, other),
    knownDevice: async (at, word) => {
      const headers = { 'CF-Connecting-IP': '203.0.113.9' };
      const body = new URLSearchParams({ email: at, password: word });
      const answer = await visit(device, '/sign-in', { method: 'POST', body, headers });
      await new Promise((done) => setTimeout(done, 300));
      const mails = await db.select().from(schema.outbox).where(eq(schema.outbox.to, at));
      return answer.status === 302 && !mails.some(({ subject }) => subject.includes('新しい端末'));
    },
    emailChange: async () => (await send(new Map(), confirm, {})).status === 302,
    cancelOfIt: async () => (await send(new Map(), cancel ?? '', {})).status === 302,
    resetLink: async () => (await send(new Map(), reset, { password: 'taken over again' })).status === 302,
    verifyLink: async () => (await visit(new Map(), `/verify-email?token=verify%20${id}`)).status === 200,
    challenge: async (at, word) => {
      const mine: Jar = new Map();
      await send(mine, '/sign-in', { email: at, password: word });
      await send(mine, '/mypage/passkeys', { credential, name: '二つめ' });
      const where = and(eq(schema.passkeys.userId, id), eq(schema.passkeys.name, '二つめ'));
      return (await db.$count(schema.passkeys, where)) > 0;
    },
    passkey: async () => isInAs(id, (await signInBy(key)).jar),
    recoveryCode: async (at) => {
      const mine: Jar = new Map();
      await send(mine, '/sign-in/recovery', { email: at, code: codes[0] ?? '' });
      return isInAs(id, mine);
    },
    google: async () => {
      const mine: Jar = new Map();
      await enter(mine, sub);
      return isInAs(id, mine);
    },
    calendar: async () => (await visitor.get(calendar ?? '')).status === 200,
    groupToken: async () => {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await SELF.fetch(`${site}/api/v1/groups/${ids.group}/tournaments`, { headers });
      return answer.status === 200;
    },
    stopMails: async () => {
      await visitor.post(`/unsubscribe/${stopToken(env.SESSION_SECRET, { userId: id, topic: 'results' })}`);
      return (await db.$count(schema.mailChoices, eq(schema.mailChoices.userId, id))) > 0;
    },
    roleRequest: async () =>
      (await (await person('site-admin@example.com')).html('/admin/requests')).includes(purpose),
    teamKey: async () =>
      (
        await (await SELF.fetch(`${site}/teams/${sheet.id}`, { headers: { Cookie: sheet.cookie } })).text()
      ).includes('ハルカ'),
    webhook: async () => {
      const admin = await person('host-admin@example.com');
      return (await admin.get(`/admin/${ids.group}/settings/webhooks/${hook}`)).status === 200;
    },
    lateLink: async () => {
      const fields = { ...goodFields(), late, intent: 'submit' };
      return (await sheets.send(sheets.submitTo(closed), fields)).status === 302;
    },
  };
  return { ...owner, tries };
}

const password = 'kirin ga nemui';
const forAccess = [
  'パスキー「ユイの端末」',
  'リカバリーコード（残り',
  'Google',
  'カレンダーのURL',
  'トークン「鍵',
];

/** What happens to the account of this browser; its address and password afterwards. */
async function happen(event: Event, { email, jar }: { email: string; jar: Jar }) {
  const current = { currentPassword: demoPassword };
  const seen = async (answer: Response, mine: Jar) => {
    expect([answer.status, locationOf(answer)]).toEqual([
      302,
      expect.stringMatching(/^(?:\/ja)?\/mypage\/access\?redirectTo=/),
    ]);
    const page = await mainOf(await visit(mine, '/mypage/access'));
    const { text } = await mailTo(email, 'パスワードが変更されました');
    for (const name of forAccess)
      expect([name, page.includes(name), text.includes(name)]).toEqual([name, true, true]);
  };
  switch (event) {
    case 'changed':
      await seen(await send(jar, '/mypage/password', { ...current, password }), jar);
      return [email, password] as const;
    case 'reset': {
      await send(new Map(), '/forgot-password', { email });
      const mine: Jar = new Map();
      await seen(await send(mine, linkIn((await mailTo(email, '再設定')).text), { password }), mine);
      return [email, password] as const;
    }
    case 'moved': {
      const to = `to-${email}`;
      await send(jar, '/mypage/email', { ...current, email: to });
      expect((await send(new Map(), linkIn((await mailTo(to)).text), {})).status).toBe(302);
      return [to, demoPassword] as const;
    }
    case 'signedOut':
      expect((await send(jar, '/mypage/sessions', { intent: 'all' })).status).toBe(302);
      return [email, demoPassword] as const;
    case 'ended': {
      const siteAdmin = await person('site-admin@example.com');
      const page = locationOf(await siteAdmin.post('/admin/accounts', { email })) ?? '';
      expect((await siteAdmin.post(page, { sure: 'yes' })).status).toBe(200);
      await mailTo(email, 'アクセスをすべて止めました');
      await db.delete(schema.outbox).where(eq(schema.outbox.to, email));
      await send(new Map(), '/forgot-password', { email });
      const link = linkIn((await mailTo(email, '再設定')).text);
      // Nothing is left to review after the new password.
      expect(locationOf(await send(new Map(), link, { password }))).toBe('/ja');
      return [email, password] as const;
    }
    case 'deleted':
      expect((await send(jar, '/mypage/account', current)).status).toBe(302);
      return [email, demoPassword] as const;
  }
}

describe.each(events)('when an account is %s', (event) => {
  it('each thing that a session set up works on, or does not, as the table says', async () => {
    const owner = await makeAll(event);
    const [at, word] = await happen(event, owner);
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [name, works] of Object.entries(owner.tries)) {
      const fate = things[name as Name].fates[event];
      wanted[name] = fate === 'void' ? 'void' : 'kept';
      found[name] = (await works(at, word)) ? 'kept' : 'void';
    }
    expect(found).toEqual(wanted);
  }, 60_000);

  it('the address before can take it back still', async () => {
    await env.DB.prepare('delete from attempts').run();
    const owner = await makePasskeyUser();
    const first = `first-${owner.email}`;
    await send(owner.jar, '/mypage/email', { email: first, currentPassword: demoPassword });
    await send(new Map(), linkIn((await mailTo(first)).text), {});
    const { text } = await mailTo(owner.email, '変更されました');
    const back = /https:\/\/sixsheet\.test((?:\/ja)?\/restore-email\S+)/.exec(text)?.[1] ?? '';
    if (event === 'deleted') {
      const refused = await send(owner.jar, '/mypage/account', { currentPassword: demoPassword });
      expect(refused.status).toBe(409);
    } else if (event === 'changed')
      await send(owner.jar, '/mypage/password', { currentPassword: demoPassword, password });
    else if (event === 'reset') {
      await send(new Map(), '/forgot-password', { email: first });
      await send(new Map(), linkIn((await mailTo(first, '再設定')).text), { password });
    } else await happen(event, { email: first, jar: owner.jar });
    expect((await send(new Map(), back, {})).status).toBe(302);
  });
});

describe('the page of what still works', () => {
  it('removes one by one and all, tells by mail, and a form sent twice does nothing more', async () => {
    const owner = await makeAll('changed');
    const { id, jar, email } = owner;
    const [passkey] = await db.select().from(schema.passkeys).where(eq(schema.passkeys.userId, id));
    const foreign = await makePasskeyUser();
    const [theirs] = await db.select().from(schema.passkeys).where(eq(schema.passkeys.userId, foreign.id));
    for (const access of [`passkey:${theirs?.id}`, 'passkey', 'nothing', ''])
      expect(locationOf(await send(jar, '/mypage/access', { access }))).toBe('/mypage/access');
    expect(await db.$count(schema.passkeys, eq(schema.passkeys.userId, foreign.id))).toBe(1);
    const there = async () =>
      (await mainOf(await visit(jar, '/mypage/access'))).match(/name="access"/g)?.length;
    expect(await there()).toBe(6);
    for (let twice = 0; twice < 2; twice++)
      await send(jar, '/en/mypage/access?redirectTo=%2Fhistory', { access: `passkey:${passkey?.id}` });
    // With the last passkey go its codes.
    expect(await there()).toBe(4);
    const told = async () =>
      (await db.select().from(schema.outbox).where(eq(schema.outbox.to, email))).filter(
        ({ text }) => /ユイの端末.*\n|鍵/.test(text) && !/追加されました/.test(text),
      );
    await mailTo(email, 'deleted');
    expect(await told()).toHaveLength(1);
    await send(jar, '/mypage/access', { access: 'all' });
    expect((await mailTo(email, '削除されました')).text).toContain('トークン「鍵');
    expect(await there()).toBeUndefined();
    const works = [];
    for (const name of ['passkey', 'recoveryCode', 'google', 'calendar', 'groupToken'] as const)
      works.push(await owner.tries[name](email, demoPassword));
    expect(works).toEqual([false, false, false, false, false]);
  }, 60_000);

  it('asks for a proof that is fresh, and shows nothing to others', async () => {
    const { id, jar } = await makePasskeyUser();
    const provenAt = new Date(Date.now() - 11 * 60_000);
    await db.update(schema.sessions).set({ provenAt }).where(eq(schema.sessions.userId, id));
    const asked = await send(jar, '/mypage/access', { access: 'all' });
    expect(locationOf(asked)).toBe('/mypage/confirm?redirectTo=%2Fmypage%2Faccess');
    expect(await db.$count(schema.passkeys, eq(schema.passkeys.userId, id))).toBe(1);
    const led = await visit(jar, '/mypage/access?redirectTo=https%3A%2F%2Fevil.example');
    expect(await mainOf(led)).not.toContain('evil.example');
  });
});
