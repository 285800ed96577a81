import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupTokens, matchChanges, staffLog, users } from '~/db/schema';
import { makeGroupToken } from '~/groups/tokens/group-token.server';
import type { TokenScope } from '~/groups/tokens/scopes';
import { slotsOf } from '~/rounds/elimination';
import { publishMatches } from '~/rounds/publish.server';
import { enterResult } from '~/rounds/write-match.server';
import { bracketRows } from '~/rounds-desk/bracket-rows.server';
import { ids } from '../world';
import { askerOf } from './asker';
import { type RunningEvent, runningEvent } from './event';
import { actOf, publish, won } from './round-writes';
import { db } from './sheet-writes';
import { site } from './team-form';

const four = ['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ'] as const;

async function tokenOf(email: string, groupId: string, ...scopes: TokenScope[]) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const token = await makeGroupToken(
    db,
    { groupId, stream: 1 },
    { name: 'zq', createdBy: await askerOf(db, user?.id ?? ''), scopes },
  );
  return token ?? '';
}

let writes: string;
let reads: string;
let others: string;
beforeAll(async () => {
  await db.delete(groupTokens);
  writes = await tokenOf('host-admin@example.com', ids.group, 'write');
  reads = await tokenOf('host-admin@example.com', ids.group, 'read');
  others = await tokenOf('harbor-admin@example.com', ids.otherGroup, 'write');
});

const send = (path: string, body: string, token = writes) =>
  SELF.fetch(`${site}/api/v1/tournaments/${path}`, {
    method: 'POST',
    headers: { ...(token && { Authorization: `Bearer ${token}` }) },
    body,
  });

const json = (value: unknown) => JSON.stringify(value);
// biome-ignore lint/suspicious/noExplicitAny: whatever an answer holds.
const told = async (answer: Response): Promise<[number, any]> => [answer.status, await answer.json()];
const rounds = async ({ tournamentId }: RunningEvent, body: string, query = '', token = writes) =>
  told(await send(`${tournamentId}/rounds${query}`, body, token));
const result = async ({ tournamentId }: RunningEvent, match: string, body: unknown, query = '') =>
  told(await send(`${tournamentId}/matches/${match}/result${query}`, json(body)));
const actsOf = async ({ tournamentId }: RunningEvent) =>
  (await db.select().from(staffLog).where(eq(staffLog.tournamentId, tournamentId))).map(({ act }) => act);

const paired = {
  round: 1,
  pairings: [
    { table: 1, player1: 'ハルカ', player2: 'ソラマメ' },
    { table: 2, player1: 'ケンタ', player2: 'アカリ' },
  ],
};

