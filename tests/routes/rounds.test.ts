import { and, count, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { entrants, matchChanges, matches } from '~/db/schema';
import { type RunningEvent, runningEvent } from './event';
import { bodyOf, filledForm } from './filled-form';
import { mainOf } from './main-of';
import { locationOf, person, visitor } from './person';
import { won } from './round-writes';
import { db } from './sheet-writes';

let staff: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  staff = await person('moderator@example.com');
});

const four = ['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ'] as const;

/** Pastes a round, looks at it, and publishes it as it is or with answers to what was asked. */
async function publish(event: RunningEvent, text: string, typed: Record<string, string> = {}) {
  const path = `${event.desk}/rounds/paste`;
  const looked = await staff.post(path, { text, intent: 'look', bestOf: '3' });
  const html = await mainOf(looked);
  const form = bodyOf(filledForm(html, 'text'), { ...typed, intent: 'publish' });
  return { html, answer: await staff.post(path, form) };
}

/** Fields of the form that reports or confirms, as on the player's page. */
async function fieldsOf({ open }: RunningEvent['players'][number]) {
  const html = await open();
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return { match: value('match'), revision: value('revision') };
}
const report = async (player: RunningEvent['players'][number], score: string) =>
  player.press('report', { ...(await fieldsOf(player)), score });
const answer = async (player: RunningEvent['players'][number], act: 'confirm' | 'object') =>
  player.press(act, await fieldsOf(player));

