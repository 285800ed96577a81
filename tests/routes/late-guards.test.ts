import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashToken, newToken } from '~/accounts/tokens.server';
import { newId } from '~/db/ids';
import { entrants, lateLinks, teamRevisions, teamSheets } from '~/db/schema';
import {
  findLateEntrants,
  findLateLink,
  listLateLinks,
  makeLateLink,
  revokeLateLink,
} from '~/sheets/late-link.server';
import { contentOf, submitTeamSheet } from '~/sheets/team-sheet.server';
import { ids, worldId } from '../world';
import { db, fromNow, minute, openTournament, stored, type Tournament } from './sheet-writes';

// The pages check first, so that only a race comes as far as these conditions: each is tried here where it alone decides.
const hour = 60 * minute;
const closedTimes = {
  submissionDeadlineAt: fromNow(-minute),
  scheduledStartAt: fromNow(hour),
  endsAt: fromNow(9 * hour),
};
const closed = (change: Partial<Tournament> = {}) => openTournament({ ...closedTimes, ...change });

async function addLink(tournamentId: string, change: Partial<typeof lateLinks.$inferInsert> = {}) {
  const [id, token] = [newId(), newToken()];
  await db.insert(lateLinks).values({
    ...{ id, tournamentId, tokenHash: hashToken(token), byUserId: worldId('moderator') },
    ...{ playerName: 'ミナト', reason: 'x', validUntil: fromNow(hour), createdAt: new Date(), ...change },
  });
  return { id, token, hash: hashToken(token) };
}
const linkOf = async (id: string) => (await db.select().from(lateLinks).where(eq(lateLinks.id, id)))[0];

let position = 0;
async function addEntrant(tournamentId: string, change: Partial<typeof entrants.$inferInsert> = {}) {
  const id = newId();
  await db.insert(entrants).values({ id, tournamentId, name: 'ミナト', position: ++position, ...change });
  return id;
}
const sheetOfEntrant = async (id: string) =>
  (await db.select().from(entrants).where(eq(entrants.id, id)))[0]?.teamSheetId;

const content = contentOf(await stored(ids.haruka));
type Submission = Parameters<typeof submitTeamSheet>[1];
const submit = (tournamentId: string, more: Partial<Submission> = {}) =>
  submitTeamSheet(
    db,
    { tournamentId, submissionKey: newId(), editKeyHash: 'x', ownerId: null, content, ...more },
    new Date(),
  );
const sheetsOf = (tournamentId: string) => db.$count(teamSheets, eq(teamSheets.tournamentId, tournamentId));

describe('a sheet with a late link', () => {
  it('goes in, and spends that link alone', async () => {
    const id = await closed();
    const [link, other] = [await addLink(id), await addLink(id)];
    const made = await submit(id, { lateHash: link.hash });
    expect([(await linkOf(link.id))?.teamSheetId, (await linkOf(other.id))?.teamSheetId]).toEqual([
      made?.id,
      null,
    ]);
  });

  it.each<[string, Partial<Tournament>, Partial<typeof lateLinks.$inferInsert>]>([
    ['that is none', {}, { tokenHash: 'another' }],
    ['of another tournament', {}, { tournamentId: ids.open }],
    ['that was revoked', {}, { revokedAt: fromNow(-minute) }],
    ['that was used', {}, { teamSheetId: ids.haruka }],
    ['whose time is over', {}, { validUntil: fromNow(-minute) }],
    ['to a draft', { publishedAt: null }, {}],
    ['to what is not published yet', { publishedAt: fromNow(minute) }, {}],
    ['to what is archived', { archivedAt: fromNow(-minute) }, {}],
    ['to what is canceled', { canceledAt: fromNow(-minute) }, {}],
    ['to what is over', { endsAt: fromNow(-minute) }, {}],
  ])('does not go in by one %s, which stays as it was', async (_, tournament, change) => {
    const id = await closed(tournament);
    const link = await addLink(id, change);
    const before = await linkOf(link.id);
    expect(await submit(id, { lateHash: link.hash })).toBeUndefined();
    expect([await sheetsOf(id), await linkOf(link.id)]).toEqual([0, before]);
  });

  it('goes in before the archiving that is planned', async () => {
    const id = await closed({ archivedAt: fromNow(minute) });
    expect(await submit(id, { lateHash: (await addLink(id)).hash })).toBeDefined();
  });

  it('becomes its entrant’s, who has none or one that is gone, and nobody else’s', async () => {
    const id = await closed();
    const gone = [null, { withdrawnAt: new Date() }, { erasedAt: new Date() }];
    for (const change of gone) {
      const earlier = change && (await submit(id, { staff: { userId: worldId('moderator'), reason: 'x' } }));
      if (earlier && change) await db.update(teamSheets).set(change).where(eq(teamSheets.id, earlier.id));
      const [mine, theirs] = [await addEntrant(id, { teamSheetId: earlier?.id }), await addEntrant(id)];
      const made = await submit(id, { lateHash: (await addLink(id, { entrantId: mine })).hash });
      expect([await sheetOfEntrant(mine), await sheetOfEntrant(theirs)]).toEqual([made?.id, null]);
    }
  });

  it('leaves an entrant the sheet that they play, and a used link says nothing any more', async () => {
    const id = await openTournament();
    const [first, second] = [await submit(id), await submit(id)];
    const entrantId = await addEntrant(id, { teamSheetId: first?.id });
    const link = await addLink(id, { entrantId });
    const third = await submit(id, { lateHash: link.hash });
    expect([await sheetOfEntrant(entrantId), (await linkOf(link.id))?.teamSheetId]).toEqual([
      first?.id,
      third?.id,
    ]);
    for (const { id: sheetId } of [first, second, third].flatMap((each) => each ?? []))
      await db.update(teamSheets).set({ withdrawnAt: new Date() }).where(eq(teamSheets.id, sheetId));
    expect(await submit(id, { lateHash: link.hash })).toBeDefined();
    expect([await sheetOfEntrant(entrantId), (await linkOf(link.id))?.teamSheetId]).toEqual([
      first?.id,
      third?.id,
    ]);
  });
});