describe('a round that a program sends', () => {
  it('is published once, however often it is sent', async () => {
    const event = await runningEvent(four);
    const [status, first] = await rounds(event, json(paired), '?bestOf=1&version=0');
    expect([status, first]).toMatchObject([
      200,
      {
        ...{ dryRun: false, version: 1, round: 1, bestOf: 1, endsAt: null, missing: [], leftOut: [] },
        matches: [
          { table: '1', players: ['ハルカ', 'ソラマメ'], state: 'open' },
          { table: '2', players: ['ケンタ', 'アカリ'] },
        ],
      },
    ]);
    const there = await event.matches();
    expect(await rounds(event, json(paired), '?bestOf=1&version=0')).toEqual([200, first]);
    expect(await event.matches()).toEqual(there);
    expect(await event.player('ハルカ').open()).toContain('相手：ソラマメ');
    await expect.poll(() => actsOf(event)).toEqual(['paired']);
  });

  it('may be any text that the desk takes, and names entrants by their IDs', async () => {
    const event = await runningEvent(four);
    const [haruka, kenta] = [event.player('ハルカ'), event.player('ケンタ')];
    const text = `第2回戦\n1卓 ${haruka.entrantId} vs ${kenta.entrantId}\n2卓 ソラマメ vs アカリ`;
    expect(await rounds(event, text, '?dryRun=true')).toMatchObject([
      200,
      { dryRun: true, version: 0, round: 2, matches: [], pairings: [{ players: ['ハルカ', 'ケンタ'] }, {}] },
    ]);
    expect(await event.matches()).toEqual([]);
    expect(await rounds(event, text)).toMatchObject([200, { round: 2, name: { ja: '予選2回戦' } }]);
    const [match] = await event.matches();
    expect([match?.entrantA, match?.entrantB]).toEqual([haruka.entrantId, kenta.entrantId]);
    // The text says no round, and nobody guesses it.
    expect(await rounds(event, '1卓 ハルカ vs ケンタ')).toMatchObject([400, { value: 'round' }]);
    expect(await rounds(event, text, '?round=3')).toMatchObject([400, { value: 'round' }]);
  });

  it('has a bye where it says so, and nowhere else', async () => {
    const event = await runningEvent(four);
    const [first, second] = [{ player1: 'ハルカ' }, { player1: 'ケンタ' }];
    const refused = { round: 1, pairings: [first, second, { player1: 'ソラマメ', player2: 'アカリ' }] };
    expect(await rounds(event, json(refused))).toMatchObject([
      422,
      {
        error: 'unreadable',
        faults: [
          { line: 1, reason: 'oneSide' },
          { line: 2, reason: 'oneSide' },
        ],
      },
    ]);
    expect(await event.matches()).toEqual([]);
    const pairings = [
      { ...first, bye: true },
      { player1: 'ソラマメ', player2: 'アカリ' },
    ];
    expect(await rounds(event, json({ round: 1, pairings }))).toMatchObject([
      200,
      {
        matches: [{ players: ['ハルカ', null], isBye: true }, { isBye: false }],
        missing: [{ name: 'ケンタ' }],
      },
    ]);
  });

  it('is refused as a whole if anybody in it is not known', async () => {
    const event = await runningEvent([...four, 'ソラ', 'ソラ']);
    const pairings = [
      { player1: 'ハルカ', player2: 'ゆずぽん' },
      { player1: 'ソラ', player2: 'アカリ' },
    ];
    const [status, problem] = await rounds(event, json({ round: 1, pairings }));
    expect([status, problem]).toMatchObject([
      422,
      {
        error: 'unreadable',
        faults: [
          { line: 1, text: 'ゆずぽん', reason: 'nobody' },
          { line: 2, text: 'ソラ', reason: 'several', entrants: [expect.any(String), expect.any(String)] },
        ],
      },
    ]);
    for (const text of [
      '',
      '[]',
      '{}',
      '{"pairings":[]}',
      '[{"player1":"ハルカ"',
      '\u0000',
      'x'.repeat(300_000),
    ])
      expect((await rounds(event, text, '?round=1'))[0]).toBe(422);
    expect(await event.matches()).toEqual([]);
  });

  it('deletes results only if that is said, and nothing that has changed since', async () => {
    const event = await runningEvent(four);
    await rounds(event, json(paired));
    const entered = await actOf(event, 1);
    await enterResult(db, entered, won('a'));
    const other = {
      round: 1,
      pairings: [
        { table: 1, player1: 'ハルカ', player2: 'アカリ' },
        { table: 2, player1: 'ケンタ', player2: 'ソラマメ' },
      ],
    };
    expect(await rounds(event, json(other), '?version=0')).toMatchObject([
      409,
      { error: 'outdated', version: 1 },
    ]);
    const [status, problem] = await rounds(event, json(other));
    expect([status, problem]).toMatchObject([
      409,
      { error: 'resultsLost', matches: [{ id: entered.found.match.id, players: ['ハルカ', 'ソラマメ'] }] },
    ]);
    expect((await event.matches())[0]?.winner).toBe('a');
    const [done, answer] = await rounds(event, json(other), '?lost=delete&version=1');
    expect([done, answer.version]).toEqual([200, 2]);
    expect(await rounds(event, json(other), '?lost=delete&version=1')).toEqual([200, answer]);
    expect((await event.matches()).map(({ winner }) => winner)).toEqual([null, null]);
  });

  it('keeps the end of the round that is played', async () => {
    const event = await runningEvent(four);
    const endsAt = new Date(Date.now() + 3_000_000).toISOString();
    expect(await rounds(event, json(paired), `?endsAt=${endsAt}`)).toMatchObject([200, { endsAt }]);
    const moved = { ...paired, pairings: paired.pairings.map((each, at) => ({ ...each, table: at + 7 })) };
    expect(await rounds(event, json(moved))).toMatchObject([200, { endsAt, version: 2 }]);
    expect(await rounds(event, json({ ...paired, round: 2 }))).toMatchObject([200, { endsAt: null }]);
    expect(await rounds(event, json(paired), `?endsAt=${endsAt}`)).toMatchObject([400, { value: 'endsAt' }]);
  });

  it('tells of results that stand otherwise', async () => {
    const event = await runningEvent(four);
    const text = '第1回戦\n1卓 ハルカ 2-1 ソラマメ\n2卓 ケンタ vs アカリ';
    expect(await rounds(event, text)).toMatchObject([
      200,
      { otherResults: [], matches: [{ state: 'confirmed' }, {}] },
    ]);
    const [match] = await event.matches();
    expect(await rounds(event, text.replace('2-1', '0-2'))).toMatchObject([
      200,
      { otherResults: [match?.id] },
    ]);
  });
});

