import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { entrants, groupTokens, members, staffLog, standings, teamSheets, users } from '~/db/schema';
import type { TokenScope } from '~/groups/tokens/scopes';
import { ids, worldId } from '../world';
import { locationOf, person, site } from './person';

const db = openDatabase(env.DB);
const settings = `/admin/${ids.group}/settings/tokens`;
const own = `groups/${ids.group}/tournaments`;
const open = `${own}/${ids.open}`;
const ended = `${own}/${ids.ended}`;
let admin: Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  admin = await person('host-admin@example.com');
});

const form = (fields: [string, string][]) => {
  const body = new FormData();
  for (const field of fields) body.append(...field);
  return body;
};

/** As an admin makes it on the page of the settings. */
async function made(...scopes: TokenScope[]): Promise<string> {
  const fields = scopes.map((scope): [string, string] => ['scope', scope]);
  const answer = await SELF.fetch(site + settings, {
    method: 'POST',
    headers: admin.headers,
    body: form([['intent', 'make'], ['name', `zq ${scopes.join(' ')}`], ...fields]),
  });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
    201,
    expect.stringContaining('no-store'),
  ]);
  const token = /id="made-token"[^>]*value="([\w-]{43})"|value="([\w-]{43})"[^>]*id="made-token"/.exec(
    await answer.text(),
  );
  return token?.[1] ?? token?.[2] ?? '';
}

const ask = (path: string, token: string, body?: string, headers: Record<string, string> = {}) =>
  SELF.fetch(`${site}/api/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${token}`, ...headers },
    body,
    redirect: 'manual',
  });
// biome-ignore lint/suspicious/noExplicitAny: whatever an answer holds.
const read = async (path: string, token: string, body?: string): Promise<any> =>
  (await ask(path, token, body)).json();

describe('the page of tokens', () => {
  it('asks for a name and for what the token may do, and keeps what was said', async () => {
    for (const [fields, error] of [
      [[['scope', 'read']], '名前を入力してください。'],
      [
        [
          ['scope', 'read'],
          ['name', 'あ'.repeat(41)],
        ],
        '名前は40文字までです。',
      ],
      [[['name', 'zq nothing']], 'できることを1つ以上選んでください。'],
      [
        [
          ['name', 'zq other'],
          ['scope', 'everything'],
        ],
        'できることを1つ以上選んでください。',
      ],
    ] as [[string, string][], string][]) {
      const body = form([['intent', 'make'], ...fields]);
      const answer = await SELF.fetch(site + settings, { method: 'POST', headers: admin.headers, body });
      const html = await answer.text();
      expect([error, answer.status, html.includes(error)]).toEqual([error, 422, true]);
      for (const [name, value] of fields)
        if (name === 'name') expect(html).toContain(`value="${value}"`);
        else if (value === 'read')
          expect(html).toMatch(
            /<input[^>]*checked=""[^>]*value="read"|<input[^>]*value="read"[^>]*checked=""/,
          );
    }
  });

  it('keeps of a token nothing that opens anything, and takes it back', async () => {
    const token = await made('read');
    const row = JSON.stringify(await db.select().from(groupTokens).where(eq(groupTokens.name, 'zq read')));
    expect(row).not.toContain(token);
    expect((await ask(own, token)).status).toBe(200);
    const [{ id } = { id: '' }] = await db.select().from(groupTokens).where(eq(groupTokens.name, 'zq read'));
    const revoke = form([
      ['intent', 'revoke'],
      ['token', id],
    ]);
    const answer = await SELF.fetch(site + settings, {
      method: 'POST',
      headers: admin.headers,
      body: revoke,
      redirect: 'manual',
    });
    expect(locationOf(answer)).toBe(settings);
    expect((await ask(own, token)).status).toBe(401);
  });
});

