import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { entrants, standings, tournaments } from '~/db/schema';
import { type RunningEvent, runningEvent } from './event';
import { bodyOf, filledForm } from './filled-form';
import { person } from './person';
import { publish } from './round-writes';
import { db, fromNow, minute } from './sheet-writes';

let staff: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  staff = await person('moderator@example.com');
});

const four = ['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ'] as const;
type Player = RunningEvent['players'][number];

const droppedAt = async ({ entrantId }: Player) => {
  const [row] = await db.select().from(entrants).where(eq(entrants.id, entrantId));
  return row?.droppedAt ?? null;
};
const recordOf = async ({ sheetId }: Player) => {
  const [row] = await db.select().from(standings).where(eq(standings.teamSheetId, sheetId));
  return row && { wins: row.wins, losses: row.losses, outcome: row.outcome };
};
const publishStandings = ({ desk }: RunningEvent) => staff.post(`${desk}/rounds/publish-results`);
const end = ({ tournamentId }: RunningEvent) =>
  db
    .update(tournaments)
    .set({ endsAt: fromNow(-minute) })
    .where(eq(tournaments.id, tournamentId));

/** Pastes a round and publishes it. */
async function paste(event: RunningEvent, text: string) {
  const path = `${event.desk}/rounds/paste`;
  const html = await (await staff.post(path, { text, intent: 'look' })).text();
  return staff.post(path, bodyOf(filledForm(html, 'text'), { intent: 'publish' }));
}

describe('standings that are published before the last match', () => {
  it('follow what players report, object to, and who drops out', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    const [haruka, kenta, soramame] = event.players as [Player, Player, Player];
    await publishStandings(event);
    const match = (await event.matches())[0]?.id ?? '';
    await haruka.press('report', { match, revision: '1', score: '2-0' });
    expect(await recordOf(haruka)).toMatchObject({ wins: 1, losses: 0 });
    await soramame.press('object', { match, revision: '2' });
    expect(await recordOf(haruka)).toMatchObject({ wins: 0, losses: 0 });
    await kenta.press('drop', { sure: 'yes' });
    expect(await recordOf(kenta)).toMatchObject({ losses: 1, outcome: 'dropped' });
    await staff.post(`${event.desk}/entrants/drop`, { entrant: soramame.entrantId });
    expect(await recordOf(soramame)).toMatchObject({ outcome: 'dropped' });
    await staff.post(`${event.desk}/entrants/restore`, { entrant: soramame.entrantId });
    expect(await recordOf(soramame)).toMatchObject({ outcome: null });
  });
});

describe('a tournament whose results are public', () => {
  it('takes nothing more from players, and says who can still change it', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    const [haruka, , soramame] = event.players as [Player, Player, Player];
    const match = (await event.matches())[0]?.id ?? '';
    await haruka.press('report', { match, revision: '1', score: '2-0' });
    await publishStandings(event);
    await end(event);
    const before = await event.matches();
    for (const [player, act, fields] of [
      [soramame, 'object', { match, revision: '2' }],
      [soramame, 'confirm', { match, revision: '2' }],
      [haruka, 'report', { match, revision: '2', score: '2-1' }],
      [haruka, 'drop', { sure: 'yes' }],
    ] as const) {
      const answer = await player.press(act, fields);
      expect([act, answer.headers.get('Set-Cookie')]).toEqual([
        act,
        expect.stringContaining('error.resultsOver'),
      ]);
    }
    expect(await event.matches()).toEqual(before);
    expect(await droppedAt(haruka)).toBeNull();
    const page = await haruka.open();
    expect(page).toContain('結果：勝ち 2–0');
    expect(page).toContain('結果の変更は、運営にお声がけください。');
    expect(page).not.toMatch(/\/match\/(?:report|confirm|object|drop)/);
    expect(await soramame.open('/')).not.toMatch(/\/match\/(?:report|confirm|object|drop)/);
  });
});

describe('a player who has dropped out', () => {
  it('may come back after a bye, and after a walkover that was given to them', async () => {
    const event = await runningEvent(four.slice(0, 3));
    await paste(event, '1卓 ハルカ vs ケンタ\n2卓 ソラマメ vs BYE');
    const [haruka, kenta, soramame] = event.players as [Player, Player, Player];
    await soramame.press('drop', { sure: 'yes' });
    expect(await soramame.open()).toContain('棄権を取り消す');
    await haruka.press('drop', { sure: 'yes' });
    await kenta.press('drop', { sure: 'yes' });
    expect(await kenta.open()).toContain('棄権を取り消す');
    await kenta.press('return');
    expect(await droppedAt(kenta)).toBeNull();
  });

  it('does not come back once they have given up a match, not even from an old page', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    const [haruka] = event.players as [Player];
    await haruka.press('drop', { sure: 'yes' });
    expect(await haruka.open()).not.toContain('棄権を取り消す');
    await haruka.press('return');
    expect(await droppedAt(haruka)).not.toBeNull();
  });
});

describe('a player who has objected', () => {
  it('is offered to take that back in words of its own', async () => {
    const event = await runningEvent(four);
    await publish(event, 0);
    const [haruka, , soramame] = event.players as [Player, Player, Player];
    const match = (await event.matches())[0]?.id ?? '';
    await haruka.press('report', { match, revision: '1', score: '2-0' });
    expect(await soramame.open()).toContain('確認する');
    await soramame.press('object', { match, revision: '2' });
    const page = await soramame.open();
    expect(page).toContain('やはり合っています');
    expect(page).not.toContain('確認する<');
  });
});
