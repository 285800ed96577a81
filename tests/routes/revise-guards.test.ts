import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outdatedAccountData } from '~/accounts/personal-data.server';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { sweepOutdated } from '~/db/outdated.server';
import { readings, teamRevisions, tournaments } from '~/db/schema';
import { findTeamSheet } from '~/sheets/find-team-sheet.server';
import { setVisibility } from '~/sheets/own-sheets.server';
import { contentOf, reviseTeamSheet } from '~/sheets/team-sheet.server';
import { findDetails, findEvent, noteChange, noteSheetChange } from '~/tournaments/tournament.server';
import { ids } from '../world';
import { failingDatabase } from './failing-database';
import {
  addSheet,
  db,
  fromNow,
  minute,
  openTournament,
  revisionsOf,
  type Sheet,
  stored,
} from './sheet-writes';

const hour = 60 * minute;
const closedTimes = { submissionDeadlineAt: fromNow(-hour), scheduledStartAt: fromNow(hour) };
const content = { ...contentOf(await stored(ids.haruka)), displayName: 'あたらしい名前' };

const revise = (id: string, change: Partial<Parameters<typeof reviseTeamSheet>[1]> = {}) =>
  reviseTeamSheet(db, { id, base: 1, byUserId: null, content, ...change }, new Date());

async function addReading(usedAt: Date | null = new Date()) {
  const id = newId();
  await db.insert(readings).values({
    ...{
      id,
      imageKey: `readings/${id}`,
      imageType: 'image/png',
      imageBytes: 1,
      state: 'done',
      queuedAt: new Date(),
      usedAt,
    },
  });
  return id;
}
const readingOf = async (id: string) => (await db.select().from(readings).where(eq(readings.id, id)))[0];

describe('a sheet is revised', () => {
  it('from the revision that was seen, alone', async () => {
    const id = await openTournament();
    const [sheet, other] = [await addSheet(id), await addSheet(id)];
    const before = await stored(other);
    expect(await revise(sheet)).toBeUndefined();
    expect(await stored(sheet)).toMatchObject({
      displayName: 'あたらしい名前',
      revision: 2,
      correctedAt: null,
    });
    expect(await revise(sheet)).toBe('conflict');
    expect(await stored(other)).toEqual(before);
    expect((await revisionsOf(sheet)).map(({ revision }) => revision)).toEqual([2]);
  });

  it.each<[string, Partial<Sheet>, Parameters<typeof openTournament>[0], string]>([
    ['that was withdrawn', { withdrawnAt: new Date() }, {}, 'withdrawn'],
    ['whose IDs are gone', { idsRemovedAt: new Date() }, {}, 'removed'],
    ['that was erased', { erasedAt: new Date() }, {}, 'removed'],
    ['after the deadline', {}, closedTimes, 'closed'],
    ['whose unlocking is over', { unlockedUntil: fromNow(-minute) }, closedTimes, 'closed'],
  ])('but not one %s', async (_, change, times, refusal) => {
    const sheet = await addSheet(await openTournament(times), change);
    const before = await stored(sheet);
    expect(await revise(sheet)).toBe(refusal);
    expect([await stored(sheet), await revisionsOf(sheet)]).toEqual([before, []]);
  });

  it('nor one that is not there', async () => {
    expect(await revise(newId())).toBe('withdrawn');
  });

  it('while it is unlocked, or by staff, which others are told as a correction', async () => {
    const id = await openTournament(closedTimes);
    const [unlocked, byStaff] = [await addSheet(id, { unlockedUntil: fromNow(hour) }), await addSheet(id)];
    expect([await revise(unlocked), await revise(byStaff, { reason: '誤記' })]).toEqual([
      undefined,
      undefined,
    ]);
    for (const sheet of [unlocked, byStaff]) expect((await stored(sheet)).correctedAt).not.toBeNull();
    const [own] = await revisionsOf(byStaff);
    expect(own).toMatchObject({ by: 'staff', reason: '誤記', revision: 2 });
  });

  it('and lets go of the images of the version before, and of no other', async () => {
    const id = await openTournament();
    const added = [0, 1, 2, 3, 4, 5].map(() => addReading());
    const [first = '', second = '', older = '', olderSecond = '', others = '', othersSecond = ''] =
      await Promise.all(added);
    const [sheet, other] = [await addSheet(id, { revision: 2 }), await addSheet(id, { revision: 2 })];
    const add = (teamSheetId: string, revision: number, readingId: string, secondReadingId: string | null) =>
      db.insert(teamRevisions).values({
        ...{ teamSheetId, revision, by: 'player', snapshot: { ...content, readingId, secondReadingId } },
      });
    await add(sheet, 1, older, olderSecond);
    await add(sheet, 2, first, second);
    await add(other, 2, others, othersSecond);
    expect(await revise(sheet, { base: 2 })).toBeUndefined();
    const all = [first, second, older, olderSecond, others, othersSecond];
    const used = await Promise.all(all.map(readingOf));
    expect(used.map((reading) => reading?.usedAt === null)).toEqual([true, true, false, false, false, false]);
  });
});

