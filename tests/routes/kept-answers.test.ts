import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { beforeAll, describe, expect, it } from 'vitest';
import { serve } from '~/api/answer/serve.server';
import { paths } from '~/api/paths';
import { endpoints } from '~/api/read/endpoints.server';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { entrants, matches, stages } from '~/db/schema';
import { stamped, tournamentStamp } from '~/db/stamps.server';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { findLastSave, saveResults, undoSave } from '~/results/results.server';
import { listResultRows } from '~/results/standings.server';
import { etagOf } from '~/text/etag';
import { sweepUsage } from '~/usage/count-usage.server';
import { countingDatabase, newTally } from '../../bench/counting-db.mjs';
import { ids, worldId } from '../world';
import { site } from './person';
import { db, insertShownTeams } from './shown-teams';

const at = {
  tournamentId: ids.ended,
  teamId: worldId('harukaended'),
  regulationId: 'champions-m-c',
  postId: worldId('ice1'),
};
type Name = keyof typeof paths;
const kept = (Object.keys(paths) as Name[]).filter((name) => endpoints[name].cache);
const pathOf = (name: Name, of: Partial<typeof at> = {}) =>
  `/api/v1/${paths[name].replace(/:(\w+)/g, (_, each: keyof typeof at) => ({ ...at, ...of })[each])}`;

/** A database that notes what it is asked. */
function heard() {
  const asked: string[] = [];
  const prepare = (text: string) => {
    asked.push(text);
    return env.DB.prepare(text);
  };
  const batch = (statements: D1PreparedStatement[]) => env.DB.batch(statements);
  return { asked, db: openDatabase({ prepare, batch } as unknown as D1Database) };
}

const tablesOfTournament = [
  ...['tournaments', 'team_sheets', 'readings', 'standings'],
  ...['stages', 'matches', 'entrants'],
];

const unlimited = { ...env, QUESTIONS: { limit: async () => ({ success: true }) } };

/** Answered in the memory of this test, at a time of ours. */
function ask(
  name: Name,
  { now = new Date(), path = pathOf(name), ...context }: Partial<AppLoadContext> & { path?: string } = {},
) {
  const request = new Request(site + path);
  const given = new URL(request.url).pathname.replace('/api/v1/', '').split('/');
  const params = Object.fromEntries(
    paths[name]
      .split('/')
      .flatMap((part, place) => (part.startsWith(':') ? [[part.slice(1), given[place]]] : [])),
  );
  return serve(endpoints[name], {
    request,
    params,
    context: { env: unlimited, db, now, ...context } as AppLoadContext,
  });
}
let times = 0;
/** The same made anew: no answer is kept of a URL that nobody has asked. */
const fresh = (name: Name, { path = pathOf(name), ...more }: Parameters<typeof ask>[1] = {}) =>
  ask(name, { ...more, path: `${path}${path.includes('?') ? '&' : '?'}anew=${times++}` });
const told = async (answer: Response) => [answer.status, await answer.text()] as const;

async function saveResult(result: { wins: number; losses: number; rank: number } | null) {
  const rows = await listResultRows(db, ids.ended);
  const base = rows.find(({ id }) => id === at.teamId)?.version ?? 0;
  const wishes = [{ id: at.teamId, base, result: result && { ...result, ties: 0, outcome: null } }];
  const saved = await saveResults(
    db,
    { tournamentId: ids.ended, byUserId: worldId('hostadmin'), wishes },
    new Date(),
  );
  expect([...saved]).toEqual([at.teamId]);
}
async function undoLastSave() {
  const save = await findLastSave(db, ids.ended);
  expect(await undoSave(db, { tournamentId: ids.ended, saveId: save?.id ?? 0 }, new Date())).toBe(true);
}

/** A round of two entrants of the tournament that is over. */
async function insertRound() {
  const [haruka, souta] = [newId(), newId()];
  const [first, ...rest] = ['ハルカ', 'ソウタ'].map((name, position) =>
    db.insert(entrants).values({ id: position ? souta : haruka, tournamentId: ids.ended, name, position }),
  );
  const round = { tournamentId: ids.ended, stage: 'swiss' as const, round: 1, place: 0, seat: '1' };
  if (first)
    await db.batch([
      first,
      ...rest,
      db.insert(stages).values({
        ...{ tournamentId: ids.ended, kind: 'swiss', settings: { bestOf: 3 }, publishedAt: new Date() },
      }),
      db.insert(matches).values({ ...round, id: newId(), entrantA: haruka, entrantB: souta }),
    ]);
}

beforeAll(async () => {
  await insertShownTeams();
  await insertRound();
  loadStrings('ja', ja);
  loadStrings('en', en);
  await sweepUsage(db, new Date());
});

