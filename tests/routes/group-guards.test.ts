import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { entrants, groups, members, tournaments } from '~/db/schema';
import {
  changeGroup,
  findGroupName,
  findGroupSettings,
  findGroupThroughMember,
  findPenaltyKinds,
  listGroups,
  listOwnGroups,
} from '~/groups/group.server';
import {
  addMember,
  changeRole,
  decidesJoins,
  findMember,
  listMembers,
  listOwnMemberships,
  removeMember,
  renameMember,
} from '~/groups/member.server';
import {
  findEditedTournament,
  findHostedTournament,
  listHostedTournaments,
  listOnDesk,
} from '~/tournaments/hosted-tournament.server';
import { worldId } from '../world';
import { storedRows } from './foreign-things';
import { addSheet, db, fromNow, minute, openTournament } from './sheet-writes';

const day = 24 * 60 * minute;
const [admin, moderator, other, stranger] = [
  worldId('hostadmin'),
  worldId('moderator'),
  worldId('harboradmin'),
  worldId('kentauser'),
];
const [mine, theirs] = [newId(), newId()];
beforeAll(async () => {
  await db.insert(groups).values([
    { id: mine, name: 'ぜぜ杯', penaltyKinds: ['注意'] },
    { id: theirs, name: 'ゼゼ会', penaltyKinds: ['警告'] },
  ]);
  await db.insert(members).values([
    { groupId: mine, userId: admin, role: 'admin', displayName: '幹事', tonamelId: 'a' },
    { groupId: mine, userId: moderator, role: 'moderator' },
    { groupId: theirs, userId: other, role: 'admin' },
    // A member of both, with another role in each.
    { groupId: theirs, userId: moderator, role: 'admin' },
  ]);
});
const ago = (days: number) => fromNow(-days * day);

describe('a group', () => {
  it('is found through one’s own membership of it, or by a site admin', async () => {
    const placeOf = async (id: string, userId: string, siteAdminSince: Date | null = null) =>
      (await findGroupThroughMember(db, id, { userId, siteAdminSince }))?.place;
    expect([
      await placeOf(mine, admin),
      await placeOf(mine, moderator),
      await placeOf(theirs, moderator),
      await placeOf(mine, other),
      await placeOf(theirs, admin),
      await placeOf(mine, stranger),
      await placeOf(mine, stranger, new Date()),
      await placeOf(mine, moderator, new Date()),
      await placeOf(newId(), stranger, new Date()),
      await placeOf('x', admin, new Date()),
    ]).toEqual([
      ...['admin', 'moderator', 'admin', undefined, undefined, undefined],
      ...['siteAdmin', 'siteAdmin', undefined, undefined],
    ]);
  });

  it('is read by its own ID', async () => {
    expect(await findGroupName(db, mine.toUpperCase())).toEqual({ id: mine, name: 'ぜぜ杯' });
    expect([await findGroupName(db, newId()), await findGroupName(db, 'x')]).toEqual([undefined, undefined]);
    expect([await findPenaltyKinds(db, mine), await findPenaltyKinds(db, theirs)]).toEqual([
      ['注意'],
      ['警告'],
    ]);
    expect(await findGroupSettings(db, theirs)).toEqual({ name: 'ゼゼ会', penaltyKinds: ['警告'] });
  });

  it('is listed among one’s own with what is open and to come in it alone', async () => {
    const of = (groupId: string, change: Partial<typeof tournaments.$inferInsert> = {}) =>
      openTournament({ groupId, ...change });
    await of(theirs);
    await of(mine);
    await of(mine, { archivedAt: ago(1) });
    await of(mine, { publishedAt: null });
    await of(mine, { submissionDeadlineAt: ago(1) });
    await of(mine, { submissionClosedAt: ago(1) });
    await of(mine, { submissionClosedAt: fromNow(day) });
    await of(mine, { submissionDeadlineAt: ago(3), scheduledStartAt: ago(3), endsAt: ago(2) });
    const countsOf = (rows: Awaited<ReturnType<typeof listOwnGroups>>) =>
      rows
        .filter(({ id }) => id === mine || id === theirs)
        .map(({ id, role, open, upcoming }) => [id, role, open, upcoming]);
    const now = new Date();
    expect(countsOf(await listOwnGroups(db, moderator, now))).toEqual([
      [mine, 'moderator', 2, 5],
      [theirs, 'admin', 1, 1],
    ]);
    expect(countsOf(await listOwnGroups(db, other, now))).toEqual([[theirs, 'admin', 1, 1]]);
    const found = await listGroups(db, { search: 'ゼゼ', page: 1 }, other, now);
    expect(found.groups.map(({ id, role }) => [id, role])).toEqual([
      [mine, null],
      [theirs, 'admin'],
    ]);
  });

  it('is renamed with its own tournaments, if it is still as it was seen', async () => {
    const [own, foreign] = [
      await openTournament({ groupId: mine }),
      await openTournament({ groupId: theirs }),
    ];
    const seen = { name: 'ぜぜ杯', penaltyKinds: ['注意'] };
    const next = { name: 'ずず杯', penaltyKinds: null };
    // Another group has the name already.
    await db.insert(groups).values({ id: newId(), name: next.name });
    const rows = await storedRows();
    expect(await changeGroup(db, mine, next, { ...seen, name: 'x' })).toBe(false);
    expect(await changeGroup(db, mine, next, { ...seen, penaltyKinds: null })).toBe(false);
    expect(await storedRows()).toEqual(rows);
    expect(await changeGroup(db, mine, next, seen)).toBe(true);
    const textOf = async (id: string) =>
      (await db.select().from(tournaments).where(eq(tournaments.id, id)))[0]?.searchText;
    expect([await textOf(own), await textOf(foreign)]).toEqual([
      expect.stringContaining('ずず杯'),
      expect.not.stringContaining('ずず杯'),
    ]);
    expect((await findGroupName(db, theirs))?.name).toBe('ゼゼ会');
    // Feeds are told of a new name alone.
    const rowOf = async () => (await db.select().from(tournaments).where(eq(tournaments.id, own)))[0];
    const named = await rowOf();
    await changeGroup(db, mine, { ...next, penaltyKinds: ['警告'] }, next);
    await changeGroup(db, mine, next, { ...next, penaltyKinds: ['警告'] });
    expect(await rowOf()).toEqual(named);
    // A group of the same name and settings stays as it is.
    const twin = newId();
    await db.insert(groups).values({ id: twin, ...next });
    await changeGroup(db, mine, seen, next);
    expect(await findGroupSettings(db, twin)).toEqual(next);
  });
});

