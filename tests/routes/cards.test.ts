import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { standings, teamSheets, tournaments } from '~/db/schema';
import { imageShape } from '~/images/image-format';
import { ids, worldId } from '../world';
import { person, site, visitor } from './person';

const db = openDatabase(env.DB);
const player = await person('haruka@example.com');
const winner = worldId('harukaended');
const tournamentCard = (id: string) => `/tournaments/${id}/card`;
const winnerCard = `/tournaments/${ids.ended}/winner/card`;
const teamCard = (id: string) => `/teams/${id}/card`;

const drawn = async (path: string, who = visitor) => {
  const answer = await who.get(path);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, bytes, shape: answer.ok ? imageShape(bytes) : undefined };
};
const statusOf = async (path: string) => (await visitor.get(path)).status;
const tag = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
const setTeam = (values: Partial<typeof teamSheets.$inferInsert>) =>
  db.update(teamSheets).set(values).where(eq(teamSheets.id, winner));
const setTournament = (values: Partial<typeof tournaments.$inferInsert>) =>
  db.update(tournaments).set(values).where(eq(tournaments.id, ids.ended));

const whole = { type: 'image/png', width: 1200, height: 630 };

beforeEach(async () => {
  await setTeam({ isPublic: true, withdrawnAt: null });
  await setTournament({ archivedAt: null, resultsPublishedAt: new Date(Date.now() - 60_000) });
});

describe('cards of links', () => {
  it.each([tournamentCard(ids.open), tournamentCard(ids.ended), winnerCard, teamCard(winner)])(
    'are drawn in the language of the link, below 120 KB, and sent once: %s',
    async (path) => {
      const [ja, en] = [await drawn(`/ja${path}`), await drawn(`/en${path}`)];
      expect([ja.shape, en.shape]).toEqual([whole, whole]);
      expect(ja.bytes).not.toEqual(en.bytes);
      expect(Math.max(ja.bytes.length, en.bytes.length)).toBeLessThan(120_000);
      const { headers } = await visitor.get(path);
      const again = await SELF.fetch(site + path, {
        headers: { 'If-None-Match': headers.get('ETag') ?? '' },
      });
      expect(again.status).toBe(304);
    },
  );

  it('are not there for what is not there', async () => {
    for (const id of [worldId('nothing'), 'x', '%F0%9F%98%80'])
      for (const path of [tournamentCard(id), `/tournaments/${id}/winner/card`, teamCard(id)])
        expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  it('are gone with a tournament that is taken down', async () => {
    await setTournament({ archivedAt: new Date(0) });
    expect(await statusOf(tournamentCard(ids.ended))).toBe(404);
    expect(await statusOf(winnerCard)).toBe(404);
  });
});

describe('the winner’s card', () => {
  it('has the six of a public team alone, also for its player', async () => {
    const open = await drawn(winnerCard);
    await setTeam({ isPublic: false });
    const closed = await drawn(winnerCard);
    expect(closed.bytes).not.toEqual(open.bytes);
    expect((await drawn(winnerCard, player)).bytes).toEqual(closed.bytes);
    // The same picture whatever the six are: it tells nothing of them.
    const [row] = await db.select().from(teamSheets).where(eq(teamSheets.id, winner));
    await setTeam({ members: [...(row?.members ?? [])].reverse() });
    expect((await drawn(winnerCard)).bytes).toEqual(closed.bytes);
    await setTeam({ members: row?.members });
  });

  it('waits for public results, and is offered with them', async () => {
    const page = `/en/tournaments/${ids.ended}`;
    expect(await visitor.html(page)).toContain(`src="/en${winnerCard}"`);
    await setTournament({ resultsPublishedAt: null });
    expect(await statusOf(winnerCard)).toBe(404);
    expect(await visitor.html(page)).not.toContain('winner/card');
    expect(await statusOf(winnerCard.replace(ids.ended, ids.running))).toBe(404);
  });

  it('is not there for two who share the first place', async () => {
    const [second] = await db.select().from(standings).where(eq(standings.rank, 2));
    const move = (rank: number) =>
      db
        .update(standings)
        .set({ rank })
        .where(eq(standings.teamSheetId, second?.teamSheetId ?? ''));
    await move(1);
    expect(await statusOf(winnerCard)).toBe(404);
    await move(2);
  });
});

describe('the card of a team', () => {
  it('is of a public team, and its page names it', async () => {
    const html = await visitor.html(`/en/teams/${winner}`);
    expect(tag(html, 'og:image')).toBe(`https://sixsheet.test/en${teamCard(winner)}`);
    expect(tag(html, 'og:image:width')).toBe('1200');
  });

  it('is gone once the team is private or withdrawn', async () => {
    await setTeam({ isPublic: false });
    expect(await statusOf(teamCard(winner))).toBe(404);
    await setTeam({ isPublic: true, withdrawnAt: new Date() });
    expect(await statusOf(teamCard(winner))).toBe(404);
  });

  it('tells nothing of a team before the start, whoever asks', async () => {
    const id = worldId('harukaopen');
    const before = await drawn(teamCard(id));
    expect(before.shape).toEqual(whole);
    expect((await drawn(teamCard(id), player)).bytes).toEqual(before.bytes);
    const [row] = await db.select().from(teamSheets).where(eq(teamSheets.id, id));
    await db
      .update(teamSheets)
      .set({ displayName: 'Somebody', members: [...(row?.members ?? [])].reverse() })
      .where(eq(teamSheets.id, id));
    expect((await drawn(teamCard(id))).bytes).toEqual(before.bytes);
    const closed = await (await visitor.get(`/en/teams/${id}`)).text();
    expect(tag(closed, 'og:description')).toMatch(/^Visible from /);
    expect(closed).not.toContain('Somebody');
  });

  it('is not there while opponents scan its page, which has no tags', async () => {
    const id = (await db.select().from(teamSheets).where(eq(teamSheets.tournamentId, ids.running)))[0]?.id;
    const answer = await visitor.get(`/teams/${id}`);
    expect([answer.status, (await answer.text()).includes('og:')]).toEqual([200, false]);
    expect(await statusOf(teamCard(id ?? ''))).toBe(404);
  });
});