describe('an answer that is kept', () => {
  it.each(kept)('%s is given again after one query, and made in two', async (name) => {
    const path = `${pathOf(name)}?of=counting`;
    const tally = newTally();
    const counted = openDatabase(countingDatabase(env.DB, tally));
    const first = await told(await ask(name, { db: counted, path }));
    expect([first[0], tally.trips]).toEqual([200, 2]);
    expect(await told(await ask(name, { db: counted, path }))).toEqual(first);
    expect(tally.trips).toBe(3);
  });

  it.each(kept)('%s rests on every table that it is made of', async (name) => {
    const { asked, db } = heard();
    await fresh(name, { db });
    const read = asked.flatMap((text) =>
      [...text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/gi)].map(([, table = '']) => table),
    );
    // Sums are written in one batch with what was counted of a tournament; favorites are joined for nobody.
    const { isOfTournament, cache: rests } = endpoints[name];
    const ofTournament = isOfTournament || rests?.tournaments ? tablesOfTournament : [];
    const known = [
      'stamps',
      'json_each',
      'usage_sums',
      'favorites',
      ...ofTournament,
      ...(rests?.tables ?? []),
    ];
    expect(read.length).toBeGreaterThan(1);
    expect(read.filter((table) => !known.includes(table))).toEqual([]);
  });

  it('rests on tables whose every write makes another stamp', async () => {
    const { results } = await env.DB.prepare("select name from sqlite_master where type = 'trigger'").all();
    const acts = stamped.flatMap((table) =>
      (table === 'users' ? ['update', 'delete'] : ['insert', 'update', 'delete']).map(
        (act) => `${table}_${act}_stamps`,
      ),
    );
    expect(
      results
        .map(({ name }) => name)
        .filter((name) => /_stamps$/.test(String(name)))
        .sort(),
    ).toEqual(acts.sort());
    const stamps = await env.DB.prepare(
      "select name from stamps where name not like 'tournament %' order by name",
    ).all();
    expect(stamps.results).toEqual([...stamped].sort().map((name) => ({ name })));
  });

  it('of a tournament outlasts a new team of another one, and a count of changes', async () => {
    const stampOf = async (id: string) =>
      (await env.DB.prepare('select stamp from stamps where name = ?').bind(tournamentStamp(id)).first())
        ?.stamp;
    const [ended, open] = [await stampOf(ids.ended), await stampOf(ids.open)];
    const list = await env.DB.prepare("select stamp from stamps where name = 'tournaments'").first();
    await env.DB.prepare(
      `update team_sheets set revision = revision + 1 where tournament_id = '${ids.open}'`,
    ).run();
    await env.DB.prepare(`update tournaments set changes = changes + 1 where id = '${ids.open}'`).run();
    expect(await stampOf(ids.ended)).toBe(ended);
    expect(await stampOf(ids.open)).not.toBe(open);
    expect(await env.DB.prepare("select stamp from stamps where name = 'tournaments'").first()).toEqual(list);
  });

  it.each(['insert or ignore', 'insert or replace'])('is another after %s', async (insert) => {
    const stamp = () =>
      env.DB.prepare('select stamp from stamps where name = ?').bind(tournamentStamp(ids.open)).first();
    const before = await stamp();
    await env.DB.prepare(
      `${insert} into team_sheets select * from team_sheets where tournament_id = '${ids.open}'`,
    ).run();
    if (insert.endsWith('replace')) expect(await stamp()).not.toEqual(before);
    await env.DB.prepare(
      `${insert} into result_saves (tournament_id, changes, created_at) values (?, '[]', 1)`,
    )
      .bind(ids.open)
      .run();
    expect(await stamp()).not.toEqual(before);
  });

  // As the acts of the product, of the sweeper and of the reader write, and as nobody should.
  it.each([
    ['a renamed group', `update groups set name = name || '改'`],
    ['a renamed tournament', `update tournaments set name = name || '改' where id = '${ids.ended}'`],
    ['a taken down tournament', `update tournaments set published_at = null where id = '${ids.test}'`],
    ['another regulation', `update tournaments set regulation = 'sv-h' where id = '${ids.ended}'`],
    ['results taken back', `update tournaments set results_published_at = null where id = '${ids.ended}'`],
    ['results published', `update tournaments set results_published_at = ends_at where id = '${ids.ended}'`],
    ['another place', () => saveResult({ wins: 1, losses: 1, rank: 9 })],
    ['no place', () => saveResult(null)],
    ['a place', () => saveResult({ wins: 3, losses: 4, rank: 2 })],
    ['a save that is undone', undoLastSave],
    ['a renamed player', `update team_sheets set display_name = 'ハルカ改' where id = '${at.teamId}'`],
    ['a hidden name', `update team_sheets set hidden_name = display_name where id = '${at.teamId}'`],
    ['a team code', `update team_sheets set team_code = 'H8K3L2' where tournament_id = '${ids.ended}'`],
    ['a team code that left', `update team_sheets set team_code = null where tournament_id = '${ids.ended}'`],
    ['a team made private', `update team_sheets set is_public = 0 where id = '${at.teamId}'`],
    ['a team made public', `update team_sheets set is_public = 1 where id = '${at.teamId}'`],
    [
      'a correction',
      `update team_sheets set corrected_at = 1, members = json_remove(members, '$[5]') where id = '${at.teamId}'`,
    ],
    [
      'a team of an image',
      `update team_sheets set reading_id = '${ids.akariReading}', members =
        (select json_group_array(json_object('species', value ->> 'species')) from team_sheets akari, json_each(akari.members)
          where akari.id = '${ids.akari}') where id = '${at.teamId}'`,
    ],
    ['a reading', `update readings set result = null where id in (select reading_id from team_sheets)`],
    [
      'a result',
      `update matches set winner = 'a', games_a = 2, games_b = 0 where tournament_id = '${ids.ended}'`,
    ],
    ['another table', `update matches set seat = '9' where tournament_id = '${ids.ended}'`],
    ['a renamed entrant', `update entrants set name = name || '改' where tournament_id = '${ids.ended}'`],
    [
      'an entrant who left',
      `delete from entrants where tournament_id = '${ids.ended}' and name like 'ソウタ%'`,
    ],
    ['a round that is withdrawn', `delete from matches where tournament_id = '${ids.ended}'`],
    ['rounds that nobody sees', `update stages set published_at = null where tournament_id = '${ids.ended}'`],
    ['a withdrawn team', `update team_sheets set withdrawn_at = 1 where id = '${at.teamId}'`],
    ['a team that is back', `update team_sheets set withdrawn_at = null where id = '${at.teamId}'`],
    ['a renamed author', `update users set display_name = display_name || '改'`],
    ['a post with another title', `update post_versions set title = title || '改'`],
    ['a favorite', `update posts set favorite_count = favorite_count + 7`],
    [
      'a post that waits',
      `update posts set approved_version = null, published_at = null where id = '${worldId('ice2')}'`,
    ],
    ['an erased post', `delete from posts where id = '${at.postId}'`],
  ])('is another after %s, wherever that is seen', async (_, write) => {
    const before = new Map<string, readonly [number, string]>();
    for (const name of kept) before.set(name, await told(await ask(name)));
    if (typeof write === 'string') await env.DB.prepare(write).run();
    else await write();
    await sweepUsage(db, new Date());
    let changed = 0;
    for (const name of kept) {
      const now = await told(await ask(name));
      expect([name, now]).toEqual([name, await told(await fresh(name))]);
      changed += Number(now[1] !== before.get(name)?.[1]);
    }
    expect(changed).toBeGreaterThan(0);
  });

  it('is never older than what the site answers', async () => {
    for (const name of kept) {
      const answer = await SELF.fetch(site + pathOf(name));
      const [status, text] = await told(await ask(name));
      expect([name, answer.status, answer.status === 200 ? await answer.text() : text]).toEqual([
        name,
        status,
        text,
      ]);
      if (status === 200) expect(answer.headers.get('ETag')).toBe(etagOf(text));
    }
  });
});