describe('a member', () => {
  it('is found and listed in their group', async () => {
    expect(await findMember(db, mine, moderator.toUpperCase())).toMatchObject({
      userId: moderator,
      role: 'moderator',
    });
    expect(await findMember(db, theirs, admin)).toBeUndefined();
    expect([await findMember(db, mine, undefined), await findMember(db, mine, other)]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await listMembers(db, mine)).map(({ userId, isLastAdmin }) => [userId, isLastAdmin])).toEqual([
      [admin, true],
      [moderator, false],
    ]);
    const own = await listOwnMemberships(db, moderator);
    expect(own.filter(({ groupId }) => groupId === mine || groupId === theirs)).toHaveLength(2);
    expect(own.find(({ groupId }) => groupId === theirs)).toMatchObject({
      role: 'admin',
      isLastAdmin: false,
    });
    expect((await listOwnMemberships(db, other)).map(({ groupId }) => groupId)).not.toContain(mine);
  });

  it('decides who joins as an admin of that group, or where there is none', async () => {
    const empty = newId();
    await db.insert(groups).values({ id: empty, name: 'からの会' });
    await db.insert(members).values({ groupId: empty, userId: stranger, role: 'moderator' });
    expect([
      await decidesJoins(db, mine, admin),
      await decidesJoins(db, mine, moderator),
      await decidesJoins(db, theirs, moderator),
      await decidesJoins(db, mine, other),
      await decidesJoins(db, empty, other),
    ]).toEqual([true, false, true, false, true]);
  });

  it('is changed alone, while an admin stays', async () => {
    const rows = await storedRows();
    const names = { displayName: '新', tonamelId: 'n' };
    const seen = { displayName: '幹事', tonamelId: 'a' };
    expect([
      await changeRole(db, mine, admin, 'moderator'),
      await changeRole(db, mine, other, 'moderator'),
      await renameMember(db, mine, admin, names, { ...seen, tonamelId: 'x' }),
      await renameMember(db, mine, other, names, { displayName: '', tonamelId: '' }),
      await removeMember(db, mine, admin),
      await removeMember(db, mine, other),
      await addMember(db, mine, { uid: moderator, role: 'admin', ...names }),
      await addMember(db, mine, { uid: newId(), role: 'admin', ...names }),
    ]).toEqual([false, false, false, false, undefined, 'gone', 'alreadyMember', 'unknown']);
    expect(await storedRows()).toEqual(rows);
    const inTheirs = await listMembers(db, theirs);
    expect(await renameMember(db, mine, admin, names, seen)).toBe(true);
    expect(await changeRole(db, mine, moderator, 'admin')).toBe(true);
    expect(await changeRole(db, mine, moderator, 'moderator')).toBe(true);
    expect(await addMember(db, mine, { uid: stranger, role: 'moderator', ...names })).toBe('added');
    expect(await removeMember(db, mine, stranger)).toBe('removed');
    expect(
      (await listMembers(db, mine)).map(({ userId, role, displayName }) => [userId, role, displayName]),
    ).toEqual([
      [admin, 'admin', '新'],
      [moderator, 'moderator', ''],
    ]);
    expect(await listMembers(db, theirs)).toEqual(inTheirs);
  });

  it('may stop being an admin where another is, and a moderator may always go', async () => {
    const group = newId();
    await db.insert(groups).values({ id: group, name: '入れ替わりの会' });
    const add = (userId: string, role: 'admin' | 'moderator') =>
      db.insert(members).values({ groupId: group, userId, role });
    await add(moderator, 'moderator');
    await add(other, 'moderator');
    // The group has lost its admins.
    const [membership] = (await listOwnMemberships(db, moderator)).filter(({ groupId }) => groupId === group);
    expect(membership).toMatchObject({ isLastAdmin: false });
    expect(await removeMember(db, group, other)).toBe('removed');
    expect(await changeRole(db, group, moderator, 'moderator')).toBe(true);
    await add(admin, 'admin');
    expect([await changeRole(db, group, admin, 'admin'), await removeMember(db, group, admin)]).toEqual([
      true,
      undefined,
    ]);
    await add(other, 'admin');
    expect(await changeRole(db, group, other, 'moderator')).toBe(true);
    await changeRole(db, group, other, 'admin');
    expect(await removeMember(db, group, admin)).toBe('removed');
  });
});

