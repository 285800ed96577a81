import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { teamSheets, tournaments } from '~/db/schema';
import { person } from './person';
import { db, fromNow, minute, openTournament, send, submit } from './sheet-writes';
import { goodFields, site } from './team-form';

const hour = 60 * minute;
const page = async (path: string, cookie = '') =>
  (await SELF.fetch(site + path, { headers: { Cookie: cookie } })).text();
const cardsIn = (html: string) => html.match(/class="own-card"/g)?.length ?? 0;

describe('the last look', () => {
  it('has the types of all six, drawn and said', async () => {
    const id = await openTournament();
    const html = await (
      await send(`/en/team-submit/ots/${id}`, { ...goodFields(), intent: 'review' })
    ).text();
    const tiles = [...html.matchAll(/class="diagonal-tile" role="img" aria-label="([^"]+)"/g)];
    expect(tiles).toHaveLength(6);
    for (const [, label = ''] of tiles) expect(label).toMatch(/^[A-Z][a-z]+( \/ [A-Z][a-z]+)?$/);
  });
});

describe('on the day of a tournament', () => {
  it('a player’s card is first on the home page, and nobody else’s', async () => {
    const team = await submit(await openTournament());
    const begin = (scheduledStartAt: Date, endsAt: Date) =>
      db.update(tournaments).set({ scheduledStartAt, endsAt }).where(eq(tournaments.id, team.tournamentId));
    await begin(fromNow(-hour), fromNow(hour));
    for (const prefix of ['', '/en']) {
      const html = await page(`${prefix}/`, team.cookie);
      expect(cardsIn(html)).toBe(1);
      expect(html.indexOf('own-card')).toBeLessThan(html.indexOf('class="hero"'));
      expect(html).toContain(`${prefix}/teams/${team.id}/qr`);
    }
    expect(cardsIn(await page('/'))).toBe(0);
    const forged = (await submit(await openTournament())).cookie;
    expect(cardsIn(await page('/', forged))).toBe(0);

    await begin(fromNow(48 * hour), fromNow(52 * hour));
    expect(cardsIn(await page('/', team.cookie))).toBe(0);
    await begin(fromNow(-5 * hour), fromNow(-hour));
    expect(cardsIn(await page('/', team.cookie))).toBe(0);
  });

  it('it is first on my page, and what comes next stands before what is over', async () => {
    const haruka = await person('haruka@example.com');
    const team = await submit(await openTournament(), haruka.headers.Cookie);
    const { tournamentId } = team;
    await db
      .update(tournaments)
      .set({ scheduledStartAt: fromNow(-hour), endsAt: fromNow(hour) })
      .where(eq(tournaments.id, tournamentId));
    const html = await haruka.html('/mypage');
    expect(cardsIn(html)).toBeGreaterThan(0);
    expect(html.indexOf('own-card')).toBeLessThan(html.indexOf('teams-title'));
    const listed = [...html.matchAll(/id="team-(\w+)"/g)].map(([, id]) => id);
    expect(listed).toContain(team.id);
    const ends = await db
      .select({ id: teamSheets.id, endsAt: tournaments.endsAt })
      .from(teamSheets)
      .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId));
    const areOver = listed.map((id) => (ends.find((row) => row.id === id)?.endsAt ?? 0) < new Date());
    expect(areOver).toEqual(areOver.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(areOver)).toHaveLength(2);
  });
});
