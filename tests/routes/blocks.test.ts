import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { entrants, stages, standings, tournaments } from '~/db/schema';
import { type RunningEvent, runningEvent } from './event';
import { bodyOf, filledForm } from './filled-form';
import { mainOf } from './main-of';
import { errorsOf, locationOf, person, visitor } from './person';
import { db, fromNow, minute } from './sheet-writes';

let staff: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  staff = await person('moderator@example.com');
});

const eight = ['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ', 'ヒカリ', 'レン', 'ミナト', 'ユズ'] as const;

async function press({ desk }: RunningEvent, page: string, holding: string, typed: Record<string, string>) {
  const path = `${desk}/rounds/${page}`;
  return staff.post(path, bodyOf(filledForm(await staff.html(path), holding), typed));
}
const draw = (event: RunningEvent, typed: Record<string, string> = {}) =>
  press(event, 'blocks', 'apart', { count: '2', advance: '2', ...typed, intent: 'draw' });
const publish = (event: RunningEvent) => press(event, 'blocks', 'seen', { intent: 'publish' });
const settingsOf = async ({ tournamentId }: RunningEvent) => {
  const [stage] = await db.select().from(stages).where(eq(stages.tournamentId, tournamentId));
  return (stage?.settings.draft ?? stage?.settings)?.blocks;
};

/** Enters a result for every open match with both players, the earlier on the list winning 2–0. */
async function playAll(event: RunningEvent, stage: 'blocks' | 'bracket') {
  const place = new Map(event.players.map(({ entrantId }, at) => [entrantId, at]));
  for (const match of await event.matches()) {
    if (match.stage !== stage || match.winner || !match.entrantA || !match.entrantB) continue;
    const aWins = (place.get(match.entrantA) ?? 0) < (place.get(match.entrantB) ?? 0);
    const path = `${event.desk}/rounds/matches/${match.id}`;
    const form = bodyOf(filledForm(await staff.html(path), 'revision'), { outcome: aWins ? 'a2-0' : 'b2-0' });
    expect((await staff.post(path, form)).status).toBe(302);
  }
}

