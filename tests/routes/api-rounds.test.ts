import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { blockMatches } from '~/rounds/block-matches';
import { publishMatches, saveDraft } from '~/rounds/publish.server';
import { enterResult } from '~/rounds/write-match.server';
import { type RunningEvent, runningEvent } from './event';
import { actOf, publish, won } from './round-writes';
import { db } from './sheet-writes';
import { site } from './team-form';

const four = ['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ'] as const;
const ask = ({ tournamentId }: RunningEvent, headers: Record<string, string> = {}) =>
  SELF.fetch(`${site}/api/v1/tournaments/${tournamentId}/rounds`, { headers });
// biome-ignore lint/suspicious/noExplicitAny: whatever an answer holds.
const read = async (event: RunningEvent): Promise<any> => (await ask(event)).json();

const blocksOf = ({ tournamentId, players }: RunningEvent) => {
  const blocks = [players.slice(0, 3).map(({ entrantId }) => entrantId)];
  const rules = { drop: 'half', tie: 'lot', late: 'wait', advance: 2 } as const;
  const settings = {
    bestOf: 1 as const,
    blocks: { blocks, seed: 'zq seed', apart: [], isMoved: false, ...rules },
  };
  return { tournamentId, kind: 'blocks' as const, settings, matches: blockMatches(blocks) };
};

describe('published rounds', () => {
  it('are read with names and results, and without a sheet', async () => {
    const event = await runningEvent(four);
    expect(await read(event)).toMatchObject({ stages: [] });
    await publish(event, 0);
    await publish(event, 1, 2);
    await enterResult(db, await actOf(event, 1), won('b'));
    const [match] = await event.matches();
    const told = await read(event);
    expect(told).toMatchObject({
      url: expect.stringContaining(`/tournaments/${event.tournamentId}/rounds`),
      stages: [
        {
          ...{ stage: 'swiss', bestOf: 3, blocks: null, endsAt: null },
          name: { ja: 'スイスドロー', en: 'Swiss rounds' },
          rounds: [
            {
              ...{ number: 1, name: { ja: '予選1回戦', en: 'Round 1' } },
              matches: [
                {
                  ...{
                    id: match?.id,
                    table: '1',
                    players: ['ハルカ', 'ソラマメ'],
                    state: 'confirmed',
                    revision: 2,
                  },
                  result: { winner: 'b', games: [1, 2], isWalkover: false },
                },
                { players: ['ケンタ', 'アカリ'], result: null, state: 'open' },
              ],
            },
            { number: 2 },
          ],
        },
      ],
    });
    for (const { sheetId, entrantId } of event.players)
      for (const id of [sheetId, entrantId]) expect(JSON.stringify(told)).not.toContain(id);
  });

  it('have the rules of the blocks, and their standings', async () => {
    const event = await runningEvent(four);
    const blocks = blocksOf(event);
    await saveDraft(db, { ...blocks, seen: 0 }, new Date());
    expect(await read(event)).toMatchObject({ stages: [] });
    await publishMatches(db, { ...blocks, seen: 1 }, new Date());
    await enterResult(db, await actOf(event, 1), { ...won('a'), gamesA: 1, gamesB: 0 });
    const [stage] = (await read(event)).stages;
    expect(stage).toMatchObject({
      ...{ stage: 'blocks', bestOf: 1 },
      blocks: {
        ...{ seed: 'zq seed', isMoved: false, drop: 'half', tie: 'lot', late: 'wait', advance: 2 },
        blocks: [{ name: 'A', standing: [{ rank: 1, wins: 1, losses: 0, gamesWon: 1, left: 1 }, {}, {}] }],
      },
    });
    const [first] = stage.rounds[0].matches;
    expect(first).toMatchObject({ block: 'A', name: { ja: 'Aブロック 第1試合' } });
    expect(stage.blocks.blocks[0].standing[0].player).toBe(first.players[0]);
  });

  it('are not sent twice, and anew after every report', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    const etag = (await ask(event)).headers.get('ETag') ?? '';
    const again = await ask(event, { 'If-None-Match': etag });
    expect([again.status, again.headers.get('Cache-Control')]).toEqual([304, 'public, no-cache']);
    await enterResult(db, await actOf(event, 1), won('a'));
    expect((await ask(event, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('of a tournament that is not public are nowhere', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    await db.run(`update tournaments set published_at = null where id = '${event.tournamentId}'`);
    expect((await ask(event)).status).toBe(404);
  });
});
