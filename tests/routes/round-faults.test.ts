import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { entrants, stages } from '~/db/schema';
import { type RunningEvent, runningEvent } from './event';
import { bodyOf, filledForm } from './filled-form';
import { mainOf } from './main-of';
import { errorsOf, locationOf, person } from './person';
import { db } from './sheet-writes';

let staff: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  staff = await person('moderator@example.com');
});

const four = ['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ'] as const;

async function press(
  { desk }: RunningEvent,
  page: string,
  holding: string,
  typed: Record<string, string>,
  html?: string,
) {
  const path = `${desk}/rounds/${page}`;
  return staff.post(path, bodyOf(filledForm(html ?? (await staff.html(path)), holding), typed));
}

/** Looks at a pasted round, then publishes it with these answers. */
async function paste(event: RunningEvent, text: string, typed: Record<string, string> = {}) {
  const looked = await press(event, 'paste', 'text', { text, intent: 'look', ...typed });
  const html = await mainOf(looked);
  const published = await press(event, 'paste', 'text', { ...typed, intent: 'publish' }, html);
  return { html, looked, published };
}

describe('a pasted round', () => {
  it.each([
    ['stands in two matches', '1卓 ハルカ vs ケンタ\n2卓 ハルカ vs アカリ', 'ハルカさんが2か所にいます。'],
    ['plays against themselves', '1卓 ハルカ vs ハルカ\n2卓 ケンタ vs アカリ', '同じ人どうし'],
  ])('in which a player %s is not published', async (_, text, problem) => {
    const event = await runningEvent(four);
    const { html, published } = await paste(event, text);
    expect(html).toContain(problem);
    expect(html).toContain('直してから、「内容を確認する」を押してください');
    expect(html).not.toContain('value="publish"');
    expect([published.status, await event.matches()]).toEqual([409, []]);
  });

  it('asks again who somebody is if the answers put one player into two matches', async () => {
    const event = await runningEvent(four);
    const text = '1卓 ハルカ vs だれか\n2卓 ケンタ vs アカリ';
    const wrong = event.player('ケンタ').entrantId;
    const { published } = await paste(event, text, { as: wrong });
    expect(published.status).toBe(409);
    const again = await mainOf(published);
    expect(again).toContain('「だれか」は誰ですか');
    const right = { as: event.player('ソラマメ').entrantId, intent: 'publish' };
    expect((await press(event, 'paste', 'text', right, again)).status).toBe(302);
    expect(await event.matches()).toHaveLength(2);
  });

  it('adds nobody to the list if one new player would stand in two matches', async () => {
    const event = await runningEvent(four);
    const { published } = await paste(event, '1卓 ハルカ vs だれか\n2卓 ケンタ vs だれか', { as: 'new' });
    expect(published.status).toBe(409);
    expect(await mainOf(published)).toContain('だれかさんが2か所にいます。');
    expect(await db.$count(entrants, eq(entrants.tournamentId, event.tournamentId))).toBe(4);
  });

  it.each([
    ['round', '0'],
    ['round', '31'],
    ['round', '1.5'],
    ['minutes', '0'],
    ['minutes', '601'],
    ['minutes', 'ten'],
  ])('says beside the field that a %s of %s is none', async (field, value) => {
    const event = await runningEvent(four);
    const text = '1卓 ハルカ vs ケンタ\n2卓 ソラマメ vs アカリ';
    const { html, looked, published } = await paste(event, text, { [field]: value });
    expect(looked.status).toBe(422);
    expect(errorsOf(html).join()).toContain(field === 'round' ? '1〜30' : '1〜600');
    expect(html).toContain(`value="${value}"`);
    expect([published.status, await event.matches()]).toEqual([422, []]);
  });

  it('asks for the number if the text has one that no round has', async () => {
    const event = await runningEvent(four);
    const { html, published } = await paste(event, '0回戦\n1卓 ハルカ vs ケンタ\n2卓 ソラマメ vs アカリ');
    expect(errorsOf(html).join()).toContain('1〜30');
    expect([published.status, await event.matches()]).toEqual([422, []]);
    const third = await paste(event, '0回戦\n1卓 ハルカ vs ケンタ\n2卓 ソラマメ vs アカリ', { round: '3' });
    expect(third.published.status).toBe(302);
    expect((await event.matches()).map(({ round }) => round)).toEqual([3, 3]);
  });

  it('is not withdrawn without its number', async () => {
    const event = await runningEvent(four);
    await paste(event, '1卓 ハルカ vs ケンタ\n2卓 ソラマメ vs アカリ');
    const answer = await staff.post(`${event.desk}/rounds/withdraw`, {
      kind: 'swiss',
      seen: '1',
      sure: 'yes',
    });
    expect(answer.headers.get('Set-Cookie')).toContain('error.saveFailed');
    expect(await event.matches()).toHaveLength(2);
  });
});

