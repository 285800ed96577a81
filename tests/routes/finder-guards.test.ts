import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { standings, teamRevisions, tournaments } from '~/db/schema';
import { hashEditKey } from '~/sheets/edit-key.server';
import { findTeamSheet, findWithRevision } from '~/sheets/find-team-sheet.server';
import {
  countSubmitted,
  findStrangersTeam,
  findSubmitted,
  latestWinnerQuery,
  listPublishedTeams,
} from '~/sheets/published-teams.server';
import {
  findHeldTeamSheet,
  findMadeSheet,
  findOwnTeamSheet,
  isChangedByPlayer,
} from '~/sheets/team-sheet.server';
import {
  findPublicThumbnail,
  findTournament,
  findWithdrawn,
  isSubmissionOpen,
} from '~/tournaments/tournament.server';
import { ids, worldId } from '../world';
import { addSheet, db, fromNow, minute, openTournament, type Sheet } from './sheet-writes';

const day = 24 * 60 * minute;
const ago = (days: number) => fromNow(-days * day);

const key = 'zqkey';
const guest = (id: string, editKey = key) => ({
  userId: null,
  editKeys: new Map([[id, editKey]]),
  isSiteAdmin: false,
});
const user = (userId: string) => ({ userId, editKeys: new Map(), isSiteAdmin: false });
const over = { submissionDeadlineAt: ago(3), scheduledStartAt: ago(3), endsAt: ago(2) };

