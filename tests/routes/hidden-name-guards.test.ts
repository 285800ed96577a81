import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { reportCases, roomRemovals, teamSheets } from '~/db/schema';
import { translatorFor } from '~/locales/i18n';
import { findHiding, hasRevision, hideName, showName } from '~/sheets/erase/hidden-name.server';
import { ids } from '../world';
import { addSheet, db, fromNow, minute, stored } from './sheet-writes';

const name = 'ひどい名前';
const t = translatorFor('ja');
const yes = sql`true`;
const removals = () => db.$count(roomRemovals);
const namesOf = (...sheets: string[]) => Promise.all(sheets.map(async (id) => (await stored(id)).hiddenName));
const named = (id: string) => ({ id, tournamentId: ids.running, groupId: ids.group, displayName: name });

describe('the name of a team', () => {
  it('is hidden, and shown again, alone, and only where the decision was taken', async () => {
    const [one, other] = [await addSheet(ids.running), await addSheet(ids.running)];
    for (const id of [one, other])
      await db.update(teamSheets).set({ displayName: name }).where(eq(teamSheets.id, id));
    const before = await removals();
    await db.batch(hideName(db, named(one), sql`false`, new Date()) as never);
    expect([await namesOf(one, other), await removals()]).toEqual([[null, null], before]);
    await db.batch(hideName(db, named(one), yes, new Date()) as never);
    expect([await namesOf(one, other), await removals()]).toEqual([[name, null], before + 1]);
    await db.batch(hideName(db, named(other), yes, new Date()) as never);
    await db.batch(showName(db, named(one), sql`false`, new Date()) as never);
    expect([await namesOf(one, other), await removals()]).toEqual([[name, name], before + 2]);
    await db.batch(showName(db, named(one), yes, new Date()) as never);
    expect([await namesOf(one, other), await removals()]).toEqual([[null, name], before + 3]);
  });

  it('is told to be hidden for the reason of its own latest decision that holds', async () => {
    const id = await addSheet(ids.running, { displayName: name, hiddenName: name });
    const other = await addSheet(ids.running, { displayName: name, hiddenName: name });
    const add = (teamSheetId: string, reason: string, change: Partial<typeof reportCases.$inferInsert>) =>
      db.insert(reportCases).values({
        ...{
          id: newId(),
          kind: 'team',
          teamSheetId,
          cause: 'other',
          reason,
          decidedAt: new Date(),
          ...change,
        },
      });
    await add(id, '前の理由', { takenDownAt: fromNow(-9 * minute) });
    await add(id, '今の理由', { takenDownAt: fromNow(-8 * minute) });
    await add(id, '戻した理由', { takenDownAt: fromNow(-7 * minute), restoredAt: fromNow(-6 * minute) });
    await add(id, '残した理由', {});
    await add(other, 'よその理由', { takenDownAt: fromNow(-minute) });
    const sheet = { id, displayName: name, hiddenName: name };
    expect(await findHiding(db, sheet, t)).toContain('今の理由');
    const third = await addSheet(ids.running, { displayName: name, hiddenName: name });
    await add(third, '残した理由', {});
    expect(await findHiding(db, { ...sheet, id: third }, t)).toBe('');
    // A name that was changed since is not the one that was hidden.
    expect(await findHiding(db, { ...sheet, displayName: 'ミナト' }, t)).toBeUndefined();
    expect(await findHiding(db, { ...sheet, hiddenName: null }, t)).toBeUndefined();
  });

  it('is decided on in the revision that was seen, while the team is there', async () => {
    const is = async (id: string, revision: number) =>
      (await db.get<{ is: number }>(sql`select ${hasRevision(id, revision)} as "is"`)).is;
    const [id, erased] = [await addSheet(ids.running), await addSheet(ids.running, { erasedAt: new Date() })];
    expect([await is(id, 1), await is(id, 2), await is(erased, 1), await is(newId(), 1)]).toEqual([
      1, 0, 0, 0,
    ]);
  });
});
