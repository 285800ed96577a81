import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { webhookMessageShapes } from '~/api/shapes/notice';
import { entrants, teamSheets, tournaments } from '~/db/schema';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { withdrawMatches } from '~/rounds/publish.server';
import { confirmMatch, enterResult, objectToMatch, reportMatch } from '~/rounds/write-match.server';
import { hiddenName } from '~/text/nameless';
import { findTold } from '~/webhooks/payload.server';
import { type RunningEvent, runningEvent } from './event';
import { actOf, noted, publish, won } from './round-writes';
import { db } from './sheet-writes';

beforeAll(() => {
  loadStrings('ja', ja);
  loadStrings('en', en);
});

const four = ['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ'] as const;
const link = (path: string) => new URL(path, 'https://sixsheet.example').href;

const kindsOf = async (event: RunningEvent) => (await noted(event)).map(({ kind }) => kind);

async function toldOf(event: RunningEvent) {
  const last = (await noted(event)).at(-1);
  if (!last) throw new Error('Nothing was noted.');
  const told = await findTold(db, last, { now: new Date(), link });
  const shape = webhookMessageShapes.find(({ kind }) => kind === last.kind)?.shape;
  if (told) expect(shape?.parse(told)).toEqual(told);
  return told;
}

describe('a round', () => {
  it('is noted at each publication and at its withdrawal, once each', async () => {
    const event = await runningEvent(four);
    expect(await publish(event, 0)).toBe(true);
    expect(await publish(event, 0)).toBe(false);
    expect(await kindsOf(event)).toEqual(['round.published']);
    await publish(event, 1);
    const which = { tournamentId: event.tournamentId, kind: 'swiss' as const };
    expect(await withdrawMatches(db, { ...which, round: 1, seen: 1 })).toBe(false);
    await withdrawMatches(db, { ...which, round: 1, seen: 2 });
    // There is nothing left to withdraw.
    await withdrawMatches(db, { ...which, round: 1, seen: 3 });
    expect(await kindsOf(event)).toEqual(['round.published', 'round.published', 'round.published']);
  });

  it('of a tournament that nobody can see is not noted', async () => {
    const event = await runningEvent(four);
    await db.update(tournaments).set({ publishedAt: null }).where(eq(tournaments.id, event.tournamentId));
    await publish(event, 0);
    await enterResult(db, await actOf(event, 1), won('a'));
    expect(await kindsOf(event)).toEqual([]);
  });

  it('is told with names as everybody sees them, and never with a sheet', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    const haruka = event.player('ハルカ');
    await db.update(teamSheets).set({ hiddenName: 'ハルカ' }).where(eq(teamSheets.id, haruka.sheetId));
    const told = await toldOf(event);
    expect(told).toMatchObject({
      type: 'round.published',
      data: {
        round: {
          ...{ stage: 'swiss', number: 1, name: { ja: '予選1回戦', en: 'Round 1' }, isWithdrawn: false },
          matches: [
            { table: '1', players: [hiddenName, 'ソラマメ'], isBye: false, result: null },
            { table: '2', players: ['ケンタ', 'アカリ'] },
          ],
        },
        roundsUrl: link(`/tournaments/${event.tournamentId}/rounds?round=1`),
      },
    });
    for (const { sheetId } of event.players) expect(JSON.stringify(told)).not.toContain(sheetId);
    await withdrawMatches(db, { tournamentId: event.tournamentId, kind: 'swiss', round: 1, seen: 1 });
    expect(await toldOf(event)).toMatchObject({
      data: { round: { isWithdrawn: true, publishedAt: null, matches: [] } },
    });
  });
});

describe('a result', () => {
  it('is noted whenever it changes, and not where a write is refused', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    await reportMatch(db, { ...(await actOf(event, 1)), by: 'a' }, won('a'));
    expect(await toldOf(event)).toMatchObject({
      type: 'match.reported',
      data: {
        match: {
          ...{ round: 1, table: '1', players: ['ハルカ', 'ソラマメ'], state: 'reported', revision: 2 },
          result: { winner: 'a', games: [2, 1], isWalkover: false },
        },
      },
    });
    expect(await reportMatch(db, { ...(await actOf(event, 2)), by: 'b' }, won('b'))).toBe(false);
    expect(await objectToMatch(db, { ...(await actOf(event, 2)), by: 'b' })).toBe(true);
    expect(await toldOf(event)).toMatchObject({ data: { match: { state: 'objected' } } });
    await confirmMatch(db, { ...(await actOf(event, 3)), by: 'b' });
    await enterResult(db, await actOf(event, 3), won('b'));
    await enterResult(db, await actOf(event, 4), null);
    expect(await toldOf(event)).toMatchObject({ data: { match: { state: 'open', result: null } } });
    expect(await kindsOf(event)).toEqual(['round.published', ...Array(4).fill('match.reported')]);
  });

  it('of a pairing that is gone is not told', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    await enterResult(db, await actOf(event, 1), won('a'));
    await db.delete(entrants).where(eq(entrants.id, event.players[0]?.entrantId ?? ''));
    expect(await toldOf(event)).toMatchObject({ data: { match: { players: [null, 'ソラマメ'] } } });
    await withdrawMatches(db, { tournamentId: event.tournamentId, kind: 'swiss', round: 1, seen: 1 });
    const reported = (await noted(event)).find(({ kind }) => kind === 'match.reported');
    expect(reported && (await findTold(db, reported, { now: new Date(), link }))).toBeUndefined();
  });
});