describe('the page of a match', () => {
  it('moves no match to another table unless the form says which', async () => {
    const event = await runningEvent(four);
    await paste(event, '1卓 ハルカ vs ケンタ\n2卓 ソラマメ vs アカリ');
    const [match] = await event.matches();
    const path = `${event.desk}/rounds/matches/${match?.id}`;
    expect((await staff.post(path, {})).status).toBe(422);
    expect((await event.matches())[0]?.seat).toBe('1');
  });

  it('stores the name of a table without broken and turning characters', async () => {
    const event = await runningEvent(four);
    await paste(event, '1卓 ハルカ vs ケンタ\n2卓 ソラマメ vs アカリ');
    const [match] = await event.matches();
    const move = (seat: string) => staff.post(`${event.desk}/rounds/matches/${match?.id}`, { seat });
    await move('  配信\u202e\u0000卓 ');
    expect((await event.matches())[0]?.seat).toBe('配信卓');
    await move(`a${'😀'.repeat(20)}`);
    expect((await event.matches())[0]?.seat).toBe(`a${'😀'.repeat(11)}`);
  });

  it('does not say “saved” of a result to which a player has objected meanwhile', async () => {
    const event = await runningEvent(four);
    await paste(event, '1卓 ハルカ vs ケンタ\n2卓 ソラマメ vs アカリ');
    const [match] = await event.matches();
    const path = `${event.desk}/rounds/matches/${match?.id}`;
    const own = { match: match?.id ?? '' };
    await event.player('ハルカ').press('report', { ...own, revision: '1', score: '2-0' });
    const page = await staff.html(path);
    await event.player('ケンタ').press('object', { ...own, revision: '2' });
    const answer = await press(event, `matches/${match?.id}`, 'revision', { outcome: 'a2-0' }, page);
    expect(answer.status).toBe(409);
    expect((await press(event, `matches/${match?.id}`, 'revision', { outcome: 'a2-0' })).status).toBe(302);
    // The same press twice.
    const twice = await press(event, `matches/${match?.id}`, 'revision', { outcome: 'a2-0' }, page);
    expect(twice.status).toBe(302);
  });

  it.each(['tie', 'nobody'])('refuses %s in the bracket, where one has to go on', async (outcome) => {
    const event = await runningEvent(four);
    await press(event, 'bracket', 'seeds', { intent: 'publish' });
    const [match] = await event.matches();
    const path = `${event.desk}/rounds/matches/${match?.id}`;
    const answer = await staff.post(path, { outcome, revision: '1' });
    expect([answer.status, await mainOf(answer)]).toEqual([
      422,
      expect.stringContaining('決勝トーナメントでは、どちらかの勝ちを選んでください'),
    ]);
    expect((await event.matches())[0]?.winner).toBeNull();
  });
});

