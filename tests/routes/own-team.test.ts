import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import {
  postVersions,
  readingSamples,
  readings,
  staffActions,
  standings,
  teamRevisions,
  teamSheets,
  tournaments,
  tournamentUsage,
} from '~/db/schema';
import { sampleIdOf } from '~/readings/sample-id';
import { ids } from '../world';
import { akariReading } from '../world-sheets';
import { db, locationOf, mainOf, makeUser, visit } from './account';
import { person, visitor } from './person';
import {
  changed,
  fromNow,
  minute,
  openTournament,
  type Submitted,
  send,
  stored,
  submit,
  submitTo,
} from './sheet-writes';
import { sweep } from './sweep';
import { goodFields } from './team-form';

const admin = await person('host-admin@example.com');
const get = (path: string, cookie = '') =>
  visit(new Map(cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string])), path);
const deskOf = ({ id, tournamentId }: Submitted) =>
  `/admin/${ids.group}/tournaments/${tournamentId}/teams/${id}`;
const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a player withdraws a team', () => {
  it('on a page that asks first, and brings it back until the deadline', async () => {
    const own = await submit(await openTournament());
    const page = `/teams/${own.id}/withdraw`;
    const asked = await mainOf(await get(`/en${page}`, own.cookie));
    expect(asked).toContain('Withdraw your team');
    expect(asked).toMatch(/<button[^>]*name="action"[^>]*value="withdraw"/);
    const done = await send(page, { action: 'withdraw' }, own.cookie);
    expect([done.status, locationOf(done)]).toEqual([302, page]);
    expect(await stored(own.id)).toMatchObject({ withdrawnBy: 'player' });

    expect((await visitor.get(`/teams/${own.id}`)).status).toBe(410);
    expect(await mainOf(await get(`/teams/${own.id}`, own.cookie))).toContain('取り下げられたチームです');
    const after = await mainOf(await get(page, own.cookie));
    expect(after).toContain('取り下げを解除する');
    expect(after).toContain(`href="${submitTo(own.tournamentId)}"`);
    // The form that it was made with does not change it; a new one makes another.
    expect((await send(submitTo(own.tournamentId), changed(own.key), own.cookie)).status).toBe(409);
    const again = await send(submitTo(own.tournamentId), { ...goodFields(newId()), intent: 'submit' });
    expect(again.status).toBe(302);

    const desk = textOf(await admin.html(deskOf(own)));
    expect(desk).toContain('プレイヤーによる取り下げ');
    await send(page, { action: 'restore' }, own.cookie);
    expect(await stored(own.id)).toMatchObject({ withdrawnAt: null, withdrawnBy: null, revision: 1 });
    const history = textOf(await admin.html(deskOf(own)));
    expect(history).toMatch(
      /取り下げの解除 .{5,60} · プレイヤー（ゲスト） プレイヤーによる取り下げ .{5,60} · プレイヤー（ゲスト）/,
    );
  });

  it('not after the deadline, nor one that staff withdrew: both are said', async () => {
    const [late, staff] = [await submit(await openTournament()), await submit(await openTournament())];
    await db
      .update(tournaments)
      .set({ submissionDeadlineAt: fromNow(-1000) })
      .where(eq(tournaments.id, late.tournamentId));
    expect(await mainOf(await get(`/teams/${late.id}/withdraw`, late.cookie))).toContain(
      '運営にご相談ください',
    );
    const refused = await send(`/teams/${late.id}/withdraw`, { action: 'withdraw' }, late.cookie);
    expect([refused.status, await mainOf(refused)]).toEqual([409, expect.stringContaining('role="alert"')]);
    await db
      .update(teamSheets)
      .set({ withdrawnAt: new Date(), withdrawnBy: 'staff' })
      .where(eq(teamSheets.id, staff.id));
    const page = await mainOf(await get(`/teams/${staff.id}/withdraw`, staff.cookie));
    expect(page).toContain('このチームは運営が取り下げました');
    expect(page).not.toContain('<button');
  });

  it('twice at once: one act in the history', async () => {
    const own = await submit(await openTournament());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(`/teams/${own.id}/withdraw`, { action: 'withdraw' }, own.cookie)),
    );
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(await db.$count(staffActions, eq(staffActions.teamSheetId, own.id))).toBe(1);
  });
});