describe('what was corrected', () => {
  it('is told against the last version of the player before the start', async () => {
    const at = { early: fromNow(-9 * hour), start: fromNow(-5 * hour), late: fromNow(-hour) };
    const id = await openTournament({ submissionDeadlineAt: at.start, scheduledStartAt: at.start });
    const add = (teamSheetId: string, revision: number, by: 'player' | 'staff', createdAt: Date) =>
      db.insert(teamRevisions).values({
        ...{
          teamSheetId,
          revision,
          by,
          createdAt,
          snapshot: { ...content, displayName: `${by}${revision}` },
        },
      });
    const [sheet, plain] = [
      await addSheet(id, { revision: 4, correctedAt: at.late }),
      await addSheet(id, { revision: 2 }),
    ];
    await add(sheet, 1, 'player', at.early);
    await add(sheet, 2, 'player', at.early);
    await add(sheet, 3, 'staff', at.early);
    await add(sheet, 4, 'staff', at.late);
    await add(plain, 1, 'player', at.early);
    // Handed in by a late link.
    const late = await addSheet(id, { revision: 2, correctedAt: at.late });
    await add(late, 1, 'player', fromNow(-2 * hour));
    await add(late, 2, 'staff', at.late);
    const seen = async (of: string) =>
      (await findTeamSheet(db, of, { userId: null, editKeys: new Map(), isSiteAdmin: false }))?.sheet;
    expect((await seen(sheet))?.beforeCorrection?.displayName).toBe('player2');
    expect((await seen(sheet))?.afterCorrection?.displayName).toBe('staff4');
    expect((await seen(plain))?.beforeCorrection).toBeNull();
    expect((await seen(late))?.beforeCorrection?.displayName).toBe('player1');
  });
});

describe('an image', () => {
  const viewer = { userId: null, editKeys: new Map<string, string>(), isSiteAdmin: false };

  it('is shown until it is removed', async () => {
    const [kept, gone] = [await addReading(), await addReading()];
    await db.update(readings).set({ imageRemovedAt: new Date() }).where(eq(readings.id, gone));
    const id = await addSheet(ids.running, { readingId: gone, secondReadingId: kept });
    expect((await findTeamSheet(db, id, viewer))?.sheet.images).toHaveLength(1);
  });

  it('of a team whose IDs are gone goes as the team is hidden, and no other', async () => {
    const add = async (change: Partial<Sheet>) => {
      const readingId = await addReading();
      const id = await addSheet(ids.ended, { ownerId: ids.kentaUser, readingId, ...change });
      return { id, readingId };
    };
    const over = { idsRemovedAt: new Date() };
    const [old, fresh, shown, others] = [
      await add(over),
      await add({}),
      await add({ ...over, isPublic: false }),
      await add({ ...over, isPublic: false }),
    ];
    const set = (id: string, isPublic: boolean) =>
      setVisibility(db, { id, ownerId: ids.kentaUser, isPublic }, new Date());
    await set(old.id, false);
    await set(fresh.id, false);
    await set(shown.id, true);
    const removed = await Promise.all(
      [old, fresh, shown, others].map(async ({ readingId }) => (await readingOf(readingId))?.imageRemovedAt),
    );
    expect(removed.map((at) => at !== null)).toEqual([true, false, false, false]);
  });
});

describe('a tournament', () => {
  it('has details and colors of its own', async () => {
    const [one, other] = [
      await openTournament({ description: { ja: 'ひとつめ', en: '' } }),
      await openTournament({ description: { ja: 'ふたつめ', en: '' }, groupId: ids.otherGroup }),
    ];
    const details = await Promise.all([one, other, newId()].map((id) => findDetails(db, id)));
    expect(details.map((each) => each?.description?.ja)).toEqual(['ひとつめ', 'ふたつめ', undefined]);
    const [first, second] = [await findEvent(db, one), await findEvent(db, other)];
    expect(first).not.toBe(second);
    const viewer = { userId: null, editKeys: new Map<string, string>(), isSiteAdmin: false };
    const [sheet, foreign] = [await addSheet(one), await addSheet(other)];
    expect((await findTeamSheet(db, sheet, viewer))?.sheet.event).toBe(first);
    expect((await findTeamSheet(db, foreign, viewer))?.sheet.event).toBe(second);
    expect(await findEvent(db, newId())).toBeNull();
  });

  it('is counted anew once it is over, alone', async () => {
    const [over, beside, on] = [
      await openTournament({ endsAt: fromNow(-hour) }),
      await openTournament({ endsAt: fromNow(-hour) }),
      await openTournament({ endsAt: fromNow(9 * hour) }),
    ];
    const sheet = await addSheet(over);
    const changes = async () =>
      Promise.all(
        [over, beside, on].map(async (id) => {
          const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
          return row?.changes;
        }),
      );
    const before = await changes();
    await noteChange(db, over);
    await noteChange(db, on);
    await noteSheetChange(db, sheet);
    expect(await changes()).toEqual([(before[0] ?? 0) + 2, before[1], before[2]]);
  });
});

it('a sweep throws the fault of a table, after the others', async () => {
  await expect(sweepOutdated(db, outdatedAccountData, new Date())).resolves.toBeUndefined();
  const failing = openDatabase(failingDatabase(/delete from "sessions"/));
  await expect(sweepOutdated(failing, outdatedAccountData, new Date())).rejects.toThrow('sessions');
});
