import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { day } from '~/db/retention';
import { readings, teamRevisions, teamSheets, tournaments } from '~/db/schema';
import { exportAccount } from '~/home/account-export.server';
import type { TeamMember } from '~/pokedex/member';
import { moveHistories, settledQuery, unmovedQuery } from '~/sheets/histories.server';
import { demoPassword, ids } from '../world';
import { akariReading, harukaTeam, teamSheet } from '../world-sheets';
import { db, makeUser, send, visit } from './account';
import { person } from './person';
import { openTournament } from './sheet-writes';
import { sweep } from './sweep';

const admin = await person('host-admin@example.com');
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);
const whole: TeamMember[] = harukaTeam.map((member) => ({ teraType: 'fire', ...member }));

const endedAgo = (milliseconds: number) =>
  openTournament({
    submissionDeadlineAt: fromNow(-milliseconds - day),
    scheduledStartAt: fromNow(-milliseconds - day),
    endsAt: fromNow(-milliseconds),
    idsRemovedAt: fromNow(-milliseconds + 90 * day),
  });

interface Sheet extends Partial<typeof teamSheets.$inferInsert> {
  names?: string[];
}

const firstAt = fromNow(-400 * day);

/** A sheet that was called so in turn, the last of which is its name now. */
async function addSheet(tournamentId: string, { names = ['ナギサ'], ...change }: Sheet = {}) {
  const sheet = teamSheet(
    {
      ...{ id: newId(), tournamentId, displayName: names.at(-1) as string, members: whole },
      ...{ discordId: '', twitterId: null, tonamelId: '', revision: names.length },
      ...{ submittedAt: firstAt, idsRemovedAt: fromNow(-200 * day), ...change },
    },
    Date.now(),
  );
  await db.insert(teamSheets).values(sheet);
  await db.insert(teamRevisions).values(
    names.map((displayName, at) => ({
      ...{ teamSheetId: sheet.id, revision: at + 1, by: 'player' as const, byUserId: sheet.ownerId },
      snapshot: {
        ...{ displayName, discordId: '', twitterId: '', tonamelId: '', members: sheet.members },
        ...{ isPublic: false, readingId: null, secondReadingId: null, improvesReading: false },
      },
      createdAt: new Date(firstAt.getTime() + at * day),
    })),
  );
  return sheet.id;
}
async function addReading() {
  const id = newId();
  await db.insert(readings).values({
    ...{ id, imageKey: `readings/${id}`, imageType: 'image/jpeg', imageBytes: 5, state: 'done' },
    ...{ result: akariReading, queuedAt: new Date(), talliedAt: new Date(), usedAt: new Date() },
  });
  return id;
}
const rowsOf = async (id: string) =>
  (await db.select().from(teamRevisions).where(eq(teamRevisions.teamSheetId, id))).length;
const isMoved = async (id: string) => (await env.IMAGES.head(`histories/${id}`)) !== null;
const resultOf = async (id: string) =>
  (await db.select({ result: readings.result }).from(readings).where(eq(readings.id, id)))[0]?.result;
const deskPage = async (tournamentId: string, id: string) => {
  const html = await admin.html(`/admin/${ids.group}/tournaments/${tournamentId}/teams/${id}`);
  return html.slice(html.indexOf('id="history"'), html.indexOf('</section>', html.indexOf('id="history"')));
};