describe('a team that anybody may see', () => {
  it('is public, neither withdrawn nor erased, and of this tournament', async () => {
    const [id, other] = [await openTournament(over), await openTournament(over)];
    const shown = await addSheet(id);
    await addSheet(other);
    for (const change of [{ isPublic: false }, { withdrawnAt: new Date() }, { erasedAt: new Date() }])
      await addSheet(id, change);
    const list = await listPublishedTeams(db, id, { isRanked: false, limit: 9 });
    expect(list.map((team) => team.id)).toEqual([shown]);
    expect(await countSubmitted(db, id)).toBe(3);
    expect((await findStrangersTeam(db, shown.toUpperCase()))?.id).toBe(shown);
    expect([await findStrangersTeam(db, newId()), await findStrangersTeam(db, 'x')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is announced while it is there', async () => {
    const id = await openTournament();
    const [there, gone, erased] = [
      await addSheet(id),
      await addSheet(id, { withdrawnAt: new Date() }),
      await addSheet(id, { erasedAt: new Date() }),
    ];
    const found = await Promise.all([there, gone, erased, newId()].map((each) => findSubmitted(db, each)));
    expect(found.map((each) => each?.id)).toEqual([there, undefined, undefined, undefined]);
  });

  it('is the latest winner’s, once its results are out', async () => {
    const won = async (
      tournament: Partial<typeof tournaments.$inferInsert>,
      sheet: Partial<Sheet> = {},
      rank = 1,
    ) => {
      const id = await openTournament({ ...over, endsAt: ago(1), resultsPublishedAt: ago(1), ...tournament });
      const teamSheetId = await addSheet(id, sheet);
      await db.insert(standings).values({ teamSheetId, wins: 5, losses: 0, rank });
      return teamSheetId;
    };
    const winner = await won({ endsAt: ago(1.5) });
    // Each would be a later one.
    await won({ publishedAt: null });
    await won({ publishedAt: fromNow(day) });
    await won({ archivedAt: ago(1) });
    await won({ endsAt: fromNow(day) });
    await won({ resultsPublishedAt: null });
    await won({ resultsPublishedAt: fromNow(day) });
    await won({}, { isPublic: false });
    await won({}, { withdrawnAt: new Date() });
    await won({}, { erasedAt: new Date() });
    await won({}, {}, 2);
    expect((await latestWinnerQuery(db, new Date())).map(({ id }) => id)).toEqual([winner]);
  });
});

describe('who sees a team', () => {
  it('is its player by account or key, or staff of its group, and else a stranger', async () => {
    const id = await addSheet(ids.open, { ownerId: ids.harukaUser, editKeyHash: hashEditKey(key) });
    const unowned = await addSheet(ids.open, { ownerId: null });
    const by = async (viewer: Parameters<typeof findTeamSheet>[2], sheet = id) =>
      (await findTeamSheet(db, sheet, viewer))?.seenBy;
    expect([
      await by(user(ids.harukaUser)),
      await by(user(worldId('moderator'))),
      await by(user(worldId('harboradmin'))),
      await by({ ...user(ids.kentaUser), isSiteAdmin: true }),
      await by(guest(id)),
      await by(guest(id, 'another')),
      await by(guest(unowned)),
      await by({ userId: null, editKeys: new Map(), isSiteAdmin: false }, unowned),
      await by(user(ids.harukaUser), newId()),
      await by(user(ids.harukaUser), 'x'),
    ]).toEqual([
      ...['owner', 'moderator', 'stranger', 'siteAdmin', 'guest', 'stranger', 'stranger', 'stranger'],
      ...[undefined, undefined],
    ]);
    expect((await findTeamSheet(db, id, user(worldId('harboradmin'))))?.isStaff).toBe(false);
    expect((await findTeamSheet(db, id, user(worldId('moderator'))))?.isStaff).toBe(true);
    const admin = { ...user(ids.kentaUser), isSiteAdmin: true };
    expect((await findTeamSheet(db, id, admin))?.isStaff).toBe(true);
  });

  it('holds it by account or key, while it is neither erased nor withdrawn', async () => {
    const mine = { ownerId: ids.kentaUser, editKeyHash: hashEditKey(key) };
    const [there, withdrawn, erased, unowned] = [
      await addSheet(ids.open, mine),
      await addSheet(ids.open, { ...mine, withdrawnAt: new Date() }),
      await addSheet(ids.open, { ...mine, erasedAt: new Date() }),
      await addSheet(ids.open, { ownerId: null }),
    ];
    const kenta = user(ids.kentaUser);
    for (const [find, found] of [
      [findOwnTeamSheet, [there, undefined, undefined, undefined]],
      [findHeldTeamSheet, [there, withdrawn, undefined, undefined]],
    ] as const) {
      const all = await Promise.all([there, withdrawn, erased, unowned].map((id) => find(db, id, kenta)));
      expect(all.map((each) => each?.sheet.id)).toEqual(found);
    }
    const nobody = { userId: null, editKeys: new Map(), isSiteAdmin: false };
    expect([
      (await findHeldTeamSheet(db, there, guest(there)))?.sheet.id,
      await findHeldTeamSheet(db, there, guest(there, 'x')),
      await findHeldTeamSheet(db, unowned, nobody),
      await findHeldTeamSheet(db, there, user(ids.harukaUser)),
      await findHeldTeamSheet(db, 'x', kenta),
    ]).toEqual([there, undefined, undefined, undefined, undefined]);
  });

  it('finds one revision of it', async () => {
    const [id, other] = [await addSheet(ids.open), await addSheet(ids.open)];
    const add = (teamSheetId: string, revision: number, by: 'player' | 'staff') =>
      db
        .insert(teamRevisions)
        .values({ teamSheetId, revision, by, snapshot: { at: `${teamSheetId} ${revision}` } });
    await add(other, 1, 'player');
    await add(id, 1, 'player');
    await add(other, 2, 'player');
    await add(id, 2, 'staff');
    expect(await findWithRevision(db, id, 2)).toMatchObject({ sheet: { id }, snapshot: { at: `${id} 2` } });
    expect((await findWithRevision(db, id, 3)).snapshot).toBeUndefined();
    const changed = [
      [id, 1],
      [id, 2],
      [other, 2],
      [other, 1],
      [id, 3],
    ] as const;
    expect(
      await Promise.all(changed.map(([sheet, revision]) => isChangedByPlayer(db, { id: sheet, revision }))),
    ).toEqual([false, false, true, false, false]);
  });

  it('finds what a form has made in its own tournament', async () => {
    const [id, other] = [await openTournament(), await openTournament()];
    const submissionKey = newId();
    const [mine] = [await addSheet(id, { submissionKey }), await addSheet(other, { submissionKey })];
    await addSheet(id);
    expect(await findMadeSheet(db, { tournamentId: id, submissionKey })).toEqual({ id: mine });
    for (const of of [
      { tournamentId: id, submissionKey: newId() },
      { tournamentId: ids.open, submissionKey },
    ])
      expect(await findMadeSheet(db, of)).toBeUndefined();
  });
});

describe('a tournament', () => {
  const states = {
    open: {},
    draft: { publishedAt: null },
    planned: { publishedAt: fromNow(day) },
    archived: { archivedAt: ago(1) },
    toArchive: { archivedAt: fromNow(day) },
    late: { submissionDeadlineAt: ago(1) },
    closed: { submissionClosedAt: ago(1) },
    toClose: { submissionClosedAt: fromNow(day) },
    canceled: { canceledAt: ago(1) },
  } as const;
  type State = keyof typeof states;
  const made = {} as Record<State, string>;
  beforeAll(async () => {
    for (const [state, change] of Object.entries(states))
      made[state as State] = await openTournament({ ...change, thumbnailKey: 'x' });
  });
  const statesOf = async (find: (id: string) => Promise<unknown>) => {
    const found: string[] = [];
    for (const [state, id] of Object.entries(made)) if (await find(id)) found.push(state);
    return found;
  };

  it('takes sheets while it is published, not canceled, and its submission is open', async () => {
    const isOpen = async (id: string) =>
      (await db.$count(tournaments, and(eq(tournaments.id, id), isSubmissionOpen(new Date())))) > 0;
    expect(await statesOf(isOpen)).toEqual(['open', 'toArchive', 'toClose']);
  });

  it('is shown while it is published, and else to those who have entered', async () => {
    const shown = ['open', 'toArchive', 'late', 'closed', 'toClose', 'canceled'];
    const now = new Date();
    expect(await statesOf((id) => findTournament(db, id.toUpperCase(), now))).toEqual(shown);
    expect(await statesOf((id) => findPublicThumbnail(db, id.toUpperCase(), now))).toEqual(shown);
    expect(await statesOf((id) => findWithdrawn(db, id.toUpperCase(), now))).toEqual([
      'draft',
      'planned',
      'archived',
    ]);
    for (const find of [findTournament, findPublicThumbnail, findWithdrawn])
      expect([await find(db, newId(), now), await find(db, 'x', now)]).toEqual([undefined, undefined]);
    expect((await findTournament(db, made.late, now))?.id).toBe(made.late);
  });
});
