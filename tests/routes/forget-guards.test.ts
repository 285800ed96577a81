import { env } from 'cloudflare:workers';
import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { day, retention } from '~/db/retention';
import { imageRemovals, readingSamples, readings, staffActions, teamSheets, tournaments } from '~/db/schema';
import { sampleIdOf } from '~/readings/sample-id';
import { sweepPlayerIds } from '~/sheets/erase/player-ids.server';
import { deleteOwnTeam, eraseSheetData, findOwnTraces, sheetQueries } from '~/sheets/personal-data.server';
import { makeUser } from './account';
import { addSheet, db, fromNow, minute, openTournament, type Sheet, stored } from './sheet-writes';

const hour = 60 * minute;
const secret = env.SESSION_SECRET;
const over = {
  submissionDeadlineAt: fromNow(-9 * hour),
  scheduledStartAt: fromNow(-9 * hour),
  endsAt: fromNow(-hour),
};
const on = { ...over, endsAt: fromNow(hour) };

async function addReading() {
  const [id, queuedAt] = [newId(), new Date()];
  const image = { imageKey: `readings/${id}`, imageType: 'image/png', imageBytes: 1 };
  await db.insert(readings).values({ id, ...image, state: 'done', queuedAt, usedAt: queuedAt });
  const sample = sampleIdOf(secret, id);
  await db.insert(readingSamples).values({
    ...{ id: sample, imageKey: `samples/${sample}`, imageType: 'image/png', game: 'sv', keptAt: queuedAt },
    ...{ members: [], result: { language: 'ja', engineVersion: 'x', members: [] } },
  });
  return id;
}
const imagesOf = async (id: string) => {
  const [row] = await db.select().from(readings).where(eq(readings.id, id));
  const sample = await db.$count(readingSamples, eq(readingSamples.id, sampleIdOf(secret, id)));
  return [row !== undefined, row?.imageRemovedAt ?? null, sample];
};
const kept = [true, null, 1];
const changesOf = async (id: string) =>
  (await db.select().from(tournaments).where(eq(tournaments.id, id)))[0]?.changes;

const erase = async (
  ownerId: string,
  change?: { traces?: Awaited<ReturnType<typeof findOwnTraces>>; may?: SQL },
) => {
  const { traces = await findOwnTraces(db, secret, ownerId), may = sql`true` } = change ?? {};
  await db.batch(eraseSheetData(db, ownerId, traces, may, new Date()) as never);
};

describe('a team that is deleted', () => {
  it('takes its own images along, and leaves those that another team has too', async () => {
    const id = await openTournament(over);
    const [own, first, second, foreign] = [
      await addReading(),
      await addReading(),
      await addReading(),
      await addReading(),
    ];
    const sheet = await addSheet(id, { readingId: own, secondReadingId: first });
    const twin = await addSheet(id, { readingId: second, secondReadingId: own });
    await addSheet(id, { readingId: first });
    await addSheet(id, { secondReadingId: second, readingId: foreign });
    await db.update(teamSheets).set({ secondReadingId: null }).where(eq(teamSheets.id, twin));
    expect(await deleteOwnTeam(db, secret, sheet, new Date())).toBe(true);
    expect(await deleteOwnTeam(db, secret, twin, new Date())).toBe(true);
    expect((await imagesOf(own))[0]).toBe(false);
    expect([(await imagesOf(first))[0], (await imagesOf(second))[0]]).toEqual([true, true]);
    expect(await imagesOf(foreign)).toEqual(kept);
  });

  it('touches nothing of a team that was deleted in the same millisecond', async () => {
    const [one, other] = [await openTournament(over), await openTournament(over)];
    const [first, second] = [await addSheet(one), await addSheet(other)];
    const now = new Date();
    await deleteOwnTeam(db, secret, first, now);
    const before = await changesOf(one);
    await deleteOwnTeam(db, secret, second, now);
    expect(await changesOf(one)).toBe(before);
  });

  it('asks for the removal of a history only if it was changed', async () => {
    const id = await openTournament(over);
    const [plain, changed] = [await addSheet(id), await addSheet(id, { revision: 3 })];
    for (const sheet of [plain, changed]) await deleteOwnTeam(db, secret, sheet, new Date());
    const asked = (await db.select().from(imageRemovals)).map(({ imageKey }) => imageKey);
    expect(asked.filter((key) => key.includes(plain))).toEqual([]);
    expect(asked.filter((key) => key.includes(changed))).toHaveLength(1);
  });
});

