import { beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../world';
import { locationOf, person, visitor } from './person';

const teams = `/admin/${ids.group}/tournaments/${ids.ended}/teams`;
let moderator: Awaited<ReturnType<typeof person>>;
let player: Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  moderator = await person('moderator@example.com');
  player = await person('haruka@example.com');
});

describe('exports', () => {
  it('give a spreadsheet of every team', async () => {
    const answer = await moderator.get(`${teams}.csv`);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="teams\.csv"/);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(9);
    expect(lines.find((line) => line.startsWith('ハルカ,Hrk4Tm'))).toMatch(/,6,1,0,1,/);
    expect(await moderator.html(`/en${teams}.csv`)).toContain('Garchomp');
  });

  it('give JSON of every team', async () => {
    const file = (await (await moderator.get(`${teams}.json`)).json()) as {
      tournament: { id: string };
      teams: Record<string, unknown>[];
    };
    expect(file.tournament.id).toBe(ids.ended);
    expect(file.teams).toHaveLength(8);
    expect(file.teams.find(({ displayName }) => displayName === 'ケンタ')).toMatchObject({
      standing: { wins: 4, losses: 2, rank: 3 },
    });
    expect(JSON.stringify(file)).not.toMatch(/editKey|submissionKey/);
  });

  it('give one team as Showdown reads it', async () => {
    const text = await (await moderator.get(`${teams}/${ids.kenta}/showdown`)).text();
    expect(text).toContain('Garchomp @ Life Orb');
    expect(text).toContain('Tera Type: Steel');
  });

  it('print a sheet and a QR for each team, and cards for the tables', async () => {
    const sheets = await moderator.html(`${teams}/print`);
    expect(sheets.match(/class="sheet"/g)).toHaveLength(8);
    expect(sheets.match(/class="qr"/g)).toHaveLength(8);
    expect(sheets).not.toContain('group-menu');
    expect(sheets).toContain(`/teams/${ids.kenta}</p>`);
    expect((await moderator.html(`${teams}/slips`)).match(/class="slip"/g)).toHaveLength(8);
    expect((await moderator.get(`${teams}/print?page=99`)).status).toBe(200);
  });

  it('are for the staff of the group alone', async () => {
    for (const path of ['.csv', '.json', '/print', '/slips', `/${ids.kenta}/showdown`]) {
      expect((await player.get(teams + path)).status).toBe(404);
      expect(locationOf(await visitor.get(teams + path))).toMatch(/^\/admin\/auth\?redirectTo=/);
    }
  });
});

describe('the image alone', () => {
  it('is for the staff of the group alone', async () => {
    const path = `/admin/team-image?team=${ids.akari}`;
    const html = await moderator.html(path);
    expect(html).toContain(`src="/teams/${ids.akari}/image"`);
    expect(html).not.toContain('<header');
    expect((await player.get(path)).status).toBe(404);
    expect((await moderator.get(`/admin/team-image?team=${ids.mirai}`)).status).toBe(404);
    expect((await moderator.get('/admin/team-image')).status).toBe(404);
    expect(locationOf(await visitor.get(path))).toBe(`/admin/auth?redirectTo=${encodeURIComponent(path)}`);
  });
});