describe('a result that a program sends', () => {
  it('is entered once, cleared, and refused once it is outdated', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    const id = (await event.matches())[0]?.id ?? '';
    const sent = { winner: 'b', games: [1, 2] };
    const [status, first] = await result(event, id, sent, '?revision=1');
    expect([status, first]).toMatchObject([
      200,
      {
        match: {
          id,
          state: 'confirmed',
          revision: 2,
          result: { winner: 'b', games: [1, 2], isWalkover: false },
        },
      },
    ]);
    expect(await result(event, id, sent, '?revision=1')).toEqual([200, first]);
    expect(await result(event, id, { winner: 'a' }, '?revision=1')).toMatchObject([
      409,
      { error: 'outdated', revision: 2 },
    ]);
    expect(await result(event, id, { winner: null })).toMatchObject([
      200,
      { match: { result: null, revision: 3 } },
    ]);
    expect(await result(event, id, { winner: null })).toMatchObject([200, { match: { revision: 3 } }]);
    const history = await db.select().from(matchChanges).where(eq(matchChanges.matchId, id));
    expect(history.map(({ act, by }) => [act, by])).toEqual([
      ['enter', 'staff'],
      ['clear', 'staff'],
    ]);
    await expect.poll(() => actsOf(event)).toEqual(['enteredResult', 'enteredResult']);
  });

  it('confirms what a player has reported', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    const id = (await event.matches())[0]?.id ?? '';
    await event.player('ハルカ').press('report', { match: id, revision: '1', score: '2-0' });
    expect(await result(event, id, { winner: 'a', games: [2, 0] })).toMatchObject([
      200,
      { match: { state: 'confirmed' } },
    ]);
  });

  it.each([
    ['no JSON', 'x'],
    ['nobody named', {}],
    ['a score that ends no match', { winner: 'a', games: [1, 1] }],
    ['a score of the other side', { winner: 'a', games: [0, 2] }],
    ['a walkover with games', { winner: 'a', games: [2, 0], isWalkover: true }],
    ['huge numbers', { winner: 'a', games: [1e300, 0] }],
  ])('is refused with %s', async (_, body) => {
    const event = await runningEvent(four);
    await publish(event, 0);
    const id = (await event.matches())[0]?.id ?? '';
    expect(await result(event, id, body)).toMatchObject([422, { error: 'unreadable', faults: [{}] }]);
    expect((await event.matches())[0]?.revision).toBe(1);
  });

  it('keeps to the order of the bracket', async () => {
    const event = await runningEvent(four);
    const slots = slotsOf(event.players.map(({ entrantId }) => entrantId));
    await publishMatches(
      db,
      {
        ...{ tournamentId: event.tournamentId, kind: 'bracket', settings: { bestOf: 3 }, seen: 0 },
        matches: bracketRows(slots, false),
      },
      new Date(),
    );
    const [one = '', other = '', final = ''] = (await event.matches()).map(({ id }) => id);
    expect(await result(event, final, { winner: 'a' })).toMatchObject([409, { error: 'notPlayable' }]);
    expect(await result(event, one, { winner: 'tie' })).toMatchObject([
      422,
      { faults: [{ reason: 'needsWinner' }] },
    ]);
    for (const id of [one, other, final]) expect((await result(event, id, { winner: 'a' }))[0]).toBe(200);
    expect(await result(event, one, { winner: 'b' })).toMatchObject([409, { error: 'nextPlayed' }]);
  });
});

describe('rounds and results', () => {
  it('are written only with a token of their group that may', async () => {
    const [event, foreign] = [await runningEvent(four), await runningEvent(four)];
    await publish(event, 0);
    await publish(foreign, 0);
    const [[match], [other]] = [await event.matches(), await foreign.matches()];
    const paths = [
      `${event.tournamentId}/rounds?lost=delete`,
      `${event.tournamentId}/matches/${match?.id}/result`,
    ];
    for (const path of paths)
      for (const [token, status] of [
        ['', 401],
        ['x', 401],
        [reads, 403],
        [others, 404],
      ] as const)
        expect([path, (await send(path, '{"winner":"a"}', token)).status]).toEqual([path, status]);
    expect((await result(event, other?.id ?? '', { winner: 'a' }))[0]).toBe(404);
    expect((await result(event, 'x', { winner: 'a' }))[0]).toBe(404);
    expect((await rounds({ ...event, tournamentId: 'x' }, json(paired)))[0]).toBe(404);
    expect((await send(`${event.tournamentId}/rounds`, 'x'.repeat((2 << 20) + 1))).status).toBe(413);
    const changes = await db
      .select()
      .from(matchChanges)
      .where(eq(matchChanges.matchId, match?.id ?? ''));
    expect(changes).toEqual([]);
  });
});
