import { env } from 'cloudflare:workers';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { outdatedQuery } from '~/db/outdated.server';
import { day, retention } from '~/db/retention';
import {
  attempts,
  checkDraws,
  groupTokens,
  mailLinks,
  outbox,
  playerNotes,
  readings,
  reportCases,
  reports,
  resultSaves,
  roleRequests,
  sessions,
  sheetChecks,
  staffActions,
  standings,
  teamRevisions,
  teamSheets,
  tournaments,
} from '~/db/schema';
import { outdatedTables } from '~/door/sweeps.server';
import { removalsQuery } from '~/images/image-removal.server';
import { unusedQuery } from '~/readings/reading.server';
import { overdueQuery, sheetsWithIdsQuery } from '~/sheets/erase/player-ids.server';
import { reviseTeamSheet } from '~/sheets/team-sheet.server';
import { ids, worldId } from '../world';
import { akariReading, teamSheet } from '../world-sheets';
import { db, mainOf, makeUser, send, visit } from './account';
import { person, visitor } from './person';
import { openTournament } from './sheet-writes';
import { sweep } from './sweep';
import { goodFields } from './team-form';

const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);
const admin = await person('host-admin@example.com');

const endedAgo = (milliseconds: number) =>
  openTournament({
    submissionDeadlineAt: fromNow(-milliseconds - day),
    scheduledStartAt: fromNow(-milliseconds - day),
    endsAt: fromNow(-milliseconds),
    resultsPublishedAt: fromNow(-milliseconds),
  });

async function addSheet(tournamentId: string, change: Partial<typeof teamSheets.$inferInsert> = {}) {
  const sheet = teamSheet(
    { id: newId(), tournamentId, displayName: 'ナギサ', discordId: 'nagisa_dc', ...change },
    Date.now(),
  );
  await db.insert(teamSheets).values(sheet);
  await db.insert(teamRevisions).values(
    [1, 2].map((revision) => ({
      ...{ teamSheetId: sheet.id, revision, by: 'player' as const },
      snapshot: { ...sheet, twitterId: sheet.twitterId ?? '', isPublic: sheet.isPublic ?? false },
    })),
  );
  return sheet.id;
}
async function addReading(change: Partial<typeof readings.$inferInsert> = {}) {
  const id = newId();
  const imageKey = `readings/${id}`;
  await env.IMAGES.put(imageKey, 'image');
  await env.IMAGES.put(`${imageKey}/phone`, 'small');
  await db.insert(readings).values({
    ...{ id, imageKey, imageType: 'image/jpeg', imageBytes: 5, state: 'done', result: akariReading },
    ...{ queuedAt: new Date(), talliedAt: new Date(), ...change },
  });
  return id;
}
const objectsOf = async (readingId: string) =>
  (await env.IMAGES.list({ prefix: `readings/${readingId}` })).objects.length;