describe('a pasted round', () => {
  it('leads every player to the sheet of their opponent, and nobody else', async () => {
    const event = await runningEvent(four);
    const { html, answer: published } = await publish(
      event,
      '第3回戦\n1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs アカリ',
    );
    expect(html).toContain('予選3回戦');
    expect([published.status, locationOf(published)]).toEqual([302, `${event.desk}/rounds`]);
    const [haruka, kenta, soramame] = [
      event.player('ハルカ'),
      event.player('ケンタ'),
      event.player('ソラマメ'),
    ];
    const own = await haruka.open();
    expect(own).toContain('予選3回戦');
    expect(own).toContain('卓1');
    expect(own).toContain('相手：ソラマメ');
    expect(own).toContain(`href="/teams/${soramame.sheetId}"`);
    expect(own).not.toContain(kenta.sheetId);
    expect(await haruka.open('/')).toContain(`href="/teams/${soramame.sheetId}"`);
    expect(await haruka.open(`/tournaments/${event.tournamentId}`)).toContain('相手：ソラマメ');
    const page = await visitor.html(`/tournaments/${event.tournamentId}/rounds`);
    expect(page).toContain('ソラマメ');
    expect(page).not.toContain(soramame.sheetId);
    const stranger = await visitor.get(`/teams/${haruka.sheetId}/match`);
    expect(stranger.status).toBe(403);
  });

  it('tells a player with a bye that nobody is to be played or reported', async () => {
    const event = await runningEvent(four);
    await publish(event, '1卓 ハルカ vs ソラマメ\nケンタ 不戦勝');
    const own = await event.player('ケンタ').open();
    expect(own).toContain('相手がいないため、勝ちになります。');
    expect(own).not.toContain('相手のチーム');
    expect(own).not.toContain('name="score"');
  });

  it('adds somebody new once, however often the page is pressed, also with what it says after', async () => {
    const event = await runningEvent(four);
    const text = '1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs ゆずぽん';
    const path = `${event.desk}/rounds/paste`;
    const looked = await mainOf(await staff.post(path, { text, intent: 'look', bestOf: '3' }));
    const form = bodyOf(filledForm(looked, 'text'), { as: 'new', intent: 'publish' });
    const again = await Promise.all(Array.from({ length: 4 }, () => staff.post(path, form)));
    const late = await staff.post(path, form);
    for (const answer of [...again, late])
      expect([answer.status, locationOf(answer)]).toEqual([302, `${event.desk}/rounds`]);
    const names = await db
      .select({ name: entrants.name })
      .from(entrants)
      .where(eq(entrants.tournamentId, event.tournamentId));
    expect(names.filter(({ name }) => name === 'ゆずぽん')).toHaveLength(1);
    // Another one of staff has answered the same, and had an older page.
    const other = bodyOf(filledForm(looked, 'text'), { as: 'new', intent: 'publish', bestOf: '1' });
    const told = await staff.post(path, other);
    expect(told.status).toBe(409);
    const next = bodyOf(filledForm(await mainOf(told), 'text'), { intent: 'publish' });
    expect((await staff.post(path, next)).status).toBe(302);
    const [{ all } = { all: 0 }] = await db
      .select({ all: count() })
      .from(entrants)
      .where(and(eq(entrants.tournamentId, event.tournamentId), eq(entrants.name, 'ゆずぽん')));
    expect(all).toBe(1);
    expect(await event.matches()).toHaveLength(2);
  });

  it('asks who somebody is, and adds new people to the list', async () => {
    const event = await runningEvent(four);
    const text = '1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs ゆずぽん';
    const { html, answer: refused } = await publish(event, text);
    expect(html).toContain('「ゆずぽん」は誰ですか');
    expect(refused.status).toBe(409);
    expect(await event.matches()).toEqual([]);
    const { answer: published } = await publish(event, text, { as: 'new' });
    expect(published.status).toBe(302);
    const names = await db
      .select({ name: entrants.name })
      .from(entrants)
      .where(eq(entrants.tournamentId, event.tournamentId));
    expect(names.map(({ name }) => name)).toContain('ゆずぽん');
    expect(await event.matches()).toHaveLength(2);
  });

  it('keeps reported results of unchanged pairings when it is published again', async () => {
    const event = await runningEvent([...four, 'ヒカリ', 'レン']);
    await publish(event, '1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs アカリ\n3卓 ヒカリ vs レン');
    expect(locationOf(await report(event.player('ハルカ'), '2-1'))).toContain('/match?match=');
    const before = await event.matches();
    const { html, answer: again } = await publish(
      event,
      '第1回戦\n5卓 ハルカ vs ソラマメ\n2卓 ケンタ vs ヒカリ\n3卓 アカリ vs レン',
    );
    expect(html).toContain('入力済みの1試合の結果は、そのまま残ります。');
    expect(again.status).toBe(302);
    const after = await event.matches();
    expect(after.map(({ seat, winner }) => [seat, winner])).toEqual([
      ['5', 'a'],
      ['2', null],
      ['3', null],
    ]);
    expect(after[0]?.id).toBe(before[0]?.id);
  });

  it('is not published from a look that is outdated', async () => {
    const event = await runningEvent(four);
    const path = `${event.desk}/rounds/paste`;
    const text = '1卓 ハルカ vs アカリ\n2卓 ケンタ vs ソラマメ';
    const looked = filledForm(await mainOf(await staff.post(path, { text, intent: 'look' })), 'text');
    await publish(event, '1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs アカリ');
    const published = await event.matches();
    const late = await staff.post(path, bodyOf(looked, { intent: 'publish' }));
    expect([late.status, await mainOf(late)]).toEqual([
      409,
      expect.stringContaining('先に組み合わせを変更しました'),
    ]);
    expect(await event.matches()).toEqual(published);
  });

  it('is marked among the others', async () => {
    const event = await runningEvent(four);
    await publish(event, '第1回戦\n1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs アカリ');
    await publish(event, '第2回戦\n1卓 ハルカ vs ケンタ\n2卓 ソラマメ vs アカリ');
    const path = `/tournaments/${event.tournamentId}/rounds`;
    const current = async (query: string) =>
      /aria-current="page"[^>]*>([^<]*)/.exec(await mainOf(await visitor.get(path + query)))?.[1];
    expect(await current('?round=1')).toBe('予選1回戦');
    for (const query of ['', '?round=2', '?round=3', '?round=0', '?round=-1', '?round=1.5'])
      expect([query, await current(query)]).toEqual([query, '予選2回戦']);
  });

  it('is withdrawn with one press, unless somebody has changed it', async () => {
    const event = await runningEvent(four);
    await publish(event, '1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs アカリ');
    const withdraw = (seen: string) =>
      staff.post(`${event.desk}/rounds/withdraw`, { kind: 'swiss', round: '1', seen, sure: 'yes' });
    await withdraw('7');
    expect(await event.matches()).toHaveLength(2);
    await withdraw('1');
    expect(await event.matches()).toEqual([]);
    expect(await event.player('ハルカ').open()).toContain('あなたの対戦は、まだありません。');
    expect(await visitor.html(`/tournaments/${event.tournamentId}/rounds`)).toContain(
      'まだ公開されていません',
    );
  });
});

