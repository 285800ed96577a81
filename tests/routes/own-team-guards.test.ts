import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { staffActions, standings, teamSheets } from '~/db/schema';
import { hashEditKey } from '~/sheets/edit-key.server';
import {
  claimTeams,
  findClaimable,
  findFinishedTeam,
  listClaimable,
  listFinishedTeams,
  withdrawOwnTeam,
} from '~/sheets/own-sheets.server';
import { actOnTeam, findFirstPress } from '~/sheets/staff-action.server';
import { ids, worldId } from '../world';
import { addSheet, db, fromNow, minute, openTournament, type Sheet } from './sheet-writes';

const day = 24 * 60 * minute;
const ago = (days: number) => fromNow(-days * day);
const over = { submissionDeadlineAt: ago(3), scheduledStartAt: ago(3), endsAt: ago(2) };
const key = 'zqkey';

describe('a team of one’s own', () => {
  const key2 = hashEditKey(key);

  it('is claimed by nobody who has it not, nor again, nor once it is gone', async () => {
    const [free, owned, withdrawn, erased, other] = [
      await addSheet(ids.open, { ownerId: null, editKeyHash: key2 }),
      await addSheet(ids.open, { ownerId: ids.harukaUser, editKeyHash: key2 }),
      await addSheet(ids.open, { ownerId: null, editKeyHash: key2, withdrawnAt: new Date() }),
      await addSheet(ids.open, { ownerId: null, editKeyHash: key2, erasedAt: new Date() }),
      await addSheet(ids.open, { ownerId: null }),
    ];
    const found = await Promise.all(
      [free, owned, withdrawn, erased, newId(), 'x'].map((id) => findClaimable(db, id)),
    );
    expect(found.map((each) => each?.id)).toEqual([free, owned, undefined, undefined, undefined, undefined]);
    const keys = new Map([free, owned, withdrawn, other].map((id) => [id, key]));
    const offered = await listClaimable(db, { userId: null, editKeys: keys, isSiteAdmin: false });
    expect(offered.map(({ id }) => id)).toEqual([free]);
    expect(await listClaimable(db, { userId: null, editKeys: new Map(), isSiteAdmin: false })).toEqual([]);
    expect([
      await claimTeams(db, [], ids.kentaUser),
      await claimTeams(db, [free, owned, erased], ids.kentaUser),
      await claimTeams(db, [free], ids.harukaUser),
    ]).toEqual([0, 1, 0]);
    const ownerOf = async (id: string) =>
      (await db.select().from(teamSheets).where(eq(teamSheets.id, id)))[0]?.ownerId;
    expect(await Promise.all([free, owned, erased, other].map(ownerOf))).toEqual([
      ids.kentaUser,
      ids.harukaUser,
      null,
      null,
    ]);
  });

  it('is withdrawn and restored by its player until the deadline, alone', async () => {
    const [id, closed] = [await openTournament(), await openTournament({ submissionDeadlineAt: ago(1) })];
    const deed = (sheet: string, action: 'withdraw' | 'restore') =>
      withdrawOwnTeam(db, { id: sheet, action, byUserId: null }, new Date());
    const [mine, late, byStaff, erased, gone, other] = [
      await addSheet(id),
      await addSheet(closed),
      await addSheet(id, { withdrawnAt: new Date(), withdrawnBy: 'staff' }),
      await addSheet(id, { erasedAt: new Date() }),
      await addSheet(id, { erasedAt: new Date(), withdrawnAt: new Date(), withdrawnBy: 'player' }),
      await addSheet(id),
    ];
    expect([
      await deed(mine, 'restore'),
      await deed(mine, 'withdraw'),
      await deed(mine, 'withdraw'),
      await deed(mine, 'restore'),
      await deed(late, 'withdraw'),
      await deed(byStaff, 'restore'),
      await deed(erased, 'withdraw'),
      await deed(gone, 'restore'),
    ]).toEqual([false, true, false, true, false, false, false, false]);
    // Each deed that was done, and no other, is in the team's history.
    const sheets = [mine, late, byStaff, erased, gone, other];
    const deeds = await db.select().from(staffActions).where(inArray(staffActions.teamSheetId, sheets));
    expect(deeds.map(({ teamSheetId, action }) => [teamSheetId, action])).toEqual([
      [mine, 'withdraw'],
      [mine, 'restore'],
    ]);
    const [row] = await db.select().from(teamSheets).where(eq(teamSheets.id, other));
    expect(row?.withdrawnAt).toBeNull();
  });

  it('is offered for a post when its tournament is over', async () => {
    const [id, running] = [await openTournament(over), await openTournament({ endsAt: fromNow(day) })];
    const owner = { ownerId: worldId('harboradmin') };
    const finished = await addSheet(id, owner);
    const others = [
      await addSheet(running, owner),
      await addSheet(id, { ...owner, withdrawnAt: new Date() }),
      await addSheet(id, { ownerId: ids.harukaUser }),
      newId(),
      'x',
    ];
    const now = new Date();
    expect((await listFinishedTeams(db, owner.ownerId, now)).map((team) => team.id)).toEqual([finished]);
    const found = await Promise.all(
      [finished, ...others].map((each) => findFinishedTeam(db, owner.ownerId, each, now)),
    );
    expect(found.map((each) => each?.id)).toEqual([finished, ...others.map(() => undefined)]);
  });

  it('is offered with a code that others have seen, and a rank that is out', async () => {
    const owner = { ownerId: worldId('moderator'), teamCode: 'ABCD' };
    const out = { ...over, resultsPublishedAt: ago(1) };
    const offered = async (tournament: Parameters<typeof openTournament>[0], sheet: Partial<Sheet> = {}) => {
      const id = await addSheet(await openTournament(tournament), { ...owner, ...sheet });
      await db.insert(standings).values({ teamSheetId: id, wins: 5, losses: 0, rank: 2 });
      const found = await findFinishedTeam(db, owner.ownerId, id, new Date());
      return [found?.teamCode, found?.rank];
    };
    expect(await offered(out)).toEqual(['ABCD', 2]);
    expect(await offered({ ...out, sheetKind: 'cts' })).toEqual([null, 2]);
    expect(await offered(out, { isPublic: false })).toEqual([null, 2]);
    expect(await offered({ ...out, archivedAt: ago(1) })).toEqual(['ABCD', null]);
    expect(await offered(over)).toEqual(['ABCD', null]);
  });
});