describe('the teams of an account that is deleted', () => {
  it('are withdrawn before the start, stay in play during it, and keep what staff decided', async () => {
    const [{ id: ownerId }, tomorrow] = [await makeUser(), await openTournament()];
    const at = fromNow(-2 * hour);
    const byStaff = { withdrawnAt: at, withdrawnBy: 'staff' } as const;
    const add = (tournamentId: string, change: Partial<Sheet> = {}) =>
      addSheet(tournamentId, { ownerId, ...change });
    const [open, out, playing, ended] = [
      await add(tomorrow),
      await add(tomorrow, byStaff),
      await add(await openTournament(on)),
      await add(await openTournament(over)),
    ];
    const members = (await stored(playing)).members;
    const untouched = { withdrawnAt: null, withdrawnBy: null };
    await erase(ownerId);
    expect(await stored(open)).toMatchObject({ withdrawnBy: 'player', withdrawnAt: expect.any(Date) });
    expect(await stored(out)).toMatchObject(byStaff);
    expect(await stored(playing)).toMatchObject({ ...untouched, members, idsRemovedAt: null });
    expect(await stored(ended)).toMatchObject({ ...untouched, idsRemovedAt: expect.any(Date) });
    for (const sheet of [open, ended]) expect((await stored(sheet)).members[0]).not.toHaveProperty('item');
  });

  it('are those that it still has, and stay if the deletion is refused', async () => {
    const [{ id: ownerId }, { id: next }] = [await makeUser(), await makeUser()];
    const id = await openTournament(over);
    const [given, own] = [await addSheet(id, { ownerId }), await addSheet(id, { ownerId })];
    const traces = await findOwnTraces(db, secret, ownerId);
    await erase(ownerId, { may: sql`false` });
    expect((await stored(own)).erasedAt).toBeNull();
    await db.update(teamSheets).set({ ownerId: next }).where(eq(teamSheets.id, given));
    await erase(ownerId, { traces });
    expect([(await stored(given)).erasedAt, (await stored(own)).erasedAt]).toEqual([null, expect.any(Date)]);
  });
});

it('the copy of an account lists what it did as staff, and not as a player', async () => {
  const { id: byUserId } = await makeUser();
  const teamSheetId = await addSheet(await openTournament());
  for (const by of ['player', 'staff'] as const)
    await db.insert(staffActions).values({ teamSheetId, byUserId, by, action: 'withdraw', reason: by });
  const copied = await sheetQueries(db, byUserId).staffActions;
  expect(copied.map(({ reason }) => reason)).toEqual(['staff']);
});

describe('images at the end of players’ IDs', () => {
  it('go with private teams of that tournament, unless another team shows them', async () => {
    const times = { scheduledStartAt: fromNow(-retention.playerIds - 2 * day) };
    const due = await openTournament({ ...times, endsAt: fromNow(-retention.playerIds - day) });
    const later = await openTournament(over);
    const removedAt = fromNow(-day);
    const [own, shown, asFirst, asSecond, foreign, gone] = [
      await addReading(),
      await addReading(),
      await addReading(),
      await addReading(),
      await addReading(),
      await addReading(),
    ];
    await db.update(readings).set({ imageRemovedAt: removedAt }).where(eq(readings.id, gone));
    const hidden = { isPublic: false };
    await addSheet(due, { ...hidden, readingId: own, secondReadingId: gone });
    await addSheet(due, { readingId: shown });
    await addSheet(due, { ...hidden, readingId: asFirst, secondReadingId: asSecond });
    await addSheet(later, { ...hidden, readingId: asFirst });
    await addSheet(later, { ...hidden, readingId: foreign, secondReadingId: asSecond });
    await sweepPlayerIds(db, new Date());
    expect((await imagesOf(own))[1]).toEqual(expect.any(Date));
    expect((await imagesOf(gone))[1]).toEqual(removedAt);
    for (const reading of [shown, asFirst, asSecond, foreign]) expect(await imagesOf(reading)).toEqual(kept);
  });
});