describe('time', () => {
  it('changes by itself what is kept, to the millisecond', async () => {
    const row = await env.DB.prepare('select * from tournaments where id = ?').bind(ids.open).first();
    const [start, end] = [Number(row?.scheduled_start_at), Number(row?.ends_at)];
    await env.DB.prepare(
      'update tournaments set archived_at = ?, results_published_at = ?, entry_closed_at = ? where id = ?',
    )
      .bind(end + 9000, end + 5000, start - 5000, ids.open)
      .run();
    await env.DB.prepare('update tournaments set published_at = ? where id = ?')
      .bind(start - 7000, ids.running)
      .run();
    await env.DB.prepare(`update team_sheets set is_public = 1 where tournament_id = '${ids.open}'`).run();
    const sheet = await env.DB.prepare(
      `select id from team_sheets where tournament_id = '${ids.open}'`,
    ).first();
    const of = { tournamentId: ids.open, teamId: String(sheet?.id) };
    const moments = [
      ...[Number(row?.submission_deadline_at), start - 7000, start - 5000, start, end],
      ...[end + 5000, end + 9000],
    ].sort((one, other) => one - other);
    const seen = new Map<string, Set<string>>();
    for (const moment of moments.flatMap((each) => [each - 1, each]))
      for (const name of kept) {
        const paths = name === 'listTournaments' ? ['', '?when=running', '?when=past'] : [''];
        for (const rest of paths) {
          const path = pathOf(name, of) + rest;
          const now = new Date(moment);
          const [kept, anew] = [await ask(name, { now, path }), await fresh(name, { now, path })].map(told);
          expect([name, rest, moment, await kept]).toEqual([name, rest, moment, await anew]);
          seen.set(name, (seen.get(name) ?? new Set()).add(String(await kept)));
        }
      }
    const count = (name: Name) => seen.get(name)?.size ?? 0;
    expect(count('getTournament')).toBeGreaterThanOrEqual(5);
    expect(count('listTournaments')).toBeGreaterThanOrEqual(9);
    expect(count('listTeams')).toBeGreaterThanOrEqual(3);
    expect(count('getTeam')).toBeGreaterThanOrEqual(2);
  });
});
