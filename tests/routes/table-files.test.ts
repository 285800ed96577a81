import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { readEntrants } from '~/entrants/pasted/read-entrants';
import { readStandings } from '~/results/pasting/read-standings';
import { sweepUsage } from '~/usage/count-usage.server';
import { tomBeforeItIsOver } from '../results/pasting/layouts';
import { ids } from '../world';
import { db } from './account';
import { person, visitor } from './person';

type Someone = Awaited<ReturnType<typeof person>>;
let admin: Someone;
let moderator: Someone;

beforeAll(async () => {
  admin = await person('host-admin@example.com');
  moderator = await person('moderator@example.com');
});

const group = `/admin/${ids.group}`;
const ended = `${group}/tournaments/${ids.ended}`;
const running = `${group}/tournaments/${ids.running}`;

/** The rows of both files of a table, after a look at what they are. */
async function tableAt(someone: Pick<Someone, 'get'>, path: string) {
  const [csv, tsv] = await Promise.all([someone.get(`${path}.csv`), someone.get(`${path}.tsv`)]);
  expect([csv.status, tsv.status]).toEqual([200, 200]);
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(tsv.headers.get('Content-Type')).toBe('text/tab-separated-values; charset=utf-8');
  expect(tsv.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[a-z-]+\.tsv"/);
  const bytes = new Uint8Array(await csv.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rowsOf = (text: string, delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, newline: '\r\n', skipEmptyLines: true }).data;
  const rows = rowsOf(new TextDecoder().decode(bytes), ',');
  expect(rowsOf(await tsv.text(), '\t')).toEqual(rows);
  return rows;
}

describe('every table can be taken away', () => {
  it('entrants, and who is missing, which are read back unchanged', async () => {
    const path = `${running}/entrants`;
    const rows = await tableAt(moderator, `/en${path}`);
    expect(rows[0]).toEqual([
      ...['Name', 'Pronunciation', 'Tonamel ID', 'Discord ID', 'X ID', 'Seed', 'Table'],
      ...['Status', 'Checked in (UTC)'],
    ]);
    const text = await (await moderator.get(`${path}.csv`)).text();
    const read = readEntrants(text);
    expect([read.fault, read.problems, read.rows.length]).toEqual([undefined, [], rows.length - 1]);
    const missing = await tableAt(moderator, `/en${path}/missing`);
    expect(missing.length).toBeLessThan(rows.length);
  });

  it('teams and results', async () => {
    expect(await tableAt(moderator, `${ended}/teams`)).toHaveLength(9);
    const rows = await tableAt(moderator, `${ended}/result`);
    const file = await (await moderator.get(`${ended}/result.tsv`)).text();
    const teams = rows
      .slice(1)
      .map(([, displayName = '', tonamelId = '']) => ({ id: tonamelId, displayName, tonamelId }));
    expect(readStandings(file, teams)).toMatchObject({ ready: true, faults: [], problems: [] });
  });

  it('what judges checked and noted', async () => {
    const [head] = await tableAt(moderator, `/en${running}/checks`);
    expect(head).toEqual([
      ...['Time (UTC)', 'What', 'Player', 'Tonamel ID', 'Note', 'Version', 'Written by', 'Retracted'],
    ]);
  });

  it('the staff log, by admins', async () => {
    await moderator.get(`${ended}/teams.csv`);
    await expect
      .poll(async () => (await tableAt(admin, `/en${group}/log`)).flat())
      .toContain('Exported teams');
    expect((await moderator.get(`${group}/log.csv`)).headers.get('Location')).toBe('/error/403');
  });

  it('members, by staff alone', async () => {
    const rows = await tableAt(moderator, `/en${group}/members`);
    expect(rows[0]).toEqual(['Name', 'Role', 'Tonamel ID']);
    const page = await (await moderator.get(`/en${group}/members`)).text();
    expect(rows.length).toBeGreaterThan(2);
    for (const [name = ''] of rows.slice(1)) expect(page).toContain(name);
    expect(page).toContain(`href="/en${group}/members.csv"`);
    expect((await visitor.get(`${group}/members.csv`)).headers.get('Location')).toMatch(/auth\?redirectTo=/);
    const harbor = await person('harbor-admin@example.com');
    expect((await harbor.get(`${group}/members.csv`)).status).toBe(404);
  });

  it('regulations, and which Pokémon and items one knows', async () => {
    const all = await tableAt(visitor, '/en/regulations');
    expect(all[0]).toEqual(['Game', 'Key', 'Name', 'Start (UTC)', 'End (UTC)', 'Pokémon', 'Items']);
    expect(all.map(([, key]) => key)).toEqual(expect.arrayContaining(['champions-m-c', 'sv-i']));
    const lists = await tableAt(visitor, '/regulations/champions-m-c/lists');
    const asked = await visitor.get('/api/v1/regulations/champions-m-c');
    const told = (await asked.json()) as Record<'species' | 'items', { name: { ja: string; en: string } }[]>;
    const namesOf = (list: string) =>
      lists.flatMap(([of, , ja, en]) => (of === list ? [`${ja} ${en}`] : [])).sort();
    for (const [list, of] of [
      ['ポケモン', 'species'],
      ['持ち物', 'items'],
    ] as const)
      expect(namesOf(list)).toEqual(told[of].map(({ name }) => `${name.ja} ${name.en}`).sort());
    expect((await visitor.get('/regulations/nothing/lists.csv')).status).toBe(404);
  });

  it('what is told of one species', async () => {
    await sweepUsage(db, new Date());
    const rows = await tableAt(visitor, '/en/stats/sv-i/garchomp/usage');
    const field = await tableAt(visitor, '/en/stats/sv-i/usage');
    expect(rows.length).toBeGreaterThan(3);
    expect(rows[0]).toEqual(field[0]);
    const own = (of: string[][]) =>
      of.filter(([about, species]) => about === 'teams' && species === 'garchomp');
    expect(own(rows)).toEqual(own(field));
    expect(own(rows)).toHaveLength(1);
    // Of each detail it tells more than the list of all does, of others nothing but with whom.
    expect(new Set(rows.slice(1).map(([, species]) => species))).toEqual(new Set(['garchomp']));
    expect((await tableAt(visitor, '/stats/sv-i/pikachu/usage')).length).toBe(1);
    expect((await visitor.get('/stats/sv-i/nosuchthing/usage.csv')).status).toBe(404);
    expect((await visitor.get('/stats/nothing/garchomp/usage.csv')).status).toBe(404);
    expect(await (await visitor.get('/stats/sv-i/garchomp')).text()).toContain(
      '/stats/sv-i/garchomp/usage.csv',
    );
  });

  it('by everybody: standings without IDs as soon as they are public, and statistics', async () => {
    const rows = await tableAt(visitor, `/en/tournaments/${ids.ended}/standings`);
    expect(rows[0]).toEqual(['Place', 'Player', 'Wins', 'Losses', 'Ties', 'Dropped', 'Disqualified']);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.flat()).not.toContain('Hrk4Tm');
    expect((await visitor.get(`/tournaments/${ids.running}/standings.csv`)).status).toBe(404);
    await tableAt(visitor, `/tournaments/${ids.ended}/stats`);
    expect((await tableAt(visitor, '/en/stats/sv-i/usage'))[0]).toContain('Pokémon');
    expect((await visitor.get('/stats/nothing/usage.csv')).status).toBe(404);
  });
});