describe('a hosted tournament', () => {
  it('is its group’s, published or not', async () => {
    const [own, draft, foreign] = await Promise.all([
      openTournament({ groupId: mine }),
      openTournament({ groupId: mine, publishedAt: null, archivedAt: ago(1) }),
      openTournament({ groupId: theirs }),
    ]);
    for (const find of [findHostedTournament, findEditedTournament]) {
      const found = await Promise.all(
        [own.toUpperCase(), draft, foreign, newId(), 'x', undefined].map((id) => find(db, mine, id)),
      );
      expect(found.map((each) => each?.id)).toEqual([own, draft, undefined, undefined, undefined, undefined]);
    }
    expect(await findEditedTournament(db, mine, own)).toHaveProperty('description');
  });

  it('counts its own teams that are not withdrawn, and knows whether it has a list of entrants', async () => {
    const [one, other] = [await openTournament({ groupId: mine }), await openTournament({ groupId: mine })];
    for (const withdrawnAt of [null, null, new Date()]) await addSheet(one, { withdrawnAt });
    await addSheet(other);
    await db.insert(entrants).values({ id: newId(), tournamentId: other, name: 'ミナト', position: 1 });
    const found = await Promise.all([one, other].map((id) => findHostedTournament(db, mine, id)));
    expect(found.map((each) => [each?.teams, each?.hasEntrants])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('is listed by its state, and on the desk until its results are in', async () => {
    const group = newId();
    await db.insert(groups).values({ id: group, name: '状態の会' });
    const over = { submissionDeadlineAt: ago(3), scheduledStartAt: ago(3) };
    const add = (name: string, change: Partial<typeof tournaments.$inferInsert> = {}) =>
      openTournament({ groupId: group, name, searchText: name, ...change });
    await add('これから');
    await add('下書き', { publishedAt: null });
    await add('終わり', { ...over, endsAt: ago(1) });
    await add('むかし', { ...over, endsAt: ago(100) });
    await add('下書きの終わり', { ...over, endsAt: ago(100), publishedAt: null });
    await add('しまった', { archivedAt: ago(1), publishedAt: null });
    await add('しまった終わり', { ...over, endsAt: ago(2), archivedAt: ago(1) });
    const now = new Date();
    const listed = async (show: Parameters<typeof listHostedTournaments>[2]['show'], search = '') =>
      (await listHostedTournaments(db, group, { search, show, page: 1 }, now)).tournaments
        .map(({ name }) => name)
        .sort();
    expect(await listed('current')).toEqual(['これから', '下書き'].sort());
    expect(await listed('draft')).toEqual(['下書き', '下書きの終わり'].sort());
    expect(await listed('past')).toEqual(['終わり', 'むかし', '下書きの終わり'].sort());
    expect(await listed('archived')).toEqual(['しまった', 'しまった終わり'].sort());
    expect(await listed('past', 'むか')).toEqual(['むかし']);
    expect((await listOnDesk(db, group, now)).map(({ name }) => name).sort()).toEqual(
      ['これから', '下書き', '終わり'].sort(),
    );
  });
});
