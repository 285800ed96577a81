import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { matches as matchTable, standings, tournaments } from '~/db/schema';
import { type RunningEvent, runningEvent } from './event';
import { bodyOf, filledForm } from './filled-form';
import { mainOf } from './main-of';
import { person, visitor } from './person';
import { db, fromNow, minute } from './sheet-writes';

let staff: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  staff = await person('moderator@example.com');
});

const names = Array.from({ length: 32 }, (_, at) => `選手${String.fromCharCode(0x3042 + at * 2)}${at + 1}`);

async function press({ desk }: RunningEvent, page: string, holding: string, typed: Record<string, string>) {
  const path = `${desk}/rounds/${page}`;
  return staff.post(path, bodyOf(filledForm(await staff.html(path), holding), typed));
}

type Match = Awaited<ReturnType<RunningEvent['matches']>>[number];
type Stage = Match['stage'];

const playing = ({ winner, entrantA, entrantB }: Match) => !winner && entrantA && entrantB;

/** Both players do what their own pages offer, all at the same time: the earlier on the list wins. */
async function play(event: RunningEvent, stage: Stage, round: number) {
  const byEntrant = new Map(event.players.map((player, at) => [player.entrantId, { player, at }]));
  const open = (await event.matches()).filter(
    (match) => match.stage === stage && match.round === round && playing(match),
  );
  await Promise.all(
    open.map(async ({ id, entrantA, entrantB, revision }) => {
      const [a, b] = [byEntrant.get(entrantA ?? ''), byEntrant.get(entrantB ?? '')];
      if (!a || !b) return;
      const score = a.at < b.at ? '2-1' : '1-2';
      await a.player.press('report', { match: id, revision: String(revision), score });
      await b.player.press('confirm', { match: id, revision: String(revision + 1) });
    }),
  );
  return open.length;
}

describe('a day of 32 players', () => {
  it('goes from four blocks to a champion without a spreadsheet', { timeout: 240_000 }, async () => {
    const event = await runningEvent(names);
    await press(event, 'blocks', 'apart', { count: '4', advance: '2', intent: 'draw' });
    await press(event, 'blocks', 'seen', { intent: 'publish' });
    expect(await event.matches()).toHaveLength(4 * 28);

    // Everyone reports at once, and no report is lost or doubled.
    expect(await play(event, 'blocks', 1)).toBe(16);
    const first = (await event.matches()).filter(({ round }) => round === 1);
    expect(first.every(({ winner, confirmedAt, revision }) => winner && confirmedAt && revision === 3)).toBe(
      true,
    );

    const dropped = event.player(names[31] ?? '');
    await dropped.press('drop', { sure: 'yes' });
    const [objected] = (await event.matches()).filter(
      (match) =>
        match.round === 2 && ![match.entrantA, match.entrantB].includes(dropped.entrantId) && playing(match),
    );
    const [a, b] = [objected?.entrantA, objected?.entrantB].map((id) =>
      event.players.find(({ entrantId }) => entrantId === id),
    );
    const match = objected?.id ?? '';
    await a?.press('report', { match, revision: '1', score: '2-0' });
    await b?.press('object', { match, revision: '2' });
    expect(await staff.html(`${event.desk}/rounds`)).toContain('運営の確認が必要');
    await press(event, `matches/${match}`, 'revision', { outcome: 'b2-0' });

    for (let round = 2; round <= 7; round++) await play(event, 'blocks', round);
    // What stays open is the dropped player's, and counts by the organizer's rule.
    const open = (await event.matches()).filter(playing);
    expect(open.every(({ entrantA, entrantB }) => [entrantA, entrantB].includes(dropped.entrantId))).toBe(
      true,
    );

    // Staff correct a result, and the standing follows.
    const corrected = (await event.matches()).find(({ round, winner }) => round === 7 && winner);
    const other = corrected?.winner === 'a' ? 'b2-1' : 'a2-1';
    await press(event, `matches/${corrected?.id}`, 'revision', { outcome: other });

    const made = await press(event, 'bracket', 'seeds', { hasThird: 'on', intent: 'publish' });
    expect(made.status).toBe(302);
    const hall = await visitor.html(`/tournaments/${event.tournamentId}/hall`);
    expect(hall).toContain('結果待ち 4卓');
    expect(await play(event, 'bracket', 1)).toBe(4);
    expect(await play(event, 'bracket', 2)).toBe(2);
    expect(await play(event, 'bracket', 3)).toBe(2);

    await staff.post(`${event.desk}/rounds/publish-results`, {});
    await db
      .update(tournaments)
      .set({ endsAt: fromNow(-minute) })
      .where(eq(tournaments.id, event.tournamentId));
    const saved = await db.select().from(standings);
    const own = saved.filter(({ teamSheetId }) =>
      event.players.some(({ sheetId }) => sheetId === teamSheetId),
    );
    const ranks = own.map(({ rank }) => rank ?? 0).sort((one, another) => one - another);
    expect(ranks.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 5, 5, 5]);
    expect(own.find(({ teamSheetId }) => teamSheetId === dropped.sheetId)?.outcome).toBe('dropped');
    expect(await visitor.html(`/tournaments/${event.tournamentId}`)).toContain('優勝');
  });
});

/** 64 tables as three other tools write them. */
const shapes: Record<string, (pairs: readonly (readonly [string, string])[]) => string> = {
  'a table of Limitless': (pairs) =>
    ['Table\tPlayer 1\tRecord\tPlayer 2\tRecord']
      .concat(pairs.map(([a, b], at) => `${at + 1}\t${a}\t3 - 0 - 0\t${b}\t3 - 0 - 0`))
      .join('\n'),
  'a post on Discord': (pairs) =>
    ['**第4回戦**', '開始：14:10'].concat(pairs.map(([a, b], at) => `卓${at + 1} @${a} ⚔ @${b}`)).join('\n'),
  'a CSV of Melee': (pairs) =>
    ['Round,Table,Player 1,Player 2,Result']
      .concat(pairs.map(([a, b], at) => `Round 4,${at + 1},"${b}","${a}",`))
      .join('\n'),
};

describe('a round of 128 players', () => {
  it('leads each of them to the sheet of the other, from whatever tool it comes', {
    timeout: 240_000,
  }, async () => {
    const many = Array.from({ length: 128 }, (_, at) => `ひと${at + 1}号`);
    const event = await runningEvent(many);
    const pairs = many.slice(0, 64).map((name, at) => [name, many[127 - at] ?? ''] as const);
    for (const [tool, write] of Object.entries(shapes)) {
      const path = `${event.desk}/rounds/paste`;
      const looked = await mainOf(await staff.post(path, { text: write(pairs), intent: 'look', round: '4' }));
      expect(looked, tool).toContain('64卓を読み取りました。');
      const form = bodyOf(filledForm(looked, 'text'), { intent: 'publish' });
      expect((await staff.post(path, form)).status, tool).toBe(302);
      const round = await db.select().from(matchTable).where(eq(matchTable.tournamentId, event.tournamentId));
      expect(round, tool).toHaveLength(64);
      for (const [a, b] of pairs) {
        const own = await event.player(a).open();
        expect(own, tool).toContain(`href="/teams/${event.player(b).sheetId}"`);
      }
    }
  });
});