describe('a result', () => {
  const paired = async () => {
    const event = await runningEvent(four);
    await publish(event, '1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs アカリ');
    return event;
  };

  it('is reported by one player and confirmed by the other', async () => {
    const event = await paired();
    const [haruka, soramame] = [event.player('ハルカ'), event.player('ソラマメ')];
    await report(haruka, '2-1');
    expect(await haruka.open()).toContain('「勝ち 2–1」と報告しました。');
    expect(await soramame.open()).toContain('相手の報告では、あなたの「負け 1–2」です。');
    await answer(soramame, 'confirm');
    expect(await haruka.open()).toContain('結果：勝ち 2–1');
    const [match] = await event.matches();
    const history = await db
      .select()
      .from(matchChanges)
      .where(eq(matchChanges.matchId, match?.id ?? ''));
    expect(history.map(({ act, by }) => [act, by])).toEqual([
      ['report', 'a'],
      ['confirm', 'b'],
    ]);
  });

  it('is decided by staff if the other objects', async () => {
    const event = await paired();
    const [haruka, soramame] = [event.player('ハルカ'), event.player('ソラマメ')];
    await report(haruka, '2-0');
    await answer(soramame, 'object');
    expect(await haruka.open()).toContain('相手が「違います」と答えました。');
    const page = await staff.html(`${event.desk}/rounds`);
    expect(page).toContain('運営の確認が必要');
    const [match] = await event.matches();
    const at = `${event.desk}/rounds/matches/${match?.id}`;
    const form = bodyOf(filledForm(await staff.html(at), 'revision'), { outcome: 'b2-1' });
    expect((await staff.post(at, form)).status).toBe(302);
    expect(await haruka.open()).toContain('結果：負け 1–2');
    // The form was opened before somebody else's change.
    const late = await staff.post(at, form);
    expect(late.status).toBe(302);
    const other = await staff.post(at, { revision: '1', outcome: 'a2-0' });
    expect([other.status, await mainOf(other)]).toEqual([
      409,
      expect.stringContaining('ほかの人が先に変更しました'),
    ]);
  });

  it('is no third person’s, and no other score', async () => {
    const event = await paired();
    const [haruka, kenta] = [event.player('ハルカ'), event.player('ケンタ')];
    const fields = await fieldsOf(haruka);
    await kenta.press('report', { ...fields, score: '2-0' });
    await haruka.press('report', { ...fields, score: '5-0' });
    await haruka.press('confirm', fields);
    const foreign = await visitor.post(`/teams/${haruka.sheetId}/match/report`, { ...fields, score: '2-0' });
    expect(foreign.status).toBe(403);
    expect((await event.matches()).map(({ winner }) => winner)).toEqual([null, null]);
  });

  it('is for staff once the players have changed it forty times', async () => {
    const event = await paired();
    const [haruka, soramame] = [event.player('ハルカ'), event.player('ソラマメ')];
    await report(haruka, '2-1');
    const [match] = await event.matches();
    const matchId = match?.id ?? '';
    const change = { matchId, act: 'report', by: 'a', snapshot: won('a'), createdAt: new Date() } as const;
    for (let revision = 3; revision <= 40; revision++)
      await db.insert(matchChanges).values({ ...change, revision });
    await db.update(matches).set({ revision: 40 }).where(eq(matches.id, matchId));
    // The fortieth.
    const last = await report(haruka, '2-0');
    expect(last.headers.get('Set-Cookie')).toContain('success.saved');
    const refused = await report(haruka, '2-1');
    expect(refused.headers.get('Set-Cookie')).toContain('error.askStaff');
    expect((await event.matches())[0]).toMatchObject({ gamesB: 0, revision: 41 });
    const confirmed = await answer(soramame, 'confirm');
    expect(confirmed.headers.get('Set-Cookie')).toContain('success.saved');
  });

  it('counts once if both report the same at once', async () => {
    const event = await paired();
    const [haruka, soramame] = [event.player('ハルカ'), event.player('ソラマメ')];
    const [one, other] = [await fieldsOf(haruka), await fieldsOf(soramame)];
    await haruka.press('report', { ...one, score: '2-1' });
    await soramame.press('report', { ...other, score: '1-2' });
    const [match] = await event.matches();
    expect([match?.winner, match?.confirmedAt !== null]).toEqual(['a', true]);
  });

  const many = Array.from({ length: 16 }, (_, at) => `選手${at}番`);
  const crowd = async () => {
    const event = await runningEvent(many);
    const lines = many.slice(0, 8).map((name, at) => `${at + 1}卓 ${name} vs ${many[at + 8]}`);
    await publish(event, lines.join('\n'));
    return { event, all: await Promise.all(event.players.map(fieldsOf)) };
  };
  const toasts = (answers: readonly Response[]) =>
    answers.map(({ headers }) => /toast=(\w+)/.exec(headers.get('Set-Cookie') ?? '')?.[1]);

  it('is refused to neither of two players who report the same at one moment', async () => {
    const { event, all } = await crowd();
    const answers = await Promise.all(
      event.players.map((player, at) =>
        player.press('report', { ...all[at], score: at < 8 ? '2-1' : '1-2' } as Record<string, string>),
      ),
    );
    expect(toasts(answers)).toEqual(answers.map(() => 'success'));
    const played = await event.matches();
    expect(played.map(({ winner, confirmedAt }) => [winner, confirmedAt !== null])).toEqual(
      played.map(() => ['a', true]),
    );
    const history = await db
      .select({ act: matchChanges.act })
      .from(matchChanges)
      .where(
        inArray(
          matchChanges.matchId,
          played.map(({ id }) => id),
        ),
      );
    expect(history.map(({ act }) => act).sort()).toEqual([
      ...many.map((_, at) => (at < 8 ? 'confirm' : 'report')),
    ]);
  });

  it('is told to the second of two players who report something else at one moment', async () => {
    const { event, all } = await crowd();
    const answers = await Promise.all(
      event.players.map((player, at) =>
        player.press('report', { ...all[at], score: at < 8 ? '2-1' : '2-0' } as Record<string, string>),
      ),
    );
    expect(toasts(answers).filter((kind) => kind === 'success')).toHaveLength(8);
    const [match] = await event.matches();
    const second = event.players[match?.reportedBy === 'a' ? 8 : 0];
    expect(await second?.open()).toContain('相手の報告では');
    if (second) await answer(second, 'object');
    expect((await event.matches())[0]?.objectedAt).not.toBeNull();
  });

  it('counts one press that is sent twice at one moment once, and refuses neither', async () => {
    const { event, all } = await crowd();
    const players = event.players.slice(0, 8);
    const twice = (act: string, fields: (at: number) => Record<string, string>) =>
      Promise.all(players.flatMap((player, at) => [1, 2].map(() => player.press(act, fields(at)))));
    const reports = await twice('report', (at) => ({ ...all[at], score: '1-2' }) as Record<string, string>);
    expect(toasts(reports)).toEqual(reports.map(() => 'success'));
    const others = event.players.slice(8);
    const fields = await Promise.all(others.map(fieldsOf));
    const confirms = await Promise.all(
      others.flatMap((player, at) =>
        [1, 2].map(() => player.press('confirm', fields[at] as Record<string, string>)),
      ),
    );
    expect(toasts(confirms)).toEqual(confirms.map(() => 'success'));
    expect((await event.matches()).map(({ revision }) => revision)).toEqual(players.map(() => 3));
  });
});

