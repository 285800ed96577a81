import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findMailChoices } from '~/accounts/mail-choices/choices.server';
import { newId } from '~/db/ids';
import { entrants, groups, members, tournaments, users, webhooks } from '~/db/schema';
import { ids, worldId } from '../world';
import { access } from './access';
import { makeUser, visit } from './account';
import { people } from './answers';
import { bodyOf, filledForm } from './filled-form';
import { type person, person as signIn } from './person';
import { db, openTournament } from './sheet-writes';
import { storedForms } from './stored-forms';

it('knows of every form whether somebody else’s word can be lost by it', () => {
  const taking = Object.entries(access)
    .filter(([path, { post }]) => !path.startsWith('/api/') && people.some((each) => post(each) !== 405))
    .map(([path]) => path);
  const known = Object.keys(storedForms);
  // Their acts alone take something.
  const acted = [
    '/admin/:id/tournaments',
    '/admin/readings/:sampleId?',
    '/admin/:id/streaming-input/:act?',
    '/admin/:id/tournaments/:tournamentId/entrants/:act?',
    '/admin/:id/tournaments/:tournamentId/result/:act?',
    '/admin/:id/tournaments/:tournamentId/rounds/:act?',
    '/teams/:teamId/match/:act?',
  ];
  expect([...new Set([...taking, ...acted])].sort()).toEqual(known.sort());
});

type Person = Pick<Awaited<ReturnType<typeof person>>, 'html' | 'post'>;
type Values = Record<string, string>;

interface Form {
  who: Person;
  /** The page with the form, and where it is posted to. */
  page: string;
  to: string;
  /** A field that the form has. */
  holding: string;
  /** What one of two types, what the other types in the same field, and what they type in another one. */
  first: Values;
  second: Values;
  beside: Values;
  /** What cannot be kept, if there is something. */
  wrong?: Values;
  stored(): Promise<Values>;
}

const toast = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => /^(?:__Host-)?toast=([^;]*)/.exec(cookie)?.[1])
    .find(Boolean);

let admin: Person;
let staff: Person;
beforeAll(async () => {
  admin = await signIn('host-admin@example.com');
  staff = await signIn('moderator@example.com');
});

async function entrant(): Promise<Form> {
  const tournamentId = await openTournament();
  const id = newId();
  await db.insert(entrants).values({ id, tournamentId, name: 'ハルカ', position: 1 });
  const page = `/admin/${ids.group}/tournaments/${tournamentId}/entrants/${id}/edit`;
  return {
    ...{ who: staff, page, to: page, holding: 'seat' },
    ...{
      first: { seat: '12' },
      second: { seat: '13' },
      beside: { twitterId: 'haruka_x' },
      wrong: { seed: '0' },
    },
    async stored() {
      const [row] = await db.select().from(entrants).where(eq(entrants.id, id));
      return { seat: row?.seat ?? '', twitterId: row?.twitterId ?? '' };
    },
  };
}

async function entrantSettings(): Promise<Form> {
  const at = await openTournament();
  await db.insert(entrants).values({ id: newId(), tournamentId: at, name: 'ハルカ', position: 1 });
  const page = `/admin/${ids.group}/tournaments/${at}/entrants`;
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, at));
  const day = new Date((row?.scheduledStartAt.getTime() ?? 0) + 9 * 3_600_000).toISOString().slice(0, 10);
  const times = (closesAt: string) => ({
    checkIn: 'on',
    opensAt: `${day}T00:01`,
    closesAt: `${day}T${closesAt}`,
  });
  return {
    ...{ who: admin, page, to: `${page}/settings`, holding: 'entrantsOnly' },
    ...{
      first: times('00:05'),
      second: times('00:06'),
      beside: { namesMissing: 'on' },
      wrong: times('00:00'),
    },
    async stored() {
      const [now] = await db.select().from(tournaments).where(eq(tournaments.id, at));
      const closes = new Date((now?.checkInClosesAt?.getTime() ?? 0) + 9 * 3_600_000);
      return { closesAt: closes.toISOString().slice(0, 16), namesMissing: now?.namesMissing ? 'on' : '' };
    },
  };
}

async function profile(): Promise<Form> {
  const { id, jar } = await makeUser({ tonamelId: 'Yui1' });
  const who: Person = {
    html: async (path) => (await visit(jar, path)).text(),
    post: (path, fields) =>
      visit(jar, path, {
        method: 'POST',
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      }),
  };
  return {
    ...{ who, page: '/mypage', to: '/mypage', holding: 'tonamelId' },
    ...{ first: { tonamelId: 'Yui2' }, second: { tonamelId: 'Yui3' }, beside: { discordId: 'yui' } },
    wrong: { displayName: '' },
    async stored() {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return { tonamelId: row?.tonamelId ?? '', discordId: row?.discordId ?? '' };
    },
  };
}

