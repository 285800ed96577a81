import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { day, retention } from '~/db/retention';
import * as schema from '~/db/schema';
import { deleteAccount } from '~/home/delete-account.server';
import { sweepPlayerIds } from '~/sheets/erase/player-ids.server';
import { setVisibility } from '~/sheets/own-sheets.server';
import { deleteOwnTeam } from '~/sheets/personal-data.server';
import { ids } from '../world';
import { makeUser, visit } from './account';
import { storedRows } from './foreign-things';
import { makeMarkedPerson } from './marked-person';
import { db, fromNow, openTournament } from './sheet-writes';

type Marked = Awaited<ReturnType<typeof makeMarkedPerson>>;
let [going, staying] = [] as unknown as [Marked, Marked];
beforeAll(async () => {
  going = await makeMarkedPerson('a');
  staying = await makeMarkedPerson('bb');
});

// The broadcast is both people's, and is told later.
const isShared = (row: string) => row.includes('"scene":') || row.includes('broadcast.on_air');
/** Every row that names this person, a sheet or a tournament of theirs, or an image of a sheet. */
async function rowsOf({ id, email, sheets, tournaments }: Marked) {
  const rows = (await storedRows()).flat().map((row) => JSON.stringify(row));
  const all = rows.filter((row) => !isShared(row));
  const named = [id, email, ...Object.values(sheets), ...Object.values(tournaments)];
  const readings = all.flatMap((row) =>
    Object.values(sheets).some((sheet) => row.includes(sheet))
      ? [...row.matchAll(/"(?:readingId|secondReadingId)":"(\w+)"/g)].map(([, reading]) => reading ?? '')
      : [],
  );
  return all.filter((row) => [...named, ...readings].some((each) => row.includes(each)));
}

describe('what erases', () => {
  it('is refused as a whole to the last admin of a group, and while an earlier address may take it back', async () => {
    const alone = newId();
    const { id } = going;
    await db.insert(schema.groups).values({ id: alone, name: 'ひとりの会' });
    await db.insert(schema.members).values({ groupId: alone, userId: id, role: 'admin' });
    const before = await storedRows();
    expect(await deleteAccount(db, env, id, new Date())).toBe(false);
    expect(await storedRows()).toEqual(before);
    await db.delete(schema.groups).where(eq(schema.groups.id, alone));
    const kept = { userId: id, email: 'zq@example.com', expiresAt: fromNow(day) };
    await db.insert(schema.earlierEmails).values(kept);
    const withEarlier = await storedRows();
    expect(await deleteAccount(db, env, id, new Date())).toBe(false);
    expect(await storedRows()).toEqual(withEarlier);
    await db.delete(schema.earlierEmails).where(eq(schema.earlierEmails.email, kept.email));
  });

  it('deletes one team, once, after the end of its tournament', async () => {
    const theirs = await rowsOf(staying);
    const before = await storedRows();
    for (const id of [going.sheets.on, going.sheets.open, newId()])
      expect(await deleteOwnTeam(db, env.SESSION_SECRET, id, new Date())).toBe(false);
    expect(await storedRows()).toEqual(before);
    expect(await deleteOwnTeam(db, env.SESSION_SECRET, going.sheets.over, new Date())).toBe(true);
    const after = await storedRows();
    expect(await deleteOwnTeam(db, env.SESSION_SECRET, going.sheets.over, new Date())).toBe(false);
    expect(await storedRows()).toEqual(after);
    const [on] = await db.select().from(schema.teamSheets).where(eq(schema.teamSheets.id, going.sheets.on));
    expect(on).toMatchObject({ ownerId: going.id, erasedAt: null });
    expect(await rowsOf(staying)).toEqual(theirs);
  });

  it('deletes an account, and nothing of anybody else', async () => {
    const theirs = await rowsOf(staying);
    expect(theirs.length).toBeGreaterThan(60);
    expect(await deleteAccount(db, env, going.id, new Date())).toBe(true);
    expect(await rowsOf(staying)).toEqual(theirs);
  });
});

it('an account’s own copy holds nothing of anybody else', async () => {
  // Without the time of the copy.
  const copy = async () =>
    (await (await visit(staying.jar, '/mypage/export')).text()).replace(
      /"(exportedAt|lastSeenAt)": ?"[^"]*"/g,
      '',
    );
  const alone = await copy();
  expect(alone).toContain(staying.id);
  await makeMarkedPerson('ccc');
  expect(await copy()).toBe(alone);
  const fresh = await makeUser();
  const own = await (await visit(fresh.jar, '/mypage/export')).json<Record<string, unknown>>();
  expect(own).toMatchObject({ teams: [], memberships: [], posts: [], passkeys: [], staffActions: [] });
  expect(own).toMatchObject({
    calendarLink: null,
    favorites: [],
    groupTokens: [],
    reports: [],
    requests: [],
  });
});

describe('the end of players’ IDs', () => {
  it('comes to the tournaments whose time it is, and to no other', async () => {
    const theirs = await rowsOf(staying);
    const tournamentId = await openTournament({
      scheduledStartAt: fromNow(-retention.playerIds - 2 * day),
      endsAt: fromNow(-retention.playerIds - day),
    });
    const sheet = { tournamentId, ownerId: null };
    await db.update(schema.teamSheets).set(sheet).where(eq(schema.teamSheets.id, ids.akari));
    await sweepPlayerIds(db, new Date());
    const [swept] = await db.select().from(schema.teamSheets).where(eq(schema.teamSheets.id, ids.akari));
    expect(swept).toMatchObject({ discordId: '', tonamelId: '', idsRemovedAt: expect.any(Date) });
    expect(await rowsOf(staying)).toEqual(theirs);
    // Nothing is left to do.
    const after = await storedRows();
    await sweepPlayerIds(db, new Date());
    expect(await storedRows()).toEqual(after);
  });
});

it('a team is shown or hidden by its owner alone, while it is not withdrawn', async () => {
  const { id: ownerId, sheets } = staying;
  const rowsNow = () => db.select().from(schema.teamSheets);
  const before = await rowsNow();
  const hide = (id: string, owner = ownerId) =>
    setVisibility(db, { id, ownerId: owner, isPublic: false }, new Date());
  expect([await hide('x'), await hide(sheets.over, ids.harukaUser), await hide(newId())]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await rowsNow()).toEqual(before);
  await db
    .update(schema.teamSheets)
    .set({ withdrawnAt: new Date() })
    .where(eq(schema.teamSheets.id, sheets.open));
  expect([await hide(sheets.open), await hide(sheets.over)]).toEqual([false, true]);
  const rows = await db.select().from(schema.teamSheets).where(eq(schema.teamSheets.ownerId, ownerId));
  expect(rows.filter(({ isPublic }) => !isPublic).map(({ id }) => id)).toEqual([sheets.over]);
});
