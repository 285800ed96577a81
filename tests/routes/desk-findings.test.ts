import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { teamSheets, tournaments } from '~/db/schema';
import type { TeamMember } from '~/pokedex/member';
import { teamOf } from '../team-of';
import { ids, teamSheet, tournament, worldId } from '../world';
import { endedTeams } from '../world-teams';
import { person } from './person';

const db = openDatabase(env.DB);
const ruled = worldId('ruled');
const unknown = worldId('unknownrules');
const deskOf = (id: string) => `/admin/${ids.group}/tournaments/${id}/teams`;
const teams = deskOf(ruled);

const right = [...(endedTeams[0]?.members ?? [])];
// Regulation I allows two restricted Pokémon: Calyrex and Miraidon are there already.
const threeRestricted = right.with(
  3,
  teamOf(
    'koraidon orichalcumpulse lifeorb fire collisioncourse flareblitz uturn dracometeor',
  )[0] as TeamMember,
);
const impossibleMove = right.with(2, {
  ...(right[2] as TeamMember),
  moves: ['fakeout', 'spore', 'knockoff', 'partingshot'],
});
const freeNames: TeamMember[] = [
  { species: 'ソラノオウ<b>', ability: '__proto__', item: 'Constructor', moves: ['トビタツ', 'とぶ'] },
  ...['Toad', 'とぶ, もの', 'hasOwnProperty', '__proto__'].map((species) => ({ species })),
  { species: 'garchomp', ability: 'ソラノイゲン', item: 'ソラノタマ', moves: ['トビタツ'] },
];
const sheets = { right, threeRestricted, impossibleMove, freeNames };
type Sheet = keyof typeof sheets;
const teamId = (name: Sheet, of = 'r') => worldId(`${of}${name.toLowerCase()}`);

let moderator: Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  const now = Date.now();
  const [first, ...rest] = [
    { id: ruled, name: '確認杯' },
    { id: unknown, name: '未知杯', regulation: 'sv-unheard-of' },
  ].map((row) => db.insert(tournaments).values(tournament(row, now)));
  const rows = Object.entries(sheets).flatMap(([name, members]) =>
    [ruled, unknown].map((tournamentId) =>
      teamSheet(
        {
          id: teamId(name as Sheet, tournamentId === ruled ? 'r' : 'u'),
          tournamentId,
          displayName: name,
          tonamelId: name,
          discordId: name,
          members,
        },
        now,
      ),
    ),
  );
  if (first) await db.batch([first, ...rest, ...rows.map((row) => db.insert(teamSheets).values(row))]);
  moderator = await person('moderator@example.com');
});