describe('blocks', () => {
  it('are drawn by lot, keep people apart, and show how they were drawn', async () => {
    const event = await runningEvent(eight);
    await draw(event, { apart: 'ハルカ、ケンタ\nソラマメ、アカリ' });
    const settings = await settingsOf(event);
    expect(settings?.blocks.map(({ length }) => length)).toEqual([4, 4]);
    const blockOf = (name: string) =>
      settings?.blocks.findIndex((block) => block.includes(event.player(name).entrantId));
    expect(blockOf('ハルカ')).not.toBe(blockOf('ケンタ'));
    expect(blockOf('ソラマメ')).not.toBe(blockOf('アカリ'));
    // A draft is the staff's alone.
    expect(await visitor.html(`/tournaments/${event.tournamentId}/rounds`)).not.toContain('Aブロック');
    expect(locationOf(await publish(event))).toBe(`${event.desk}/rounds`);
    const page = await visitor.html(`/tournaments/${event.tournamentId}/rounds`);
    expect(page).toContain(settings?.seed);
    expect(page).toContain('各ブロックの上位2人が、決勝トーナメントに進みます。');
    expect(await event.matches()).toHaveLength(12);
    expect(await event.player('ハルカ').open()).toMatch(/[AB]ブロック 第1試合/);
  });

  it('refuse conditions that cannot be kept, and names that nobody has', async () => {
    const event = await runningEvent(eight);
    const three = await draw(event, { apart: 'ハルカ、ケンタ、ソラマメ' });
    expect(three.status).toBe(422);
    expect(errorsOf(await three.text()).join()).toContain('2ブロックに分けられません');
    const nobody = await draw(event, { apart: 'ハルカ、だれか' });
    expect(errorsOf(await nobody.text()).join()).toContain('1行目の「だれか」は参加者にいません。');
    expect(await settingsOf(event)).toBeUndefined();
  });

  it('let staff move a player, and keep played results when they are published again', async () => {
    const event = await runningEvent(eight);
    await draw(event);
    await publish(event);
    await playAll(event, 'blocks');
    const [who] = (await settingsOf(event))?.blocks[0] ?? [];
    await press(event, 'blocks', 'who', { who: who ?? '', to: '1', intent: 'move' });
    await publish(event);
    const after = await event.matches();
    expect(after).toHaveLength(3 + 10);
    expect(after.filter(({ winner }) => winner)).toHaveLength(3 + 6);
  });

  it('send the best into a bracket, which fills itself and becomes the standings', async () => {
    const event = await runningEvent(eight);
    await draw(event);
    await publish(event);
    const waiting = await staff.html(`${event.desk}/rounds/bracket`);
    expect(waiting).toContain('ブロックに結果待ちが12試合あります。');
    await playAll(event, 'blocks');
    const made = await press(event, 'bracket', 'seeds', { hasThird: 'on', intent: 'publish' });
    expect([made.status, locationOf(made)]).toEqual([302, `${event.desk}/rounds`]);
    await playAll(event, 'bracket');
    await playAll(event, 'bracket');
    const bracket = (await event.matches()).filter(({ stage }) => stage === 'bracket');
    expect(bracket).toHaveLength(4);
    expect(bracket.every(({ winner }) => winner)).toBe(true);
    // A semifinal cannot change its winner once the final is played.
    const [semifinal] = bracket;
    const path = `${event.desk}/rounds/matches/${semifinal?.id}`;
    const other = semifinal?.winner === 'a' ? 'b2-1' : 'a2-1';
    const refused = await staff.post(
      path,
      bodyOf(filledForm(await staff.html(path), 'revision'), { outcome: other }),
    );
    expect([refused.status, await mainOf(refused)]).toEqual([
      409,
      expect.stringContaining('次の対戦にもう結果があります'),
    ]);

    await staff.post(`${event.desk}/rounds/publish-results`, {});
    const saved = await db.select().from(standings);
    const rankOf = (name: string) =>
      saved.find(({ teamSheetId }) => teamSheetId === event.player(name).sheetId)?.rank;
    expect(rankOf('ハルカ')).toBe(1);
    const ranks = eight.map((name) => rankOf(name)).sort();
    expect(ranks).toEqual([1, 2, 3, 4, 5, 5, 7, 7]);
    await db
      .update(tournaments)
      .set({ endsAt: fromNow(-minute) })
      .where(eq(tournaments.id, event.tournamentId));
    expect(await visitor.html(`/tournaments/${event.tournamentId}`)).toContain('優勝');
  });

  it('draw from those who are checked in, if anybody is', async () => {
    const event = await runningEvent(eight);
    for (const name of ['ハルカ', 'ケンタ', 'ソラマメ'])
      await db
        .update(entrants)
        .set({ checkedInAt: new Date() })
        .where(eq(entrants.id, event.player(name).entrantId));
    const html = await staff.html(`${event.desk}/rounds/blocks`);
    expect(html).toContain('チェックイン済みの3人');
    const drawn = await draw(event, { who: 'checkedIn', count: '1' });
    expect(drawn.status).toBe(302);
    expect((await settingsOf(event))?.blocks).toHaveLength(1);
  });

  it('offer a decider to players who are equal in everything', async () => {
    const event = await runningEvent(eight.slice(0, 3));
    await draw(event, { count: '1', tie: 'decider' });
    await publish(event);
    const open = await event.matches();
    const [first] = open;
    // A circle: everyone wins once, 2–0.
    const ids = event.players.map(({ entrantId }) => entrantId);
    for (const match of open) {
      const [a, b] = [ids.indexOf(match.entrantA ?? ''), ids.indexOf(match.entrantB ?? '')];
      const outcome = (a + 1) % 3 === b ? 'a2-0' : 'b2-0';
      await staff.post(`${event.desk}/rounds/matches/${match.id}`, { outcome, revision: '1' });
    }
    const page = await staff.html(`${event.desk}/rounds`);
    expect(page).toContain('決定戦を加える：');
    const pair = `${first?.entrantA} ${first?.entrantB}`;
    for (let press = 0; press < 2; press++)
      await staff.post(`${event.desk}/rounds/decider`, { block: '0', pair });
    expect((await event.matches()).filter(({ isDecider }) => isDecider)).toHaveLength(1);
    await publish(event);
    expect(await event.matches()).toHaveLength(4);
  });

  it('close with the organizer’s rule for matches that nobody played', async () => {
    const event = await runningEvent(eight);
    await draw(event, { late: 'bothLose' });
    await publish(event);
    const made = await press(event, 'bracket', 'seeds', { intent: 'publish' });
    expect(made.status).toBe(302);
    const page = await visitor.html(`/tournaments/${event.tournamentId}/rounds`);
    expect(page).toContain('>0–3<');
    const [tournament] = await db.select().from(tournaments).where(eq(tournaments.id, event.tournamentId));
    expect(tournament?.topCut).toBe(4);
  });

  it('keep their players on the list, who may drop out', async () => {
    const event = await runningEvent(eight);
    await draw(event);
    await publish(event);
    const { entrantId } = event.player('ハルカ');
    const edit = `${event.desk}/entrants/${entrantId}/edit`;
    expect(await staff.html(edit)).toContain('組み合わせに入っているため、名簿から外せません。');
    const stored = { name: 'ハルカ', reading: '', tonamelId: '', discordId: '', twitterId: '' };
    await staff.post(edit, { intent: 'remove', sure: 'yes', seen: JSON.stringify(stored) });
    await staff.post(`${event.desk}/entrants/drop`, { entrant: entrantId });
    const [row] = await db.select().from(entrants).where(eq(entrants.id, entrantId));
    expect([row?.droppedAt !== null, row?.droppedBy]).toEqual([true, 'staff']);
    expect(await event.player('ハルカ').open()).toContain('運営が棄権にしました。');
    expect(await staff.html(`${event.desk}/rounds/print`)).toContain('星取表');
  });

  it('change nothing from a page that was opened before somebody else’s press', async () => {
    const event = await runningEvent(eight);
    const path = `${event.desk}/rounds/blocks`;
    const opened = filledForm(await staff.html(path), 'apart');
    await draw(event);
    const drawn = await settingsOf(event);
    const late = await staff.post(path, bodyOf(opened, { count: '2', intent: 'draw' }));
    expect(late.headers.get('Set-Cookie')).toContain('error.changedMeanwhile');
    expect(await settingsOf(event)).toEqual(drawn);
    const bracket = `${event.desk}/rounds/bracket`;
    const form = filledForm(await staff.html(bracket), 'seeds');
    await staff.post(bracket, bodyOf(form, { intent: 'publish' }));
    const made = await event.matches();
    const again = await staff.post(bracket, bodyOf(form, { hasThird: 'on', intent: 'publish' }));
    expect(again.headers.get('Set-Cookie')).toContain('error.changedMeanwhile');
    expect([made.length > 0, await event.matches()]).toEqual([true, made]);
  });

  it('take a press that comes twice at once as one', async () => {
    const event = await runningEvent(eight);
    const path = `${event.desk}/rounds/blocks`;
    const twice = async (page: string, holding: string, typed: Record<string, string>) => {
      const body = bodyOf(filledForm(await staff.html(page), holding), typed);
      const answers = await Promise.all([staff.post(page, body), staff.post(page, body)]);
      return answers.map((answer) => /toast=([\w.]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1]);
    };
    const drawn = await twice(path, 'apart', { count: '2', advance: '2', intent: 'draw', late: 'bothLose' });
    expect(drawn).toEqual(['success.saved', 'success.saved']);
    const who = event.player('ハルカ').entrantId;
    const moved = await twice(path, 'to', { who, to: '', intent: 'move' });
    expect(moved).toEqual(['success.saved', 'success.saved']);
    expect(await twice(path, 'seen', { intent: 'publish' })).toEqual([
      'success.published',
      'success.published',
    ]);
    const bracket = await twice(`${event.desk}/rounds/bracket`, 'seeds', { intent: 'publish' });
    expect(bracket).toEqual(['success.published', 'success.published']);
  });

  it('stay public as they are while staff draw anew', async () => {
    const event = await runningEvent(eight);
    await draw(event);
    await publish(event);
    await playAll(event, 'blocks');
    const path = `/tournaments/${event.tournamentId}/rounds`;
    const main = async () => mainOf(await visitor.get(path));
    const shown = await main();
    await draw(event, { count: '1', advance: '4', bestOf: '1' });
    expect(await main()).toBe(shown);
    await publish(event);
    expect(await main()).toContain('各ブロックの上位4人が、決勝トーナメントに進みます。');
    const withdraw = { kind: 'blocks', seen: '4', sure: 'yes' };
    for (let press = 0; press < 2; press++) {
      const done = await staff.post(`${event.desk}/rounds/withdraw`, withdraw);
      expect(done.headers.get('Set-Cookie')).toContain('success.saved');
    }
    expect(await main()).toContain('まだ公開されていません');
    expect(await staff.html(`${event.desk}/rounds/blocks`)).toContain('この組み合わせを公開する');
  });

  it('count a match that nobody played the same in the standing and in the results', async () => {
    const event = await runningEvent(eight.slice(0, 4));
    await draw(event, { count: '1', late: 'bothLose', advance: '2' });
    await publish(event);
    await press(event, 'bracket', 'seeds', { intent: 'publish' });
    await staff.post(`${event.desk}/rounds/publish-results`, {});
    const saved = await db.select().from(standings);
    const own = saved.filter(({ teamSheetId }) =>
      event.players.some(({ sheetId }) => sheetId === teamSheetId),
    );
    expect(own.map(({ wins, losses }) => [wins, losses])).toEqual(own.map(() => [0, 3]));
    expect(own).toHaveLength(4);
  });
});