describe('what no page sends', () => {
  const odd = [
    '',
    'x',
    '-1',
    '1e400',
    '9'.repeat(400),
    '0x1',
    '１',
    'null',
    '1.5',
    '\u0000',
    '%00',
    "1' or 1=1",
  ];

  it('changes nothing, and is no fault of the server', async () => {
    const event = await runningEvent(four);
    await publish(event, '1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs アカリ');
    const before = await event.matches();
    const [match] = before;
    const haruka = event.player('ハルカ');
    const rounds = `${event.desk}/rounds`;
    const answers: Response[] = [];
    for (const word of odd) {
      for (const act of ['report', 'confirm', 'object'])
        answers.push(await haruka.press(act, { match: match?.id ?? '', revision: word, score: '2-0' }));
      answers.push(
        await haruka.press('report', { match: word, revision: '1', score: '2-0' }),
        await haruka.press('report', { match: match?.id ?? '', revision: '1', score: word }),
        await staff.post(`${rounds}/withdraw`, { kind: 'swiss', round: '1', seen: word, sure: 'yes' }),
        await staff.post(`${rounds}/withdraw`, { kind: word, round: word, seen: '1', sure: 'yes' }),
        await staff.post(`${rounds}/decider`, { block: word, pair: `${word} ${word}` }),
        await staff.post(`${rounds}/matches/${match?.id}`, { revision: word, outcome: 'a2-0' }),
        await staff.post(`${rounds}/matches/${match?.id}`, { revision: '1', outcome: word || 'a3-0' }),
        await staff.post(`${rounds}/blocks`, { intent: 'move', who: word, to: word, seen: word }),
        await staff.post(`${rounds}/bracket`, { intent: 'publish', seeds: word, seen: word }),
        await visitor.get(
          `/tournaments/${event.tournamentId}/rounds?round=${encodeURIComponent(word)}&q=${encodeURIComponent(word)}`,
        ),
      );
    }
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await event.matches()).toEqual(before);
  });

  it('leads into no other tournament', async () => {
    const [event, other] = [await runningEvent(four), await runningEvent(four)];
    for (const each of [event, other]) await publish(each, '1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs アカリ');
    const foreign = (await other.matches())[0]?.id ?? '';
    await event.player('ハルカ').press('report', { match: foreign, revision: '1', score: '2-0' });
    const entered = await staff.post(`${event.desk}/rounds/matches/${foreign}`, {
      revision: '1',
      outcome: 'a2-0',
    });
    expect(entered.status).toBe(404);
    // A player of the other tournament, with the key of their own sheet.
    const asOther = await other.player('ハルカ').get(`/teams/${event.player('ハルカ').sheetId}/match`);
    expect(asOther.status).toBe(403);
    const harbor = await person('harbor-admin@example.com');
    expect((await harbor.get(`${event.desk}/rounds`)).status).toBe(404);
    expect([...(await event.matches()), ...(await other.matches())].every(({ winner }) => !winner)).toBe(
      true,
    );
  });
});