describe('a late link', () => {
  const entrantOf = async (tournamentId: string, entrantId: string) => {
    const id = newId();
    const origin = { id, tournamentId, byUserId: worldId('moderator'), entrantId };
    await makeLateLink(db, origin, { playerName: 'ミナト', validUntil: fromNow(hour), reason: 'x' });
    return (await linkOf(id))?.entrantId;
  };

  it('is for an entrant of its own tournament', async () => {
    const [id, other] = [await closed(), await closed()];
    const [mine, theirs] = [await addEntrant(id), await addEntrant(other)];
    expect(await Promise.all([mine, theirs, 'x'].map((each) => entrantOf(id, each)))).toEqual([
      mine,
      null,
      null,
    ]);
  });

  it('is found in its own tournament alone, and listed there', async () => {
    const [id, other] = [await closed(), await closed()];
    const [mine, theirs] = [await addLink(id), await addLink(other)];
    expect(await findLateLink(db, id, mine.token)).toMatchObject({ hash: mine.hash, submissionKey: null });
    expect(await findLateLink(db, id, theirs.token)).toBeUndefined();
    expect(await findLateLink(db, id, newToken())).toBeUndefined();
    expect((await listLateLinks(db, id, new Date())).map((link) => link.id)).toEqual([mine.id]);
  });

  it('is revoked once, alone, by its own tournament, while nobody has used it', async () => {
    const [id, other] = [await closed(), await closed()];
    const earlier = fromNow(-hour);
    const [mine, beside, theirs] = [await addLink(id), await addLink(id), await addLink(other)];
    const used = await addLink(id, { teamSheetId: ids.haruka });
    const revoked = await addLink(id, { revokedAt: earlier });
    const answers = [];
    for (const each of ['x', theirs.id, used.id, revoked.id, mine.id])
      answers.push(await revokeLateLink(db, id, each, new Date()));
    expect(answers).toEqual([false, false, false, false, true]);
    const times = await Promise.all(
      [beside, theirs, used, revoked].map(async (link) => (await linkOf(link.id))?.revokedAt?.getTime()),
    );
    expect(times).toEqual([undefined, undefined, undefined, earlier.getTime()]);
  });

  it('is named beside its entrant while it can be used', async () => {
    const [id, other] = [await closed(), await closed()];
    const mine = await addEntrant(id);
    await addLink(id, { entrantId: mine });
    await addLink(id);
    await addLink(other, { entrantId: await addEntrant(other) });
    await addLink(id, { entrantId: await addEntrant(id), revokedAt: new Date() });
    await addLink(id, { entrantId: await addEntrant(id), teamSheetId: ids.haruka });
    await addLink(id, { entrantId: await addEntrant(id), validUntil: fromNow(-minute) });
    expect([...(await findLateEntrants(db, id, new Date())).keys()]).toEqual([mine]);
  });
});

describe('a sheet without a link', () => {
  const staff = { userId: worldId('moderator'), reason: 'x' };

  it.each<[string, Partial<Tournament>, Partial<Submission>, boolean]>([
    ['while submission is open', {}, {}, true],
    ['after the deadline', closedTimes, {}, false],
    ['by staff after the deadline', closedTimes, { staff }, true],
    ['by staff after the end', { ...closedTimes, endsAt: fromNow(-minute) }, { staff }, false],
    ['by staff of what is canceled', { canceledAt: fromNow(-minute) }, { staff }, false],
  ])('%s', async (_, tournament, more, isLetIn) => {
    const id = await openTournament(tournament);
    expect((await submit(id, more)) !== undefined).toBe(isLetIn);
  });

  it('has one revision, of its own, and its form finds it in its own tournament', async () => {
    const [id, other] = [await openTournament(), await openTournament()];
    // A sheet whose history lies in the storage has none here.
    await db.delete(teamRevisions).where(eq(teamRevisions.teamSheetId, ids.kenta));
    const before = await db.$count(teamRevisions);
    const submissionKey = newId();
    const [mine, theirs] = [await submit(id, { submissionKey }), await submit(other, { submissionKey })];
    expect((await submit(id, { submissionKey }))?.id).toBe(mine?.id);
    expect((await submit(other, { submissionKey }))?.id).toBe(theirs?.id);
    expect((await db.$count(teamRevisions)) - before).toBe(2);
  });

  it('needs to be an entrant’s, where the list decides', async () => {
    const id = await openTournament({ entrantsOnly: true });
    const isLetIn = async (entrantId?: string) => (await submit(id, { entrantId })) !== undefined;
    // There is no list yet, though others have theirs.
    const foreign = await addEntrant(await openTournament());
    expect(await isLetIn()).toBe(true);
    const [mine, dropped] = [await addEntrant(id), await addEntrant(id, { droppedAt: new Date() })];
    expect([await isLetIn(mine), await isLetIn(), await isLetIn(dropped), await isLetIn(foreign)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const free = await openTournament({ entrantsOnly: false });
    await addEntrant(free);
    expect(await submit(free)).toBeDefined();
  });
});
