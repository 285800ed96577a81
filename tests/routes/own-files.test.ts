import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tournaments } from '~/db/schema';
import { readPastedTeam } from '~/pastes/paste';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { ids } from '../world';
import { person } from './person';
import { db, fromNow, minute, openTournament, stored, submit } from './sheet-writes';
import { site } from './team-form';

const team = await submit(await openTournament({ name: '月光杯; 秋, "夜"', sheetKind: 'ots' }));
const get = (path: string, cookie = team.cookie) =>
  SELF.fetch(site + path, { headers: { Cookie: cookie }, redirect: 'manual' });
const file = (name: string, cookie = team.cookie) => get(`/teams/${team.id}/files/${name}`, cookie);

describe('a player’s own files', () => {
  it.each(['showdown.txt', 'pokesol.txt'])('%s is read back as the same six', async (name) => {
    const answer = await file(name);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const { members, problems } = readPastedTeam(await answer.text(), 'sv');
    expect(problems).toEqual([]);
    const { members: own } = await stored(team.id);
    expect(members.map(({ species, item, moves }) => ({ species, item, moves }))).toEqual(
      own.map(({ species, item, moves }) => ({ species, item, moves })),
    );
  });

  it('are JSON without anybody’s IDs, and an event of one line a fact', async () => {
    const json = await (await file('team.json')).text();
    expect(JSON.parse(json).team.members).toEqual((await stored(team.id)).members);
    expect(json).not.toMatch(/haruka_vgc|editKey|discord/i);
    const event = await file('event.ics');
    expect(event.headers.get('Content-Type')).toMatch(/^text\/calendar/);
    const calendar = await event.text();
    expect(calendar).toContain('SUMMARY:月光杯\\; 秋\\, "夜"\r\n');
    expect(calendar).toContain('SUMMARY:月光杯\\; 秋\\, "夜"の提出締切\r\n');
    expect(new Set(calendar.match(/^UID:.*$/gm))).toHaveLength(2);
  });

  it('can be printed: the six and the QR, and nobody else’s', async () => {
    const { members } = await stored(team.id);
    const html = await (await get(`/en/teams/${team.id}/print`)).text();
    for (const { species } of members) expect(html).toContain(nameOf(speciesNames, species, 'en'));
    expect(html).toContain('class="qr"');
    expect((await get(`/teams/${team.id}/print`, 'a=b')).status).toBe(403);
  });

  it('are nobody else’s, and only these', async () => {
    for (const name of ['showdown.txt', 'pokesol.txt', 'team.json', 'event.ics', 'card.svg'])
      expect((await file(name, 'a=b')).status).toBe(403);
    for (const name of ['secret', 'constructor', '__proto__']) expect((await file(name)).status).toBe(404);
    expect((await get(`/teams/${ids.open}/files/team.json`)).status).toBe(404);
  });

  it('are a picture of the card, which says when the sheet opens until it does', async () => {
    const begin = (scheduledStartAt: Date) =>
      db.update(tournaments).set({ scheduledStartAt }).where(eq(tournaments.id, team.tournamentId));
    const opens = /<b>(?:Visible to opponents from )?<time[^>]*>\d\d:\d\d<\/time>/;
    for (const [prefix, words] of [
      ['', /\d\d:\d\dから相手に見えます/],
      ['/en', /Visible to opponents from \d\d:\d\d/],
    ] as const) {
      await begin(fromNow(60 * minute));
      const answer = await get(`${prefix}/teams/${team.id}/files/card.svg`);
      expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; .*\.svg$/);
      expect(await answer.text()).toMatch(words);
      const shown = async () =>
        (await (await get(`${prefix}/teams/${team.id}/success/ots`)).text()).replaceAll('<!-- -->', '');
      expect(await shown()).toMatch(opens);
      await begin(fromNow(-minute));
      expect(await (await get(`${prefix}/teams/${team.id}/files/card.svg`)).text()).not.toMatch(words);
      expect(await shown()).not.toMatch(opens);
    }
  });

  it('have their links on the team’s own page and on my page, for nobody else', async () => {
    const names = ['card.svg', 'event.ics', 'showdown.txt', 'pokesol.txt', 'team.json'];
    const links = (prefix: string, id: string) => [
      ...names.map((name) => `href="${prefix}/teams/${id}/files/${name}"`),
      `href="${prefix}/teams/${id}/print"`,
    ];
    const staff = await person('host-admin@example.com');
    for (const prefix of ['', '/en']) {
      const own = await (await get(`${prefix}/teams/${team.id}`)).text();
      for (const link of links(prefix, team.id)) expect(own).toContain(link);
      for (const cookie of ['a=b', staff.headers.Cookie]) {
        const answer = await get(`${prefix}/teams/${team.id}`, cookie);
        expect([answer.status, (await answer.text()).includes('/files/')]).toEqual([200, false]);
      }
      const haruka = await person('haruka@example.com');
      const page = await haruka.html(`${prefix}/mypage`);
      for (const link of links(prefix, ids.haruka)) expect(page).toContain(link);
      expect(page).not.toContain(`/teams/${team.id}/files/`);
    }
  });

  it('stand on the success page in both languages, with the six', async () => {
    for (const [prefix, word] of [
      ['', 'カレンダーに追加'],
      ['/en', 'Add to calendar'],
    ]) {
      const html = await (await get(`${prefix}/teams/${team.id}/success/ots`)).text();
      expect(html).toContain(word);
      expect(html).toContain(`${prefix}/teams/${team.id}/files/showdown.txt`);
      expect(html.match(/class="own-card".*?<\/ol>/s)?.[0].match(/<li>/g)).toHaveLength(6);
    }
  });
});
