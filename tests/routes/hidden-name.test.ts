import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import { newId } from '~/db/ids';
import {
  outbox,
  reportCases,
  roomRemovals,
  standings,
  teamRevisions,
  teamSheets,
  tournaments,
} from '~/db/schema';
import { hashEditKey } from '~/sheets/edit-key.server';
import { hiddenName } from '~/text/nameless';
import { ids, tournament } from '../world';
import { teamSheet } from '../world-sheets';
import { access } from './access';
import { db, mailTo, makeUser, visit } from './account';
import { desk, admin as deskAdmin, sheet as deskForm, open as openDesk, press } from './broadcast-form';
import { person, site, visitor } from './person';

/** The name that is taken down, which is looked for wherever a name may come out. */
const name = 'zqbadname';
const reason = 'zqreason';
const hour = 3_600_000;
type Signed = Awaited<ReturnType<typeof person>>;
let siteAdmin: Signed;
let staff: Signed;
/** Of the same name: in a tournament that is on, one that is over, and one that is open. */
const sheets = { on: newId(), over: newId(), open: newId() };
const held = { on: newId(), over: newId(), open: newId() };
let player: Awaited<ReturnType<typeof makeUser>>;
const editKey = 'zqkey';

async function makeTournament(id: string, startsIn: number, endsIn: number) {
  const now = Date.now();
  const at = (hours: number) => new Date(now + hours * hour);
  await db.insert(tournaments).values(
    tournament(
      {
        ...{ id, name: `大会 ${id}`, submissionDeadlineAt: at(startsIn), scheduledStartAt: at(startsIn) },
        ...{ endsAt: at(endsIn), resultsPublishedAt: endsIn < 0 ? at(endsIn) : null },
      },
      now,
    ),
  );
}

const addSheet = (id: string, tournamentId: string, change: Partial<typeof teamSheets.$inferInsert> = {}) => {
  const row = teamSheet({ id, tournamentId, displayName: name, ...change }, Date.now());
  return db.batch([
    db.insert(teamSheets).values(row),
    db.insert(teamRevisions).values({
      ...{ teamSheetId: id, revision: 1, by: 'player' },
      snapshot: { ...row, twitterId: '' },
    }),
  ]);
};

beforeAll(async () => {
  siteAdmin = await person('site-admin@example.com');
  staff = await person('host-admin@example.com');
  player = await makeUser({ locale: 'en' });
  await makeTournament(held.on, -1, 5);
  await makeTournament(held.over, -9, -1);
  await makeTournament(held.open, 2, 9);
  await addSheet(sheets.on, held.on, { ownerId: player.id });
  await addSheet(sheets.over, held.over, { isPublic: true });
  await addSheet(sheets.open, held.open, { ownerId: null, editKeyHash: hashEditKey(editKey) });
  await db.insert(standings).values([
    { teamSheetId: sheets.over, wins: 9, losses: 0, rank: 1 },
    { teamSheetId: sheets.on, wins: 3, losses: 0, rank: 1 },
  ]);
});

let address = 0;
async function takeDownName(id: string, who: Record<string, string> = {}) {
  const answer = await SELF.fetch(`${site}/teams/${id}/report`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site, 'CF-Connecting-IP': `203.0.113.${++address}`, ...who },
    body: new URLSearchParams({ cause: 'insult' }),
  });
  expect(answer.status).toBe(302);
  const [one] = (await db.select().from(reportCases).where(eq(reportCases.teamSheetId, id))).filter(
    ({ decidedAt }) => !decidedAt,
  );
  const [sheet] = await db.select().from(teamSheets).where(eq(teamSheets.id, id));
  const decided = await siteAdmin.post('/admin/reports', {
    ...{ act: 'takeDown', caseId: one?.id ?? '', version: String(sheet?.revision), cause: 'insult', reason },
  });
  expect(decided.status).toBe(302);
  return one?.id ?? '';
}

const twinOf = (path: string) => {
  const url = new URL(path, site);
  url.pathname = url.pathname === '/' ? '/_root.data' : `${url.pathname}.data`;
  return url.pathname + url.search;
};
const text = async (path: string, headers: Record<string, string> = {}) =>
  (await SELF.fetch(site + path, { redirect: 'manual', headers })).text();