const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const namesIn = (html: string) =>
  [...html.matchAll(/<li [^>]*class="row-link team-row[^>]*>.*?<a [^>]*>(\w+)<\/a>/gs)]
    .map(([, name]) => name)
    .sort();

describe('the list of teams', () => {
  it.each([
    ['', '要確認（ルール） 2', '要確認（ルール）：1'],
    ['/en', 'Needs a look 2', 'Needs a look: 1'],
  ])('counts and finds those that the rules do not allow (%s)', async (prefix, count, badge) => {
    const all = await moderator.html(prefix + teams);
    expect(namesIn(all)).toHaveLength(4);
    expect(textOf(all)).toContain(count);
    const found = await moderator.html(`${prefix}${teams}?show=needsLook`);
    expect(namesIn(found)).toEqual(['impossibleMove', 'threeRestricted']);
    expect(textOf(found).split(badge)).toHaveLength(3);
  });

  it('goes by the rules of now', async () => {
    const ban = (items: string[]) =>
      db
        .update(tournaments)
        .set({ houseRules: items.length > 0 ? { ban: { items } } : null })
        .where(eq(tournaments.id, ruled));
    await ban(['clearamulet']);
    expect(namesIn(await moderator.html(`${teams}?show=needsLook`))).toContain('right');
    await ban([]);
    expect(namesIn(await moderator.html(`${teams}?show=needsLook`))).not.toContain('right');
  });
});

describe('the judge’s view', () => {
  it.each([
    ['', '要確認（ルール）：1', 'ガオガエン · 3匹目 技2', 'ガオガエンは「キノコのほうし」を覚えません。'],
    ['/en', 'Needs a look: 1', 'Incineroar · Pokémon 3 Move 2', 'Incineroar can’t learn Spore.'],
  ])('says what is found and where, and marks it there (%s)', async (prefix, title, place, said) => {
    const html = await moderator.html(`${prefix}${teams}/${teamId('impossibleMove')}`);
    const text = textOf(html);
    expect(text).toContain(title);
    expect(text).toContain(place);
    expect(text).toContain(said);
    expect(html).toContain('href="#members-2-moves-1"');
    expect(html.match(/id="members-2-moves-1"/g)).toHaveLength(1);
  });

  it('marks the Pokémon that is one too many', async () => {
    const html = await moderator.html(`${teams}/${teamId('threeRestricted')}`);
    expect(textOf(html)).toContain('禁止級のポケモンは2匹までです。');
    expect(html).toContain('id="members-3-species"');
  });

  it.each(['right', 'freeNames'] as const)('has nothing to say of %s', async (name) => {
    expect(await moderator.html(`${teams}/${teamId(name)}`)).not.toContain('desk-findings');
  });
});

describe('what staff take along', () => {
  it.each([
    ['', '3匹目 技2：ガオガエンは「キノコのほうし」を覚えません。技を確認してください。'],
    ['/en', 'Pokémon 3 Move 2: Incineroar can’t learn Spore. Check the move.'],
  ])('says it in the spreadsheet and on paper (%s)', async (prefix, line) => {
    const rows = (await moderator.html(`${prefix}${teams}.csv`)).trim().split('\r\n');
    expect(rows[0]).toMatch(prefix ? /,Needs a look,Team code,/ : /,要確認（ルール）,チームコード,/);
    const ending = (name: Sheet) => rows.find((row) => row.includes(`${name},${name},`))?.endsWith(',,,,,');
    expect(rows.find((row) => row.includes('impossibleMove'))).toContain(line);
    expect([ending('right'), ending('freeNames'), ending('threeRestricted')]).toEqual([true, true, false]);
    const paper = await moderator.html(`${prefix}${teams}/print`);
    expect(paper.match(/class="findings"/g)).toHaveLength(2);
    expect(textOf(paper)).toContain(line);
    expect(textOf(await moderator.html(`${prefix}${teams}/slips`))).not.toContain(line);
  });

  it('names it for programs', async () => {
    const file = JSON.parse(await moderator.html(`${teams}.json`)) as {
      teams: { displayName: Sheet; findings: object[] }[];
    };
    const found = Object.fromEntries(file.teams.map(({ displayName, findings }) => [displayName, findings]));
    expect(found).toEqual({
      right: [],
      freeNames: [],
      impossibleMove: [
        {
          slot: 2,
          field: 'moves[1]',
          kind: 'moveImpossible',
          certainty: 'certain',
          about: { species: 'incineroar', move: 'spore' },
        },
      ],
      threeRestricted: [
        {
          slot: 3,
          field: 'species',
          kind: 'tooManyRestricted',
          certainty: 'certain',
          about: { species: 'koraidon', limit: 2 },
        },
      ],
    });
  });
});

it('says nothing of a regulation that we do not know, but what the game itself forbids', async () => {
  const desk = deskOf(unknown);
  expect(namesIn(await moderator.html(`${desk}?show=needsLook`))).toEqual(['impossibleMove']);
  const pages = [desk, `${desk}.csv`, `${desk}.json`, `${desk}/print`, `${desk}/slips`];
  const views = Object.keys(sheets).map((name) => `${desk}/${teamId(name as Sheet, 'u')}`);
  for (const path of [...pages, ...views])
    expect([(await moderator.get(path)).status, path]).toEqual([200, path]);
});

it('is for the staff of the group alone', async () => {
  const paths = ['?show=needsLook', `/${teamId('impossibleMove')}`, '.csv', '.json', '/print'];
  for (const email of ['harbor-admin@example.com', 'haruka@example.com']) {
    const other = await person(email);
    for (const path of paths) expect([(await other.get(teams + path)).status, path]).toEqual([404, path]);
  }
});