describe('a year after a tournament’s end', () => {
  it('the histories of its sheets lie in the storage, and its desk shows them as before', async () => {
    const id = await endedAgo(366 * day);
    const { id: ownerId } = await makeUser();
    const changed = await addSheet(id, { names: ['はじめの名', 'つぎの名', 'いまの名'], ownerId });
    const single = await addSheet(id, { ownerId });
    const before = [await deskPage(id, changed), await deskPage(id, single)];
    expect(before[0]).toContain('はじめの名');
    await sweep();
    expect([await rowsOf(changed), await rowsOf(single)]).toEqual([0, 0]);
    expect([await isMoved(changed), await isMoved(single)]).toEqual([true, false]);
    const after = [await deskPage(id, changed), await deskPage(id, single)];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    const [tournament] = await db.select().from(tournaments).where(eq(tournaments.id, id));
    expect(tournament?.historiesMovedAt).toBeInstanceOf(Date);
  });

  it('a corrected sheet keeps its own, which its page shows; a younger tournament keeps all', async () => {
    const [old, young] = [await endedAgo(366 * day), await endedAgo(360 * day)];
    const corrected = await addSheet(old, { names: ['ひとつ', 'ふたつ'], correctedAt: fromNow(-380 * day) });
    const kept = await addSheet(young, { names: ['ひとつ', 'ふたつ'] });
    await sweep();
    expect([await rowsOf(corrected), await rowsOf(kept)]).toEqual([2, 2]);
    expect([await isMoved(corrected), await isMoved(kept)]).toEqual([false, false]);
  });

  it('what was read of an image goes, where the sheet says it all itself', async () => {
    const id = await endedAgo(366 * day);
    const [typed, open] = [await addReading(), await addReading()];
    await addSheet(id, { readingId: typed });
    await addSheet(id, {
      readingId: open,
      members: whole.map(({ species, ...rest }, at) => (at ? { species, ...rest } : { species })),
    });
    // Two sheets may name one reading: what one of them still needs stays.
    const [shared, elsewhere] = [await addReading(), await addReading()];
    await addSheet(id, { readingId: shared });
    await addSheet(id, { secondReadingId: shared, members: whole.slice(0, 1) });
    await addSheet(id, { readingId: elsewhere });
    await addSheet(await endedAgo(1 * day), { readingId: elsewhere });
    await sweep();
    expect(await resultOf(shared)).not.toBeNull();
    expect(await resultOf(elsewhere)).not.toBeNull();
    expect(await resultOf(typed)).toBeNull();
    expect(await resultOf(open)).not.toBeNull();
  });

  it('a storage that fails loses nothing', async () => {
    const id = await endedAgo(366 * day);
    const changed = await addSheet(id, { names: ['ひとつ', 'ふたつ'] });
    const failing = { put: () => Promise.reject(new Error('put: (10001)')) } as unknown as R2Bucket;
    await expect(moveHistories(db, failing, new Date())).rejects.toThrow();
    expect(await rowsOf(changed)).toBe(2);
    await sweep();
    expect([await rowsOf(changed), await isMoved(changed)]).toEqual([0, true]);
  });

  it('the account’s own copy has what was moved, and deleting the account takes it away', async () => {
    const id = await endedAgo(366 * day);
    const user = await makeUser();
    const changed = await addSheet(id, { names: ['ナギサのまえの名', 'ナギサ'], ownerId: user.id });
    await sweep();
    expect(await (await visit(user.jar, '/mypage/export')).text()).toContain('ナギサのまえの名');
    await send(user.jar, '/mypage/account', { currentPassword: demoPassword });
    await sweep();
    expect(await isMoved(changed)).toBe(false);
  });

  it('is written and read a few objects at a time, as a request may have six connections', async () => {
    const user = await makeUser();
    const tournamentId = await endedAgo(370 * day);
    for (let at = 0; at < 12; at++)
      await addSheet(tournamentId, { names: [`${at}のまえ`, `${at}`], ownerId: user.id });
    const counted = { open: 0, most: 0 };
    const images = new Proxy(env.IMAGES, {
      get:
        (bucket, key: 'get' | 'put') =>
        async (...args: Parameters<R2Bucket['put']>) => {
          counted.most = Math.max(counted.most, ++counted.open);
          return (bucket[key] as R2Bucket['put'])(...args).finally(() => counted.open--);
        },
    });
    await moveHistories(db, images, new Date());
    expect(counted).toEqual({ open: 0, most: 4 });
    counted.most = 0;
    const exported = await exportAccount(db, images, user.id, (path) => path);
    expect(exported?.teams.map(({ revisions }) => revisions.length)).toEqual(Array(12).fill(2));
    expect(counted).toEqual({ open: 0, most: 4 });
  });

  it('is found by an index', async () => {
    const now = new Date();
    for (const query of [settledQuery(db, now), unmovedQuery(db, ids.ended, 5)]) {
      const { sql, params } = query.toSQL();
      const plan = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      expect(plan.results.map(({ detail }) => detail).join('\n')).not.toMatch(/SCAN/);
    }
  });
});