/** Everything that anybody may open: all routes, and those which show these three sheets. */
function outputs(spellings: readonly Spelling[]) {
  const pages = [
    ...Object.values(access).map(({ at }) => at),
    ...Object.values(held).flatMap((id) => [
      ...['', '/stats', '/report', '/thumbnail'].map((below) => `/tournaments/${id}${below}`),
      `/team-submit/ots/${id}`,
    ]),
    ...Object.values(sheets).flatMap((id) =>
      ['', '/qr', '/success/ots', '/edit', '/report', '/withdraw', '/delete', '/claim'].map(
        (below) => `/teams/${id}${below}`,
      ),
    ),
    '/stats/sv-i/garchomp',
    '/tournaments?show=past',
  ];
  const others = [
    ...Object.values(held).flatMap((id) =>
      ['rules.json', 'stats.json', 'stats.csv', 'stats/card'].map((below) => `/tournaments/${id}/${below}`),
    ),
    `/broadcast/groups/${ids.group}/scene.json`,
  ];
  return [...pages.flatMap((path) => spellings.map((spell) => spell(path))), ...others].filter(
    (path) => !/sign-out|outbox/.test(path),
  );
}
type Spelling = (path: string) => string;
const japanese: Spelling = (path) => path;
const english: Spelling = (path) => `/en${path}`;

/** The addresses of those outputs that hold the name. */
async function showing(spellings: readonly Spelling[], headers: Record<string, string> = {}) {
  const found: string[] = [];
  for (const path of outputs(spellings)) if ((await text(path, headers)).includes(name)) found.push(path);
  return found;
}

