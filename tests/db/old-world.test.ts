// The worker of today, over the rows of workers long before it.
import { readdirSync, readFileSync } from 'node:fs';
import { createCookie } from '@remix-run/cloudflare';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '~/accounts/password.server';
import { hashToken } from '~/accounts/tokens.server';
import { openDatabaseIn, statementsScript } from '../../scripts/local-database';
import { localWorkers } from '../../scripts/local-workers.mjs';
import { type OldRow, old, oldWorld } from './old-world';

const { web } = localWorkers();
const statements = { name: 'statements', modules: true as const, script: statementsScript };
const miniflare = new Miniflare({ workers: [web, { ...statements, d1Databases: web.d1Databases }] });
const db = openDatabaseIn(miniflare, statements.name);
afterAll(() => miniflare.dispose());

const site = 'http://localhost';
const password = 'rotom-dex-2026';

function insert([table, values]: OldRow) {
  const columns = Object.keys(values).map((name) => `"${name}"`);
  const stored = Object.values(values).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  const marks = columns.map(() => '?');
  return db.prepare(`insert into "${table}" (${columns}) values (${marks})`).bind(...stored);
}

beforeAll(async () => {
  const world = oldWorld(Date.now(), {
    password: await hashPassword(password),
    session: hashToken(old.session),
    control: hashToken(old.controlToken),
  });
  const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
  for (const file of files.sort()) {
    await db.batch([db.prepare(readFileSync(`migrations/${file}`, 'utf8'))]);
    const rows = world[file.slice(0, 4)] ?? [];
    if (rows.length > 0) await db.batch(rows.map(insert));
  }
}, 120_000);

const ask = (path: string, init: Parameters<typeof miniflare.dispatchFetch>[1] = {}) =>
  miniflare.dispatchFetch(site + path, { redirect: 'manual', ...init });

/** The page, as text without tags. */
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await ask(path, { headers });
  const text = (await response.text()).replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
  return { status: response.status, text: text.replace(/\s+/g, ' ') };
}

async function sessionOf(email: string) {
  const body = new URLSearchParams({ email, password });
  const answer = await ask('/sign-in', {
    method: 'POST',
    headers: { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
  });
  return {
    Cookie:
      answer.headers
        .getSetCookie()
        .find((each) => each.startsWith('session='))
        ?.split(';', 1)[0] ?? '',
  };
}

describe('rows of the first weeks', () => {
  it.each([
    ['a team', `/teams/${old.haruka}`, ['ハルカ', 'ガブリアス', 'モロバレル']],
    ['a team in English', `/en/teams/${old.haruka}`, ['Garchomp', 'Amoonguss']],
    ['its tournament', `/tournaments/${old.ended}`, ['第10回 ムーンライト杯', 'ハルカ', '6勝1敗']],
    ['what to enter now', '/tournaments?q=第12回', ['第12回 ムーンライト杯']],
    ['a form', `/team-submit/ots/${old.open}`, ['第12回 ムーンライト杯']],
    ['a post', `/post/${old.post}`, ['晴れパーティ', 'ガブリアス']],
    ['the list of posts', '/posts?species=garchomp', ['晴れパーティ']],
    ['the front page', '/', ['第12回 ムーンライト杯']],
  ])('show %s', async (_, path, texts) => {
    const page = await read(path);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(texts[0] ?? '')]);
    for (const text of texts) expect(page.text).toContain(text);
  });

  it('keep a player signed in, with teams, posts and data', async () => {
    const cookie = createCookie('session', { secrets: [String(web.bindings?.SESSION_SECRET)] });
    const headers = { Cookie: (await cookie.serialize(old.session)).split(';', 1)[0] ?? '' };
    for (const path of ['/mypage', '/history', '/posts/mine', '/mypage/sessions', '/mypage/export'])
      expect([path, (await read(path, headers)).status]).toEqual([path, 200]);
    expect((await read('/history', headers)).text).toContain('第10回 ムーンライト杯');
  });

  it('open the desk to who runs the group, who signs in by the password of then', async () => {
    const headers = await sessionOf(old.staffEmail);
    const tournament = `/admin/${old.group}/tournaments/${old.ended}`;
    const paths = ['', '/tournaments', '/members', '/settings/tokens', '/log', '/streaming-input'];
    const desk = ['/teams', `/teams/${old.haruka}`, '/result', '/day', '/entrants', '/rounds', '/edit'];
    for (const path of [
      ...paths.map((path) => `/admin/${old.group}${path}`),
      ...desk.map((path) => tournament + path),
    ])
      expect([path, (await read(path, headers)).status]).toEqual([path, 200]);
  });

  it('say of a place without a record that it has none', async () => {
    const answer = await ask(`/api/v1/tournaments/${old.ended}/standings`);
    const { items } = (await answer.json()) as { items: object[] };
    expect(items).toEqual([
      expect.objectContaining({ rank: 1, player: 'ハルカ', record: { wins: 6, losses: 1, ties: 0 } }),
      expect.objectContaining({ rank: 3, player: 'ケンタ', record: null }),
    ]);
  });

  it('bring the last scene to overlays, and take the control token of then', async () => {
    const answer = await ask(`/broadcast/groups/${old.group}/scene.json`);
    const { event, scene } = (await answer.json()) as { event: string; scene: object };
    expect([event, scene]).toEqual(['ganyu', expect.objectContaining({ kind: 'match', ticker: ['第10回'] })]);
    const headers = { Authorization: `Bearer ${old.controlToken}` };
    const state = await ask(`/api/v1/groups/${old.group}/broadcast/state`, { headers });
    expect([state.status, await state.text()]).toEqual([200, expect.stringContaining('ハルカ')]);
  });
});