describe('a player who drops out', () => {
  it('gives up an open match, and may come back until the next round', async () => {
    const event = await runningEvent(four);
    await publish(event, '1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs アカリ');
    const haruka = event.player('ハルカ');
    await report(haruka, '2-0');
    await haruka.press('drop', {});
    expect(await haruka.open()).toContain('はい、棄権します');
    await haruka.press('drop', { sure: 'yes' });
    expect(await haruka.open()).toContain('棄権を取り消す');
    await haruka.press('return');
    expect(await haruka.open()).toContain('はい、棄権します');
    await event.player('アカリ').press('drop', { sure: 'yes' });
    expect(await event.player('ケンタ').open()).toContain('結果：不戦勝');
    await haruka.press('drop', { sure: 'yes' });
    await publish(event, '第2回戦\n1卓 ソラマメ vs ケンタ');
    expect(await haruka.open()).not.toContain('棄権を取り消す');
    await haruka.press('return');
    const [row] = await db.select().from(entrants).where(eq(entrants.id, haruka.entrantId));
    expect(row?.droppedAt).not.toBeNull();
  });
});

describe('the screen in the hall', () => {
  it('shows who plays where, by table and by name, and what is missing', async () => {
    const event = await runningEvent(four);
    await publish(event, '1卓 ハルカ vs ソラマメ\n2卓 ケンタ vs アカリ', { minutes: '50' });
    const html = await visitor.html(`/tournaments/${event.tournamentId}/hall`);
    expect(html).toContain('予選1回戦');
    expect(html).toContain('Round 1');
    expect(html).toContain('結果待ち 2卓');
    expect(html).toContain('あと49分');
    expect(html).toContain('ソラマメ');
    expect(html).not.toMatch(/\/teams\/\w/);
    await report(event.player('ハルカ'), '2-0');
    expect(await visitor.html(`/tournaments/${event.tournamentId}/hall`)).toContain('結果待ち 1卓');
  });
});