describe('a deed of staff', () => {
  const byUserId = worldId('moderator');
  const deed = (
    id: string,
    action: 'unlock' | 'lock' | 'withdraw' | 'restore' | 'renewLink',
    reason = 'x',
  ) => ({
    ...{ id, action, byUserId, reason },
    ...(action === 'unlock' && { until: fromNow(day) }),
    ...(action === 'renewLink' && { editKeyHash: 'new' }),
  });
  const seen = { revision: 1, lastActionId: 0 };

  it('is done to the team as it was seen, and to no other', async () => {
    const [id, other] = [
      await addSheet(ids.open, { ownerId: null }),
      await addSheet(ids.open, { ownerId: null }),
    ];
    const act = (at = seen) => actOnTeam(db, deed(id, 'withdraw'), at, new Date());
    expect([
      await act({ ...seen, revision: 2 }),
      await act({ ...seen, lastActionId: 1 }),
      await act(),
      await act(),
    ]).toEqual([false, false, true, false]);
    const [row] = await db.select().from(teamSheets).where(eq(teamSheets.id, other));
    expect(row?.withdrawnAt).toBeNull();
  });

  it.each<[Parameters<typeof deed>[1], Partial<Sheet>, boolean]>([
    ['unlock', {}, true],
    ['unlock', { idsRemovedAt: new Date() }, false],
    ['unlock', { erasedAt: new Date() }, false],
    ['lock', { idsRemovedAt: new Date() }, true],
    ['restore', { withdrawnAt: new Date() }, true],
    ['restore', { withdrawnAt: new Date(), erasedAt: new Date() }, false],
    ['withdraw', { erasedAt: new Date() }, true],
    ['renewLink', {}, true],
    ['renewLink', { ownerId: ids.harukaUser }, false],
    ['renewLink', { erasedAt: new Date() }, false],
  ])('%s of a team that is %j: %s', async (action, change, isDone) => {
    const id = await addSheet(ids.open, { ownerId: null, ...change });
    expect(await actOnTeam(db, deed(id, action), seen, new Date())).toBe(isDone);
  });

  it('is told apart from a second press of the same', async () => {
    const [id, other] = [
      await addSheet(ids.open, { ownerId: null }),
      await addSheet(ids.open, { ownerId: null }),
    ];
    const done = deed(id, 'unlock');
    await actOnTeam(db, done, seen, new Date());
    expect(await findFirstPress(db, done, seen)).toMatchObject({ revision: 1 });
    expect(await findFirstPress(db, { ...done, id: other }, seen)).toBeUndefined();
    for (const change of [
      { action: 'lock' as const },
      { byUserId: ids.harukaUser },
      { reason: 'y' },
      { until: fromNow(2 * day) },
    ])
      expect(await findFirstPress(db, { ...done, ...change }, seen)).toBeUndefined();
    expect(await findFirstPress(db, done, { ...seen, revision: 2 })).toBeUndefined();
    const first = await findFirstPress(db, done, seen);
    expect(await findFirstPress(db, done, first ?? seen)).toBeUndefined();
    await actOnTeam(db, deed(id, 'lock'), first ?? seen, new Date());
    expect(await findFirstPress(db, done, seen)).toBeUndefined();
  });
});