const sheetOf = async (id: string) => (await db.select().from(teamSheets).where(eq(teamSheets.id, id)))[0];
const deskOf = (tournamentId: string) => `/admin/${ids.group}/tournaments/${tournamentId}/teams`;
/** A page's text, its parts joined by a blank. */
const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('players’ IDs', () => {
  it('leave a sheet and its revisions 90 days after the end, images too unless it is public', async () => {
    const tournamentId = await endedAgo(retention.playerIds + 60_000);
    const [shownImage, hiddenImage, second] = [await addReading(), await addReading(), await addReading()];
    const shown = await addSheet(tournamentId, { isPublic: true, readingId: shownImage });
    const hidden = await addSheet(tournamentId, { readingId: hiddenImage, secondReadingId: second });
    await db.insert(standings).values({ teamSheetId: hidden, wins: 3, losses: 1, rank: 2 });
    const still = await endedAgo(retention.playerIds - 3_600_000);
    const kept = await addSheet(still, { readingId: await addReading() });
    for (const [sheet, of] of [
      [shown, tournamentId],
      [kept, still],
    ] as const) {
      await db.insert(sheetChecks).values({ teamSheetId: sheet, revision: 1 });
      await db
        .insert(playerNotes)
        .values({ id: newId(), tournamentId: of, teamSheetId: sheet, penalty: 'warning', text: 'x' });
      await db
        .insert(checkDraws)
        .values({ id: newId(), tournamentId: of, seed: 'x', teamSheetIds: [sheet], among: 1 });
    }
    const judgedOf = async (sheet: string, of: string) => [
      await db.$count(sheetChecks, eq(sheetChecks.teamSheetId, sheet)),
      await db.$count(playerNotes, eq(playerNotes.teamSheetId, sheet)),
      await db.$count(checkDraws, eq(checkDraws.tournamentId, of)),
    ];

    await sweep();
    for (const id of [shown, hidden]) {
      const sheet = await sheetOf(id);
      expect(sheet).toMatchObject({ displayName: 'ナギサ', discordId: '', twitterId: null, tonamelId: '' });
      expect(sheet?.idsRemovedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
      const revisions = await db.select().from(teamRevisions).where(eq(teamRevisions.teamSheetId, id));
      expect(revisions.map(({ snapshot }) => snapshot)).toMatchObject(
        [1, 2].map(() => ({ displayName: 'ナギサ', discordId: '', twitterId: '', tonamelId: '' })),
      );
      expect(sheet?.members).toHaveLength(6);
    }
    expect(await sheetOf(kept)).toMatchObject({ discordId: 'nagisa_dc', idsRemovedAt: null });
    expect([await judgedOf(shown, tournamentId), await judgedOf(kept, still)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    await sweep();
    expect(await Promise.all([shownImage, hiddenImage, second].map(objectsOf))).toEqual([2, 0, 0]);
    // What was read stays with the sheet.
    const [read] = await db.select().from(readings).where(eq(readings.id, hiddenImage));
    expect([read?.result?.members.length, read?.imageRemovedAt !== null]).toEqual([6, true]);
    const [marked] = await db.select().from(tournaments).where(eq(tournaments.id, tournamentId));
    expect(marked?.idsRemovedAt).not.toBeNull();
  });

  it('are said to be removed, on the desk, in exports, in print and beside results', async () => {
    const tournamentId = await endedAgo(retention.playerIds + 60_000);
    const one = await addSheet(tournamentId, { readingId: await addReading() });
    await addSheet(tournamentId, { displayName: 'ミツル' });
    const before = textOf(await admin.html(`${deskOf(tournamentId)}/${one}`));
    expect(before).toContain('nagisa_dc');
    expect(before).toMatch(/IDは .{10,40} に削除されます。/);
    await sweep();
    const html = await admin.html(`${deskOf(tournamentId)}/${one}`);
    const after = textOf(html);
    expect(after).toContain('Tonamel ID 削除済み Discord ID 削除済み X 削除済み');
    expect(after).toMatch(/IDは .{10,40} に削除されました。/);
    expect(after).toContain('チーム画像は削除済みです。');
    expect(html).not.toContain(`/teams/${one}/correct`);
    expect(html).not.toContain(`/teams/${one}/unlock`);
    const list = textOf(await admin.html(deskOf(tournamentId)));
    expect(list).toContain('ナギサ ID削除済み');
    // Two without an ID do not have the same one.
    expect(list).not.toContain('IDの重複');
    const csv = await (await admin.get(`${deskOf(tournamentId)}.csv`)).text();
    expect(csv).toContain('ナギサ,削除済み,削除済み,削除済み');
    const json = (await (await admin.get(`${deskOf(tournamentId)}.json`)).json()) as { teams: object[] };
    expect(json.teams[0]).toMatchObject({
      tonamelId: null,
      discordId: null,
      idsRemovedAt: expect.any(String),
    });
    expect(textOf(await admin.html(`${deskOf(tournamentId)}/print`))).toContain('Tonamel ID 削除済み');
    const results = `/admin/${ids.group}/tournaments/${tournamentId}/result`;
    expect(textOf(await admin.html(results))).toContain('ナギサ ID削除済み');
    // A pasted result finds its player by name.
    const pasted = await admin.post(`${results}/paste`, { intent: 'look', text: 'ナギサ\t5\t0\t1' });
    expect(await mainOf(pasted)).toContain('変更：1チーム');
  });

  it('are not brought back by a correction, and the rights of the sheet stay', async () => {
    const { id: ownerId, jar } = await makeUser();
    const tournamentId = await endedAgo(retention.playerIds + 60_000);
    const image = await addReading();
    const id = await addSheet(tournamentId, { ownerId, isPublic: true, readingId: image });
    await sweep();
    const { members } = (await sheetOf(id)) as NonNullable<Awaited<ReturnType<typeof sheetOf>>>;
    const content = {
      ...goodFields(newId()),
      members,
      isPublic: true,
      readingId: null,
      secondReadingId: null,
      improvesReading: false,
    };
    const change = { id, base: 1, byUserId: null, content: content as never, reason: 'x' };
    expect(await reviseTeamSheet(db, change, new Date())).toBe('removed');
    expect((await visitor.get(`/teams/${id}`)).status).toBe(200);
    expect(await mainOf(await visit(jar, '/history'))).toContain('大会の終了から90日後');
    // Private now: the image has waited for this.
    await send(jar, `/teams/${id}/visibility`, {});
    await sweep();
    expect([(await visitor.get(`/teams/${id}`)).status, await objectsOf(image)]).toEqual([403, 0]);
  });

  it('go in bounded parts, and once more when the end was moved', async () => {
    const tournamentId = await endedAgo(retention.playerIds + 5 * day);
    for (let part = 0; part < 11; part++)
      await db
        .insert(teamSheets)
        .values(Array.from({ length: 4 }, () => teamSheet({ id: newId(), tournamentId }, Date.now())));
    await sweep();
    const left = await db.select().from(teamSheets).where(eq(teamSheets.tournamentId, tournamentId));
    expect(left.filter(({ discordId }) => discordId !== '')).toEqual([]);
    const late = await addSheet(tournamentId);
    await sweep();
    expect((await sheetOf(late))?.discordId).toBe('nagisa_dc');
    await db.update(tournaments).set({ idsRemovedAt: null }).where(eq(tournaments.id, tournamentId));
    await sweep();
    expect((await sheetOf(late))?.discordId).toBe('');
  });

  it('of a sheet whose player left during the tournament take the details along', async () => {
    const tournamentId = await endedAgo(retention.playerIds + 60_000);
    const id = await addSheet(tournamentId, {
      erasedAt: new Date(),
      displayName: '—',
      discordId: '',
      tonamelId: '',
    });
    await sweep();
    expect((await sheetOf(id))?.members[0]).toEqual({ species: 'garchomp' });
  });
});

describe('what is kept for its time', () => {
  it('goes after it, and not before', async () => {
    const { id: userId } = await makeUser();
    const old = (milliseconds: number) => fromNow(-milliseconds - 60_000);
    const young = (milliseconds: number) => fromNow(-milliseconds + 60_000);
    const caseId = newId();
    await db.insert(reportCases).values({ id: caseId, kind: 'team', teamSheetId: ids.haruka });
    const ages = [old, young];
    const token = (at: number) => `kept${at}${newId()}`;
    for (const [at, age] of ages.entries()) {
      await db.insert(sessions).values({
        tokenHash: token(at),
        userId,
        userAgent: 'kept',
        lastSeenAt: new Date(),
        expiresAt: age(0),
      });
      await db.insert(attempts).values({ key: token(at), tried: 1, endsAt: age(0) });
      await db
        .insert(mailLinks)
        .values({ tokenHash: token(at), purpose: 'signUp', email: 'kept@example.com', expiresAt: age(0) });
      await db
        .insert(outbox)
        .values({ to: 'kept@example.com', subject: 'x', text: 'x', createdAt: age(retention.outbox) });
      await db.insert(staffActions).values({
        teamSheetId: ids.haruka,
        action: 'lock',
        reason: 'kept',
        createdAt: age(retention.staffActions),
      });
      await db
        .insert(resultSaves)
        .values({ tournamentId: ids.ended, changes: [], createdAt: age(retention.resultSaves) });
      for (const approvedAt of [null, new Date()])
        await db.insert(roleRequests).values({
          ...{ id: newId(), userId, kind: 'newGroup', role: 'admin', purpose: 'kept', approvedAt },
          createdAt: age(retention.roleRequests),
        });
      for (const decidedAt of [null, age(retention.reports)])
        await db.insert(reports).values({
          ...{ id: newId(), caseId, cause: 'other', text: 'kept', decidedAt },
          createdAt: old(retention.reports),
        });
      await db.insert(groupTokens).values({
        ...{ id: newId(), groupId: ids.group, name: 'kept', tokenHash: token(at) },
        revokedAt: age(retention.groupTokens),
      });
    }
    await sweep();
    const left = async (text: string) => (await env.DB.prepare(text).all<{ n: number }>()).results[0]?.n;
    expect(await left("select count(*) n from sessions where user_agent = 'kept'")).toBe(1);
    expect(await left("select count(*) n from attempts where key like 'kept%'")).toBe(1);
    expect(await left("select count(*) n from mail_links where email = 'kept@example.com'")).toBe(1);
    expect(await left(`select count(*) n from outbox where "to" = 'kept@example.com'`)).toBe(1);
    expect(await left("select count(*) n from staff_actions where reason = 'kept'")).toBe(1);
    expect(await db.$count(resultSaves)).toBe(1);
    // Those that wait for an answer wait on.
    expect(await left("select count(*) n from role_requests where purpose = 'kept'")).toBe(3);
    expect(await left("select count(*) n from reports where text = 'kept'")).toBe(3);
    expect(await left("select count(*) n from group_tokens where name = 'kept'")).toBe(1);
  });

  it('an upload goes after a day unless a sheet names it, and after its sheet has let it go', async () => {
    const createdAt = fromNow(-retention.unusedImages - 60_000);
    const [unused, used] = [await addReading({ createdAt }), await addReading({ createdAt })];
    const tournamentId = await openTournament();
    const id = await addSheet(tournamentId, { secondReadingId: used });
    await sweep();
    const found = await db
      .select()
      .from(readings)
      .where(inArray(readings.id, [unused, used]));
    expect(found).toMatchObject([{ id: used, usedAt: expect.any(Date) }]);
    expect(await Promise.all([unused, used].map(objectsOf))).toEqual([0, 2]);
    const { members } = (await sheetOf(id)) as NonNullable<Awaited<ReturnType<typeof sheetOf>>>;
    await db
      .update(teamRevisions)
      .set({ snapshot: { secondReadingId: used } })
      .where(eq(teamRevisions.teamSheetId, id));
    const content = {
      displayName: 'ナギサ',
      saidName: '',
      discordId: 'x',
      twitterId: '',
      tonamelId: 'x',
      members,
      isPublic: false,
    };
    const rest = { readingId: null, secondReadingId: null, improvesReading: false };
    const change = { id, base: 1, byUserId: null, content: { ...content, ...rest } };
    await db.delete(teamRevisions).where(eq(teamRevisions.revision, 2));
    expect(await reviseTeamSheet(db, change, new Date())).toBeUndefined();
    await sweep();
    expect([await db.select().from(readings).where(eq(readings.id, used)), await objectsOf(used)]).toEqual([
      [],
      0,
    ]);
  });

  it('is found by an index each: no table is read whole', async () => {
    const now = new Date();
    const queries = [
      ...outdatedTables.map((kept) => outdatedQuery(db, kept, now)),
      overdueQuery(db, now),
      sheetsWithIdsQuery(db, worldId('x'), 200),
      unusedQuery(db, now),
      removalsQuery(db),
    ].map((query) => query.toSQL());
    for (const { sql, params } of queries) {
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      const plan = results.map(({ detail }) => detail);
      expect([sql, plan.filter((step) => /^SCAN|TEMP B-TREE/.test(step))]).toEqual([sql, []]);
    }
  });

  it('takes as many rows to find with a thousand tournaments that are long over', async () => {
    const rowsRead = async () => {
      const { sql, params } = overdueQuery(db, new Date()).toSQL();
      return (
        await env.DB.prepare(sql)
          .bind(...params)
          .all()
      ).meta.rows_read;
    };
    const [row] = await db.select().from(tournaments).limit(1);
    for (let part = 0; part < 200; part++)
      await db.insert(tournaments).values(
        Array.from({ length: 2 }, () => ({
          ...(row as NonNullable<typeof row>),
          ...{ id: newId(), endsAt: fromNow(-400 * day), idsRemovedAt: new Date() },
        })),
      );
    expect(await rowsRead()).toBeLessThan(30);
  });
});