describe('a player deletes a team', () => {
  const end = (id: string) =>
    db
      .update(tournaments)
      .set({
        ...{ submissionDeadlineAt: fromNow(-90 * minute), scheduledStartAt: fromNow(-60 * minute) },
        ...{ endsAt: fromNow(-minute), resultsPublishedAt: fromNow(-minute) },
      })
      .where(eq(tournaments.id, id));

  it('once its tournament is over; its result and what it counts for stay, of nobody', async () => {
    const tournamentId = await openTournament();
    const own = await submit(tournamentId);
    const other = await submit(tournamentId);
    const readingId = newId();
    const sampleId = sampleIdOf(env.SESSION_SECRET, readingId);
    for (const key of [`readings/${readingId}`, `samples/${sampleId}`]) await env.IMAGES.put(key, 'image');
    const image = { imageKey: `readings/${readingId}`, imageType: 'image/jpeg' };
    await db.insert(readings).values({
      ...{ ...image, id: readingId, imageBytes: 5, state: 'done', result: akariReading },
      ...{ queuedAt: new Date(), talliedAt: new Date() },
    });
    await db.insert(readingSamples).values({
      ...{ id: sampleId, imageKey: `samples/${sampleId}`, imageType: 'image/jpeg', game: 'sv' },
      ...{ result: akariReading, members: [], keptAt: new Date() },
    });
    // Another sheet shows the same image of the console: it stays there.
    await db.update(teamSheets).set({ readingId, isPublic: true }).where(eq(teamSheets.id, own.id));
    await db.insert(standings).values({ teamSheetId: own.id, wins: 6, losses: 1, rank: 1 });

    const page = `/teams/${own.id}/delete`;
    expect(await mainOf(await get(page, own.cookie))).toContain('大会が終わってからです');
    await end(tournamentId);
    await sweep();
    const counts = async () =>
      (await db.select().from(tournamentUsage).where(eq(tournamentUsage.tournamentId, tournamentId)))[0]
        ?.counts;
    const species = (of: Awaited<ReturnType<typeof counts>>) => of?.filter(([, kind]) => kind === 'species');
    const before = await counts();
    expect(species(before)?.length).toBe(6);

    const asked = await mainOf(await get(`/en${page}`, own.cookie));
    expect(asked).toContain('Delete your team');
    expect(asked).toMatch(/name="sure"[^>]*value="yes"/);
    const done = await send(page, { sure: 'yes' }, own.cookie);
    expect([done.status, locationOf(done)]).toEqual([302, `/tournaments/${tournamentId}`]);
    const left = await stored(own.id);
    expect(left).toMatchObject({
      displayName: '—',
      discordId: '',
      tonamelId: '',
      twitterId: null,
      isPublic: false,
    });
    expect(left.members.every((member) => Object.keys(member).join() === 'species')).toBe(true);
    expect(await db.select().from(teamRevisions).where(eq(teamRevisions.teamSheetId, own.id))).toEqual([]);
    expect(await db.select().from(readings).where(eq(readings.id, readingId))).toEqual([]);
    for (const prefix of [`readings/${readingId}`, `samples/${sampleId}`])
      expect((await env.IMAGES.list({ prefix })).objects).toEqual([]);

    const shown = textOf(await visitor.html(`/tournaments/${tournamentId}`));
    expect(shown).toContain('優勝 匿名プレイヤー 6勝1敗');
    expect(textOf(await visitor.html(`/en/tournaments/${tournamentId}`))).toContain('Anonymous player');
    await sweep();
    expect(species(await counts())).toEqual(species(before));
    // Nobody reads it, nobody takes it back, and the desk says why.
    for (const path of ['', '/image', '/qr', '/edit', '/withdraw', '/delete'])
      expect([path, (await get(`/teams/${own.id}${path}`, own.cookie)).status >= 403]).toEqual([path, true]);
    const desk = textOf(await admin.html(deskOf(own)));
    expect(desk).toContain('プレイヤーがこのチームかアカウントを削除しました');
    expect(desk).toContain('Tonamel ID 削除済み');
    expect(await admin.html(`${deskOf(own)}/withdraw`)).toContain('匿名プレイヤー');
    expect((await stored(other.id)).displayName).toBe('ハルカ𩸽');
  });

  it('by a claim made before, nobody gets it back', async () => {
    const tournamentId = await openTournament();
    const own = await submit(tournamentId);
    const claimed = await send(`/teams/${own.id}/claim`, {}, own.cookie);
    const back = new URL(locationOf(claimed) ?? '', 'https://x').searchParams.get('redirectTo') ?? '';
    await end(tournamentId);
    expect((await send(`/teams/${own.id}/delete`, { sure: 'yes' }, own.cookie)).status).toBe(302);
    const { jar } = await makeUser();
    expect((await visit(jar, back)).status).toBe(404);
    expect((await stored(own.id)).ownerId).toBeNull();
  });

  it('and their post of it stays, with nobody to vouch for it', async () => {
    const tournamentId = await openTournament();
    const { jar } = await makeUser();
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const own = await submit(tournamentId, cookie);
    await db.insert(standings).values({ teamSheetId: own.id, wins: 6, losses: 1, rank: 1 });
    await end(tournamentId);
    const [version] = await db.select().from(postVersions).limit(1);
    const post = { postId: version?.postId ?? '', version: 99 };
    await db
      .insert(postVersions)
      .values({ ...(version as NonNullable<typeof version>), ...post, teamSheetId: own.id });
    expect(await mainOf(await visit(jar, '/mypage'))).toContain(`/teams/${own.id}/delete`);
    const done = await send(`/teams/${own.id}/delete`, { sure: 'yes' }, cookie);
    expect(locationOf(done)).toBe('/mypage');
    const [left] = await db.select().from(postVersions).where(eq(postVersions.version, 99));
    expect(left).toMatchObject({ teamSheetId: null, title: version?.title });
    expect((await visitor.get(`/post/${post.postId}`)).status).toBe(200);
    for (const page of ['/mypage', '/history'])
      expect(await mainOf(await visit(jar, page))).not.toContain(own.id);
  });
});