describe('a name that was taken down', () => {
  let caseId = '';

  it('is seen in many places before', async () => {
    await press(deskAdmin, 'take', await deskForm({ kind: 'standings', tournamentId: held.over }));
    await press(
      deskAdmin,
      'take',
      await deskForm({
        kind: 'match',
        tournamentId: held.on,
        player1: name,
        team1: sheets.on,
        player2: name,
        team2: '',
      }),
    );
    // One spelling is enough to prove that the name is shown before it is taken down.
    const found = await showing([japanese]);
    expect(found).toEqual(
      expect.arrayContaining([
        `/teams/${sheets.on}`,
        `/teams/${sheets.on}/qr`,
        `/teams/${sheets.over}`,
        `/tournaments/${held.over}`,
        `/broadcast/groups/${ids.group}/scene.json`,
      ]),
    );
    expect(found.length).toBeGreaterThan(10);
    for (const path of [
      `/en/teams/${sheets.on}`,
      `/teams/${sheets.on}/qr.data`,
      `/tournaments/${held.over}.data`,
    ])
      expect([path, (await text(path)).includes(name)]).toEqual([path, true]);
  });

  it('is in none of them any more, and something stands in its place in each language', async () => {
    for (const id of [sheets.on, sheets.over]) caseId = await takeDownName(id);
    await takeDownName(sheets.open, staff.headers);
    await vi.waitFor(async () => expect(await db.$count(roomRemovals)).toBe(0));
    expect(await showing([japanese, english, twinOf])).toEqual([]);
    expect(await text(`/teams/${sheets.on}`)).toContain('（名前を非表示）');
    expect(await text(`/en/teams/${sheets.on}`)).toContain('(name hidden)');
    const shown = await text(`/en/tournaments/${held.over}`);
    expect(shown.match(/\(name hidden\)/g)?.length).toBeGreaterThan(1);
    expect(await text(`/en/teams/${sheets.on}`)).toContain('<title>(name hidden)');
    // There is no name to report.
    expect((await visitor.get(`/teams/${sheets.on}/report`)).status).toBe(404);
    expect(await text(`/teams/${sheets.on}`)).not.toContain('/report"');
    // Others see no more of it when they are signed in.
    expect(await showing([twinOf], (await person('kenta@example.com')).headers)).toEqual([]);
    // Every page of the site, in each spelling.
  }, 120_000);

  it('is not on air, and what the desk puts on air is not it', async () => {
    const { draft, live } = (await desk()).desk;
    for (const scene of [draft, live])
      expect(scene?.sides.map(({ player, teamSheetId }) => [player, teamSheetId])).toEqual([
        [hiddenName, sheets.on],
        [hiddenName, sheets.on],
      ]);
    await press(deskAdmin, `pick?side=2&team=${sheets.on}`, await deskForm());
    expect((await desk()).desk.draft.sides[1].player).toBe(hiddenName);
    expect(await openDesk(deskAdmin)).not.toContain(name);
    await press(deskAdmin, 'take', await deskForm({ kind: 'standings', tournamentId: held.over }));
    const scene = await text(`/broadcast/groups/${ids.group}/scene.json`);
    expect(scene).toContain(`"player":"${hiddenName}"`);
    expect(scene).not.toContain(name);
    expect(await text('/broadcast/moonblast-tour')).not.toContain(name);
  });

  it('stays what staff work with, who are told; paper shows it to nobody', async () => {
    const teams = `/admin/${ids.group}/tournaments/${held.over}/teams`;
    for (const path of [teams, `${teams}.csv`, `${teams}.json`, `${teams}/${sheets.over}`])
      expect([path, (await staff.html(path)).includes(name)]).toEqual([path, true]);
    for (const path of [`${teams}/print`, `${teams}/slips`])
      expect([path, (await staff.html(path)).includes(name)]).toEqual([path, false]);
    const judged = await staff.html(`/en${teams}/${sheets.over}`);
    expect(judged).toContain(reason);
    expect(judged).toContain('insulting or discriminatory language');
    const results = await staff.html(`/admin/${ids.group}/tournaments/${held.over}/result`);
    expect(results).toContain(name);
  });

  it('is told to its player by mail and on their pages; a guest reads it on theirs', async () => {
    const mail = await mailTo(player.email, 'display name was hidden');
    expect(mail.text).toContain(name);
    expect(mail.text).toContain(reason);
    expect(mail.text).toContain(`/en/teams/${sheets.on}`);
    for (const path of [
      `/teams/${sheets.on}`,
      `/teams/${sheets.on}/success/ots`,
      `/teams/${sheets.on}/edit`,
    ]) {
      const html = await (await visit(player.jar, `/en${path}`)).text();
      expect([path, html.includes(reason)]).toEqual([path, true]);
    }
    expect(await (await visit(player.jar, `/en/teams/${sheets.on}`)).text()).toContain(name);
    // The image of the card is shown around.
    const card = await (await visit(player.jar, `/en/teams/${sheets.on}/files/card.svg`)).text();
    expect([card.includes('(name hidden)'), card.includes(name)]).toEqual([true, false]);
    const cookie =
      editKeyCookie(env.SESSION_SECRET, new Map(), [sheets.open, editKey], true).split(';', 1)[0] ?? '';
    for (const below of ['', '/success/ots', '/edit']) {
      const html = await text(`/teams/${sheets.open}${below}`, { Cookie: cookie });
      expect([below, html.includes(reason), html.includes(name)]).toEqual([below, true, true]);
    }
    expect(await db.select().from(outbox).where(eq(outbox.to, ''))).toEqual([]);
  });

  it('is not brought back by a correction: the new name is shown, and what it was is not', async () => {
    const [sheet] = await db.select().from(teamSheets).where(eq(teamSheets.id, sheets.on));
    await db
      .update(teamSheets)
      .set({ displayName: 'よい名前', revision: 2, correctedAt: new Date(5) })
      .where(eq(teamSheets.id, sheets.on));
    await db
      .update(teamRevisions)
      .set({ createdAt: new Date(1) })
      .where(eq(teamRevisions.teamSheetId, sheets.on));
    // With a corrected Pokémon, without which opponents are told nothing.
    const members = (sheet?.members ?? []).map((member, slot) =>
      slot === 0 ? { ...member, species: 'pikachu' } : member,
    );
    await db.insert(teamRevisions).values({
      ...{ teamSheetId: sheets.on, revision: 2, by: 'staff', reason: 'x', createdAt: new Date(5) },
      snapshot: { ...sheet, members, displayName: 'よい名前', twitterId: '' },
    });
    const html = await text(`/en/teams/${sheets.on}`);
    expect(html).toContain('よい名前');
    expect(html).toContain('(name hidden) → よい名前');
    expect(html).not.toContain(name);
    expect(await text(`/teams/${sheets.on}.data`)).not.toContain(name);
    // The same name is hidden again.
    await db.update(teamSheets).set({ displayName: name }).where(eq(teamSheets.id, sheets.on));
    expect(await text(`/teams/${sheets.on}`)).not.toContain(name);
  });

  it('comes back when it is restored', async () => {
    expect((await siteAdmin.post('/admin/reports', { act: 'restore', caseId, note: '誤り' })).status).toBe(
      302,
    );
    expect(await text(`/tournaments/${held.over}`)).toContain(name);
    expect(await text(`/teams/${sheets.over}`)).toContain(name);
  });

  it('of a sheet that changed meanwhile is not taken down unseen', async () => {
    const id = newId();
    await addSheet(id, held.over, { isPublic: true, revision: 3 });
    await SELF.fetch(`${site}/teams/${id}/report`, {
      method: 'POST',
      headers: { Origin: site, 'CF-Connecting-IP': '203.0.113.200' },
      redirect: 'manual',
      body: new URLSearchParams({ cause: 'insult' }),
    });
    const [one] = await db.select().from(reportCases).where(eq(reportCases.teamSheetId, id));
    const late = { act: 'takeDown', caseId: one?.id ?? '', version: '2', cause: 'spam' };
    const answer = await siteAdmin.post('/en/admin/reports', late);
    expect([answer.status, (await answer.text()).includes('It has changed')]).toEqual([409, true]);
    expect(await text(`/teams/${id}`)).toContain(name);
  });
});