describe('drafted blocks', () => {
  const eight = [...four, 'ヒカリ', 'レン', 'ミナト', 'ユズ'] as const;
  const draw = async (event: RunningEvent, count: string) =>
    press(event, 'blocks', 'apart', { count, intent: 'draw' });
  const remove = async (event: RunningEvent, name: string) =>
    db.delete(entrants).where(eq(entrants.id, event.player(name).entrantId));

  it('are published without somebody who is not on the list any more', async () => {
    const event = await runningEvent(eight);
    await draw(event, '2');
    await remove(event, 'ハルカ');
    const answer = await press(event, 'blocks', 'seen', { intent: 'publish' });
    expect(locationOf(answer)).toBe(`${event.desk}/rounds`);
    expect(await event.matches()).toHaveLength(3 + 6);
    const [stage] = await db.select().from(stages).where(eq(stages.tournamentId, event.tournamentId));
    expect(stage?.settings.blocks?.blocks.flat()).toHaveLength(7);
  });

  it('are not published if too few are left in a block', async () => {
    const event = await runningEvent(eight.slice(0, 6));
    await draw(event, '2');
    await remove(event, 'ハルカ');
    const answer = await press(event, 'blocks', 'seen', { intent: 'publish' });
    expect([answer.status, await event.matches()]).toEqual([422, []]);
  });
});

describe('the form of blocks', () => {
  const checkIn = async (event: RunningEvent, count: number) => {
    for (const { entrantId } of event.players.slice(0, count))
      await staff.post(`${event.desk}/entrants/check-in`, { entrant: entrantId });
  };
  const form = async (event: RunningEvent) => mainOf(await staff.get(`${event.desk}/rounds/blocks`));

  it('takes everybody while fewer than three are checked in', async () => {
    const event = await runningEvent(['ア', 'イ', 'ウ', 'エ', 'オ', 'カ']);
    await checkIn(event, 2);
    const html = await form(event);
    expect(html).toContain('2ブロック（3人ずつ）');
    expect(html).toMatch(/<option value="all" selected/);
    expect((await press(event, 'blocks', 'apart', { intent: 'draw' })).status).toBe(302);
  });

  it('offers as many blocks as everybody fills, also if fewer are checked in', async () => {
    const event = await runningEvent(['ア', 'イ', 'ウ', 'エ', 'オ', 'カ', 'キ']);
    await checkIn(event, 4);
    const html = await form(event);
    expect(html).toContain('1ブロック（4人ずつ）');
    expect(html).toContain('2ブロック（全員なら3–4人ずつ）');
    const drawn = await press(event, 'blocks', 'apart', { who: 'all', count: '2', intent: 'draw' });
    expect(drawn.status).toBe(302);
  });

  it('says beside the field that one player alone is no group to keep apart', async () => {
    const event = await runningEvent(four);
    const answer = await press(event, 'blocks', 'apart', { apart: 'ハルカ、ハルカ', intent: 'draw' });
    expect(answer.status).toBe(422);
    expect(errorsOf(await mainOf(answer)).join()).toContain('1行目には2人以上書いてください。');
  });

  it('says what to do if there are fewer than three', async () => {
    const event = await runningEvent(['ア', 'イ']);
    const html = await form(event);
    expect(html).toContain('ブロックを作るには3人以上が必要です。いまは2人です。');
    expect(html).toContain(`${event.desk}/entrants"`);
  });
});

describe('a bracket', () => {
  it('is not made from a page that was open before a result of the blocks was cleared', async () => {
    const event = await runningEvent(four);
    await press(event, 'blocks', 'apart', { count: '1', advance: '2', intent: 'draw' });
    await press(event, 'blocks', 'seen', { intent: 'publish' });
    const enter = async (id: string, outcome: string) =>
      press(event, `matches/${id}`, 'revision', { outcome });
    for (const { id } of await event.matches()) await enter(id, 'a2-0');
    const page = await staff.html(`${event.desk}/rounds/bracket`);
    const [first] = await event.matches();
    await enter(first?.id ?? '', 'clear');
    const answer = await press(event, 'bracket', 'seeds', { intent: 'publish' }, page);
    expect([answer.status, await mainOf(answer)]).toEqual([
      409,
      expect.stringContaining('ブロックに結果待ちが1試合あります'),
    ]);
    expect((await event.matches()).filter(({ stage }) => stage === 'bracket')).toEqual([]);
  });
});