describe('a token', () => {
  it('opens its own group alone, and only what it was made for', async () => {
    const [reads, writes, controls] = [await made('read'), await made('write'), await made('broadcast')];
    const other = `groups/${ids.otherGroup}/tournaments`;
    const state = `groups/${ids.group}/broadcast/state`;
    const expected = [
      [own, [200, 403, 403]],
      [`${open}/sheets`, [200, 403, 403]],
      [`${open}/entrants`, [200, 403, 403]],
      [state, [403, 403, 200]],
      [other, [401, 401, 401]],
      [`${own}/${worldId('nothing')}/sheets`, [404, 403, 403]],
      [`groups/x/tournaments`, [401, 401, 401]],
    ] as const;
    for (const [path, statuses] of expected)
      expect([
        path,
        await Promise.all([reads, writes, controls].map(async (token) => (await ask(path, token)).status)),
      ]).toEqual([path, statuses]);
    for (const path of [`${open}/entrants`, `${ended}/results`]) {
      expect((await ask(`${path}?dryRun=true`, reads, 'x')).status).toBe(403);
      expect(await read(`${path}?dryRun=true`, reads, 'x')).toMatchObject({
        error: 'scopeMissing',
        scope: 'write',
      });
    }
    expect((await ask(own, 'x')).headers.get('WWW-Authenticate')).toBe('Bearer realm="group"');
    const cookie = await SELF.fetch(`${site}/api/v1/${own}`, { headers: admin.headers });
    expect(cookie.status).toBe(401);
  });

  it('ends with the membership of who made it', async () => {
    const { id } = (await db.select().from(users).where(eq(users.email, 'host-admin@example.com')))[0] ?? {
      id: '',
    };
    const token = await made('read', 'write');
    const is = and(eq(members.userId, id), eq(members.groupId, ids.group));
    const [kept] = await db.delete(members).where(is).returning();
    expect((await ask(own, token)).status).toBe(401);
    if (kept) await db.insert(members).values(kept);
    expect((await ask(own, token)).status).toBe(200);
  });

  it('is held back by its own limit, whatever address it asks from', async () => {
    const token = await made('read');
    const answer = await ask(own, token);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    const again = await ask(own, token, undefined, { 'If-None-Match': answer.headers.get('ETag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('what is read', () => {
  it('are drafts, sheets before the start with what is private in them, and the log tells of it', async () => {
    const token = await made('read');
    const tournaments = (await read(`${own}?limit=200`, token)).items;
    expect(tournaments.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([ids.open, ids.ended]),
    );
    expect(tournaments.some(({ publishedAt }: { publishedAt: string | null }) => publishedAt === null)).toBe(
      true,
    );
    const sheets = await read(`${open}/sheets`, token);
    const rows = await db.select().from(teamSheets).where(eq(teamSheets.tournamentId, ids.open));
    expect(sheets.items.map(({ id }: { id: string }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    const haruka = sheets.items.find(({ id }: { id: string }) => id === worldId('harukaopen'));
    const row = rows.find(({ id }) => id === worldId('harukaopen'));
    expect(haruka.player).toMatchObject({ name: row?.displayName, tonamelId: row?.tonamelId || null });
    expect(haruka.members[0].species.name).toEqual({ ja: expect.any(String), en: expect.any(String) });
    for (const key of ['editKeyHash', 'ownerId', 'readingId', 'hiddenName'])
      expect(haruka).not.toHaveProperty(key);
    await expect
      .poll(async () =>
        (await db.select().from(staffLog).where(eq(staffLog.tournamentId, ids.open))).map(({ act }) => act),
      )
      .toContain('exported');
    const entrantList = await read(`${open}/entrants?limit=200`, token);
    const listed = await db.select().from(entrants).where(eq(entrants.tournamentId, ids.open));
    expect(entrantList.items.length).toBe(listed.length);
  });

  it('goes by pages', async () => {
    const token = await made('read');
    const ids2: string[] = [];
    let cursor = '';
    do {
      const page = await read(`${ended}/sheets?limit=2${cursor && `&cursor=${cursor}`}`, token);
      ids2.push(...page.items.map(({ id }: { id: string }) => id));
      cursor = page.next ?? '';
    } while (cursor);
    const whole = (await read(`${ended}/sheets?limit=200`, token)).items.map(({ id }: { id: string }) => id);
    expect(ids2).toEqual(whole);
    expect(await read(`${ended}/sheets?cursor=x`, token)).toMatchObject({
      error: 'wrongQuery',
      value: 'cursor',
    });
  });
});

describe('what is written', () => {
  const sheets = () =>
    db
      .select()
      .from(teamSheets)
      .where(and(eq(teamSheets.tournamentId, ids.ended)))
      .orderBy(teamSheets.displayName);

  it('are results, as the page of the desk would keep them: told first, kept then, once', async () => {
    const token = await made('write');
    const there = (await sheets()).filter(({ withdrawnAt }) => !withdrawnAt);
    const [one, two] = there;
    const table = `順位,プレイヤー,勝敗\n1,${one?.displayName},9-0\n2,${two?.displayName},8-1\n3,だれでもない人,7-2`;
    const before = await db.select().from(standings);
    const told = await read(`${ended}/results?dryRun=true`, token, table);
    expect(told).toMatchObject({ dryRun: true, cleared: 0 });
    expect(told.leftOut).toEqual([
      { line: 4, text: expect.stringContaining('だれでもない人'), reason: 'unknown' },
    ]);
    expect(await db.select().from(standings)).toEqual(before);
    const kept = await read(`${ended}/results`, token, table);
    expect(kept).toEqual({ ...told, dryRun: false });
    const [row] = await db
      .select()
      .from(standings)
      .where(eq(standings.teamSheetId, one?.id ?? ''));
    expect(row).toMatchObject({ rank: 1, wins: 9, losses: 0 });
    expect(await read(`${ended}/results`, token, table)).toMatchObject({ changed: 0, unchanged: 2 });
  });

  it('come as a program has them: JSON of standings, a table copied, a file with a BOM', async () => {
    const token = await made('write');
    const [one] = (await sheets()).filter(({ withdrawnAt }) => !withdrawnAt);
    const json = JSON.stringify([
      { name: one?.displayName, player: 'x', placing: 5, record: { wins: 4, losses: 3, ties: 0 } },
    ]);
    expect(await read(`${ended}/results`, token, json)).toMatchObject({ changed: 1 });
    const tsv = `\ufeffplace\tplayer\twins\tlosses\r\n6\t${one?.displayName}\t4\t4\r\n`;
    expect(await read(`${ended}/results`, token, tsv)).toMatchObject({ changed: 1 });
  });

  it.each([
    ['nothing', ''],
    ['no table', 'hello'],
    ['a place that is none', '順位,プレイヤー\n百,x'],
    ['a broken file', '"'],
  ])('%s is refused with the reason, and nothing is kept', async (_, body) => {
    const token = await made('write');
    const before = await db.select().from(standings);
    const answer = await ask(`${ended}/results`, token, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: 'unreadable', faults: expect.any(Array) });
    expect(await db.select().from(standings)).toEqual(before);
  });

  it('is no more than two megabytes', async () => {
    const token = await made('write');
    expect((await ask(`${ended}/results`, token, 'x'.repeat((2 << 20) + 1))).status).toBe(413);
  });

  it('is the list of entrants, of which nobody goes unless it is said', async () => {
    const token = await made('write', 'read');
    const path = `${own}/${ids.ended}/entrants`;
    const list = 'name,reading,tonamel,seed\nzqかな,カナ,zq-kana,1\nzqすい,スイ,,2';
    expect(await read(`${path}?dryRun=true`, token, list)).toMatchObject({ added: 2, dryRun: true });
    expect(await read(path, token, list)).toMatchObject({ added: 2, changed: 0, leftOut: [] });
    expect(await read(path, token, 'name,seed\nzqかな,7')).toMatchObject({
      added: 0,
      changed: 1,
      gone: expect.any(Number),
    });
    const { items } = await read(`${path}?limit=200`, token);
    expect(items.find(({ name }: { name: string }) => name === 'zqかな')).toMatchObject({
      seed: 7,
      reading: 'カナ',
      tonamelId: 'zq-kana',
      state: 'missing',
    });
    expect(items.some(({ name }: { name: string }) => name === 'zqすい')).toBe(true);
    await read(`${path}?gone=remove`, token, 'name\nzqかな');
    const left = (await read(`${path}?limit=200`, token)).items.map(({ name }: { name: string }) => name);
    expect(left).toEqual(['zqかな']);
    expect(await read(`${path}?gone=all`, token, list)).toMatchObject({ error: 'wrongQuery', value: 'gone' });
  });
});
