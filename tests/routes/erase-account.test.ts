import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { roomOf } from '~/broadcast/room/room';
import { firstOf } from '~/broadcast/stream';
import { imageRemovals, roomRemovals, standings, teamSheets, users } from '~/db/schema';
import { deleteAccount } from '~/home/delete-account.server';
import { demoPassword, ids } from '../world';
import { db, locationOf, mainOf, send, visit } from './account';
import { makeMarkedPerson, mark, staffMark } from './marked-person';
import { visitor } from './person';
import { sweep } from './sweep';

type Row = Record<string, unknown>;

/** Every table there is, so that a new one is looked into as well. */
async function everything() {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'
      and name not like 'd1_%'`,
  ).all<{ name: string }>();
  const tables = new Map<string, Row[]>();
  for (const { name } of results)
    tables.set(name, (await env.DB.prepare(`select * from "${name}"`).all<Row>()).results);
  return tables;
}

const textColumns = async (table: string) =>
  (await env.DB.prepare(`pragma table_info("${table}")`).all<{ name: string; type: string }>()).results
    .filter(({ type }) => type === 'text')
    .map(({ name }) => name);

const holds = (text: string, needle: string) => text.toLowerCase().includes(needle.toLowerCase());
const places = (tables: Map<string, Row[]>, needle: string) =>
  [...tables].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        holds(String(value), needle) ? [`${table}.${column}`] : [],
      ),
    ),
  );

async function markedObjects() {
  const keys: string[] = [];
  for (const { key } of (await env.IMAGES.list()).objects)
    if (holds(key + (await (await env.IMAGES.get(key))?.text()), mark)) keys.push(key);
  return keys;
}

const inRoom = async () =>
  JSON.stringify(
    await roomOf(env, firstOf(ids.group)).state(firstOf(ids.group), { id: 'test', name: 'Test' }),
  );

/** What nobody writes in words: ids, hashes of random texts, kinds, counts, and what belongs to no person. */
const wordless: Record<string, string> = {
  attempts: 'hashed keys, for minutes',
  broadcasts: 'event; its scene follows the room',
  check_draws: 'a random seed, and ids',
  groups: 'outlives its members',
  image_removals: 'work to do',
  notices: 'ids and instants',
  reading_aspects: 'sums',
  reading_tallies: 'sums',
  room_removals: 'work to do',
  standings: 'results, of a nameless row',
  tournament_usage: 'sums',
  tournaments: 'the group’s',
  usage_sums: 'sums',
  webhook_deliveries: 'ids, instants, and what came back',
  webhook_messages: 'ids of rounds, and of messages on Discord',
  webhooks: 'the group’s',
  usage_teams: 'public teams by their ids',
  withdrawn_tournaments: 'ids and dates',
};
const kinds =
  /^(id|.*_id|.*_ids|image_key|image_type|state|purpose|kind|role|rule|game|action|by|proof|withdrawn_by|checked_in_by|topic|locale|language_hint|failure_reason|cause|engine_version|changes|source|regulation|password_hash)$/;

describe('deleting an account', () => {
  it('leaves nothing of its person in any table, in the storage or in a broadcast', async () => {
    const { id, email, jar, sheets, tournaments } = await makeMarkedPerson();
    const before = await everything();
    // Wherever somebody can write words, the person has.
    const marked = new Set([...places(before, mark), ...places(before, staffMark)]);
    const untouched: string[] = [];
    for (const table of before.keys())
      for (const column of wordless[table] ? [] : await textColumns(table))
        if (!kinds.test(column) && !marked.has(`${table}.${column}`)) untouched.push(`${table}.${column}`);
    expect(untouched).toEqual([]);
    const objects = await markedObjects();
    expect(objects.length).toBe(42);
    expect(holds(await inRoom(), mark)).toBe(true);

    const done = await send(jar, '/mypage/account', { currentPassword: demoPassword });
    expect([done.status, locationOf(done)]).toEqual([302, '/']);
    expect(await markedObjects()).toEqual([]);
    const after = await everything();
    // The last mail says that it is done; on one's own machine it lies in the outbox.
    await vi.waitFor(async () => {
      const mails = (await everything()).get('outbox') ?? [];
      expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
        'アカウントを削除しました - Sixsheet / Your account was deleted - Sixsheet',
      ]);
    });
    const isMail = (place: string) => place === 'outbox.to';
    expect(places(after, mark).filter((place) => !isMail(place))).toEqual([]);
    expect(places(after, id)).toEqual([]);
    expect(places(after, email).filter((place) => !isMail(place))).toEqual([]);
    expect(holds(await inRoom(), mark)).toBe(false);
    expect(holds(await (await visitor.get(`/broadcast/groups/${ids.group}/scene.json`)).text(), mark)).toBe(
      false,
    );

    // What they did for others stays, of nobody.
    expect(new Set(places(after, staffMark))).toEqual(
      new Set([
        'late_links.player_name',
        'late_links.reason',
        'player_notes.penalty',
        'player_notes.text',
        'post_versions.reason',
        'regulation_texts.regulation',
        'report_cases.note',
        'report_cases.reason',
        'reports.text',
        'role_requests.answer',
        'staff_actions.reason',
        'team_revisions.reason',
      ]),
    );
    const rowOf = async (sheet: string) =>
      (await db.select().from(teamSheets).where(eq(teamSheets.id, sheet)))[0];
    const species = ['garchomp', 'incineroar', 'rillaboom', 'fluttermane', 'urshifurapidstrike', 'amoonguss'];
    const nobody = {
      displayName: '—',
      saidName: '',
      discordId: '',
      tonamelId: '',
      twitterId: null,
      ownerId: null,
      isPublic: false,
    };
    expect(await rowOf(sheets.over)).toMatchObject({
      ...nobody,
      withdrawnAt: null,
      members: species.map((key) => ({ species: key })),
    });
    expect((await rowOf(sheets.over))?.members[0]).toEqual({ species: 'garchomp' });
    expect(await rowOf(sheets.on)).toMatchObject({
      ...nobody,
      withdrawnAt: null,
      members: [{ item: 'lifeorb' }, {}, {}, {}, {}, {}],
    });
    expect(await rowOf(sheets.open)).toMatchObject({ ...nobody, withdrawnBy: 'player' });
    expect((await rowOf(sheets.open))?.withdrawnAt).not.toBeNull();
    expect(await db.select().from(standings).where(eq(standings.teamSheetId, sheets.over))).toMatchObject([
      { wins: 5, losses: 2, rank: 4 },
    ]);
    // Who plays against it reads it until the end; what is over is gone.
    expect((await visitor.get(`/teams/${sheets.on}`)).status).toBe(200);
    const gone = await visitor.get(`/teams/${sheets.over}`);
    expect([gone.status, await mainOf(gone)]).toEqual([410, expect.stringContaining('削除されたチームです')]);
    const page = await (await visit(new Map(), `/tournaments/${tournaments.over}`)).text();
    expect(page).not.toContain(mark);
  });

  it('when the storage does not answer, has the sweeper take the images away', async () => {
    const { id } = await makeMarkedPerson('x');
    const failing = new Proxy(env.IMAGES, {
      get(images, name) {
        if (name === 'delete') return () => Promise.reject(new Error('The storage is out of order.'));
        return (images[name as keyof R2Bucket] as () => unknown).bind(images);
      },
    });
    const stores = { IMAGES: failing, BROADCAST: env.BROADCAST, SESSION_SECRET: env.SESSION_SECRET };
    expect(await deleteAccount(db, stores, id, new Date())).toBe(true);
    expect(await db.select().from(users).where(eq(users.id, id))).toEqual([]);
    expect(await db.$count(imageRemovals)).toBeGreaterThan(20);
    expect((await markedObjects()).length).toBe(42);
    await sweep();
    expect(await markedObjects()).toEqual([]);
    // For a while the rows stay: a reader that was at work may put a rendition there.
    await env.IMAGES.put(`${(await db.select().from(imageRemovals))[0]?.imageKey}/phone`, mark);
    await db.update(imageRemovals).set({ askedAt: new Date(Date.now() - 20 * 60_000) });
    await sweep();
    expect([await db.$count(imageRemovals), await markedObjects()]).toEqual([0, []]);
  });

  it('when a room does not answer, has the sweeper ask it again', async () => {
    const { id } = await makeMarkedPerson('xx');
    const silent = {
      ...env.BROADCAST,
      idFromName: () => {
        throw new Error('No room.');
      },
    } as never;
    const stores = { IMAGES: env.IMAGES, BROADCAST: silent, SESSION_SECRET: env.SESSION_SECRET };
    expect(await deleteAccount(db, stores, id, new Date())).toBe(true);
    expect([holds(await inRoom(), mark), await db.$count(roomRemovals)]).toEqual([true, 2]);
    await sweep();
    expect([holds(await inRoom(), mark), await db.$count(roomRemovals)]).toEqual([false, 0]);
    expect(places(await everything(), id)).toEqual([]);
  });
});