async function groupSettings(): Promise<Form> {
  const id = newId();
  await db.insert(groups).values({ id, name: '試しの会' });
  const userId = worldId('hostadmin');
  await db.insert(members).values({ groupId: id, userId, role: 'admin', tonamelId: 'Tkn5Mn' });
  return {
    ...{ who: admin, page: `/admin/${id}/settings`, to: `/admin/${id}/settings`, holding: 'kinds' },
    ...{ first: { name: '一の会' }, second: { name: '二の会' }, beside: { kinds: '口頭注意\n減点' } },
    wrong: { name: '' },
    async stored() {
      const [row] = await db.select().from(groups).where(eq(groups.id, id));
      return { name: row?.name ?? '', kinds: row?.penaltyKinds?.join('\n') ?? '' };
    },
  };
}

async function memberNames(): Promise<Form> {
  const { id } = await makeUser();
  await db
    .insert(members)
    .values({ groupId: ids.group, userId: id, role: 'moderator', displayName: 'ユイ', tonamelId: 'Y1' });
  const page = `/admin/${ids.group}/members/${id}`;
  return {
    ...{ who: admin, page, to: page, holding: 'tonamelId' },
    ...{ first: { tonamelId: 'Y2' }, second: { tonamelId: 'Y3' }, beside: { displayName: 'ユイ2' } },
    wrong: { displayName: '' },
    async stored() {
      const [row] = await db.select().from(members).where(eq(members.userId, id));
      return { tonamelId: row?.tonamelId ?? '', displayName: row?.displayName ?? '' };
    },
  };
}

const forms = { entrant, entrantSettings, profile, groupSettings, memberNames };

describe.each(Object.entries(forms))('the form of %s', (_, make) => {
  it('merges what two have changed, and overwrites nothing in silence', async () => {
    const { who, page, to, holding, first, second, beside, wrong, stored } = await make();
    const mine = filledForm(await who.html(page), holding);
    const theirs = filledForm(await who.html(page), holding);
    const saved = await who.post(to, bodyOf(theirs, first));
    expect([saved.status, toast(saved)]).toEqual([302, 'success.saved']);
    const kept = await stored();
    const again = await who.post(to, bodyOf(theirs, first));
    expect([again.status, toast(again), await stored()]).toEqual([302, 'success.saved', kept]);

    let opened = mine;
    if (wrong) {
      const refused = await who.post(to, bodyOf(mine, { ...second, ...wrong }));
      expect([refused.status, await stored()]).toEqual([422, kept]);
      opened = filledForm(await refused.text(), holding);
    }
    const right = Object.fromEntries(
      Object.keys(wrong ?? {}).map((name) => [name, mine.get(name)?.[0] ?? '']),
    );
    const asked = await who.post(to, bodyOf(opened, { ...right, ...second }));
    expect([asked.status, await stored()]).toEqual([409, kept]);
    const html = await asked.text();
    for (const said of ['先に保存しました', 'value="theirs"', 'value="mine"']) expect(html).toContain(said);
    const chosen = await who.post(to, bodyOf(filledForm(html, holding), second));
    expect(chosen.status).toBe(302);
    expect(await stored()).not.toEqual(kept);

    // Opened before both, changed elsewhere: both words stand.
    const now = await stored();
    const merged = await who.post(to, bodyOf(mine, beside));
    expect([merged.status, toast(merged)]).toEqual([302, 'success.savedTogether']);
    expect(await stored()).toEqual({
      ...now,
      ...Object.fromEntries(Object.keys(beside).map((name) => [name, beside[name]])),
    });
  });
});

it('mails are chosen one by one: a tab that was open before changes only its own', async () => {
  const { id, jar } = await makeUser();
  const html = await (await visit(jar, '/mypage/notices')).text();
  const opened = filledForm(html, 'topic');
  const on = opened.get('topic') ?? [];
  const send = (topics: string[]) => {
    const body = bodyOf(new Map([...opened].filter(([name]) => name !== 'topic')));
    for (const topic of topics) body.append('topic', topic);
    return visit(jar, '/mypage/notices', { method: 'POST', body });
  };
  const [one = '', two = ''] = on;
  await send(on.filter((topic) => topic !== one));
  await send(on.filter((topic) => topic !== two));
  expect(await findMailChoices(db, id)).toMatchObject({ [one]: false, [two]: false });
});

it('a webhook’s events are merged one by one', async () => {
  const id = newId();
  const events = ['tournament.published', 'tournament.opened', 'results.published'] as const;
  const url = 'https://discord.com/api/webhooks/1234567890/abc';
  await db.insert(webhooks).values({
    ...{ id, groupId: ids.group, kind: 'discord', url, events: [...events], language: 'ja', salt: 'x' },
  });
  const page = `/admin/${ids.group}/settings/webhooks/${id}`;
  const opened = filledForm(await admin.html(page), 'language');
  const send = (chosen: readonly string[]) => {
    const body = bodyOf(new Map([...opened].filter(([name]) => name !== 'event')), { intent: 'change' });
    for (const event of chosen) body.append('event', event);
    return admin.post(page, body);
  };
  expect((await send([events[0], events[1]])).status).toBe(302);
  const other = await send([events[1], events[2]]);
  expect([other.status, toast(other)]).toEqual([302, 'success.savedTogether']);
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  expect(row?.events).toEqual([events[1]]);
});