describe('a list of entrants that is given as a file', () => {
  const look = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData();
    form.set('intent', 'look');
    form.set('file', new File([bytes], name));
    const answer = await moderator.post(`/en${running}/entrants/paste`, form);
    return { status: answer.status, html: await answer.text() };
  };
  const utf16 = (text: string) =>
    Uint8Array.from(
      [...`\ufeff${text}`].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    );

  it('may be what Excel calls Unicode text', async () => {
    const { status, html } = await look(
      utf16('名前\tTonamel ID\r\nハルカ\tHrk4Tm\r\nマコト\tMkt1Zz\r\n'),
      'list.txt',
    );
    expect(status).toBe(200);
    expect(html).toContain('マコト');
  });

  it('may be one of TOM, whose dates of birth do not come back', async () => {
    const { status, html } = await look(new TextEncoder().encode(tomBeforeItIsOver), 'Test_26-03-020202.tdf');
    expect(status).toBe(200);
    expect(html).toContain('Califfo Rossi');
    expect(html).not.toContain('02/27');
  });

  it('is refused with the line where TOM never wrote it', async () => {
    const { status, html } = await look(
      new TextEncoder().encode(tomBeforeItIsOver.replace('<players>', '<!DOCTYPE x>')),
      'x.tdf',
    );
    expect(status).toBe(422);
    expect(html).toMatch(/read this \.tdf \(line \d+\)/);
  });
});

describe('who takes part, for other programs', () => {
  it('is a file of TOM without dates of birth', async () => {
    const text = await (await moderator.get(`${running}/entrants/players.tdf`)).text();
    expect(text).not.toMatch(/birth/i);
    const { rows, fault } = readEntrants(text);
    expect(fault).toBe(undefined);
    expect(rows.length).toBeGreaterThan(3);
  });

  it('is a list of players for TournamentStreamHelper, without its mark for spreadsheets', async () => {
    const answer = await moderator.get(`${running}/entrants/local_players.csv`);
    expect(answer.headers.get('Content-Disposition')).toContain('filename="local_players.csv"');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    expect(text.slice(0, 16)).toBe('prefix,gamerTag,');
    expect(text).not.toMatch(/Hrk4Tm/);
  });
});
