import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankDesk, type Desk, type DeskCommand, deskOf, maxTakes, operate } from '~/broadcast/desk';
import { isSameScene, mergeScenes } from '~/broadcast/merge-scenes';
import { blankScene, blankSide, type Scene } from '~/broadcast/scene';
import { sceneOf } from '~/broadcast/scene-schema.server';
import { deskValuesOf } from '~/broadcast-desk/desk-values';
import { sceneFrom } from '~/broadcast-desk/typed-scene.server';
import { anyCommand, anyScene } from './arbitraries';

const scene = (change: Partial<Scene> = {}): Scene => ({
  ...blankScene,
  kind: 'match',
  sides: [
    { ...blankSide, player: 'ハルカ', score: 0, teamSheetId: null, color: null },
    { ...blankSide, player: 'Leon', score: 0, teamSheetId: null, color: null },
  ],
  ...change,
});
const done = (desk: Desk, ...commands: DeskCommand[]): Desk =>
  commands.reduce((now, command) => {
    const answer = operate(now, command, 'ツキノ');
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.desk;
  }, desk);
const take = (desk: Desk, next: Scene) => done(desk, { type: 'take', seen: desk.draft, scene: next });
const point = (side: 1 | 2): DeskCommand => ({ type: 'live', command: { type: 'score', side, by: 1 } });
const scores = (of: Scene | null) => of?.sides.map((side) => side.score);

describe('draft, take, undo, redo', () => {
  it('keeps a draft off the air until it is taken', () => {
    const drafted = done(blankDesk, { type: 'save', seen: blankScene, scene: scene() });
    expect([drafted.live, drafted.revision, drafted.draftRevision, drafted.draftBy]).toEqual([
      null,
      0,
      1,
      'ツキノ',
    ]);
    const taken = done(drafted, { type: 'take' });
    expect([taken.live, taken.revision]).toEqual([scene(), 1]);
  });

  it('goes back and forth, and forgets what was undone with the next take', () => {
    const second = scene({ kind: 'versus' });
    const two = take(take(blankDesk, scene()), second);
    const back = done(two, { type: 'undo' });
    expect([back.live, back.draft, back.revision]).toEqual([scene(), second, 3]);
    expect(done(back, { type: 'redo' }).live).toEqual(second);
    expect(done(back, { type: 'undo' }).live).toBeNull();
    expect(operate(take(back, scene({ kind: 'break' })), { type: 'redo' }, '')).toEqual({
      error: 'nothingToRedo',
    });
  });

  it('takes what was chosen while a score was added: that one is on air already', () => {
    const before = take(blankDesk, scene());
    const scored = done(before, point(1));
    const taken = done(scored, { type: 'take', seen: before.draft, scene: scene({ kind: 'versus' }) });
    expect([taken.live?.kind, scores(taken.live), scores(taken.draft)]).toEqual(['versus', [1, 0], [1, 0]]);
    // What somebody only drafted meanwhile is looked at first.
    const drafted = done(scored, { type: 'draft', command: { type: 'edit', changes: { ticker: ['x'] } } });
    expect(
      operate(drafted, { type: 'take', seen: before.draft, scene: scene({ kind: 'versus' }) }, ''),
    ).toEqual({ error: 'unseen', paths: ['ticker'] });
  });

  it('remembers twenty', () => {
    let desk = blankDesk;
    for (let i = 0; i < 30; i++) desk = take(desk, scene({ ticker: [`${i}`] }));
    for (let i = 0; i < maxTakes; i++) desk = done(desk, { type: 'undo' });
    expect(desk.live?.ticker).toEqual(['9']);
    expect(operate(desk, { type: 'undo' }, '')).toEqual({ error: 'nothingToUndo' });
  });

  it('scores at once on air; a draft of the same match follows, and goes back with it', () => {
    const scored = done(take(blankDesk, scene()), point(1), point(1));
    expect([scores(scored.live), scores(scored.draft)]).toEqual([
      [2, 0],
      [2, 0],
    ]);
    const back = done(scored, { type: 'undo' });
    expect([scores(back.live), scores(back.draft)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(operate(scored, point(1), '')).toMatchObject({ error: 'scoreImpossible' });
  });

  it('scores the same player in a draft with changes of its own, and nobody else', () => {
    const taken = take(blankDesk, scene());
    const [first, second] = scene().sides;
    const changed = scene({ kind: 'winner', sides: [first, { ...second, player: 'ミナト' }] });
    const desk = done(taken, { type: 'save', seen: taken.draft, scene: changed }, point(1), point(2));
    expect([scores(desk.live), scores(desk.draft)]).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  it('refuses what needs something on air, and a decision made on an older picture', () => {
    expect(operate(blankDesk, point(1), '')).toEqual({ error: 'nothingLive' });
    const taken = take(blankDesk, scene());
    expect(operate(taken, { ...point(1), revision: 0 } as DeskCommand, '')).toEqual({ error: 'moved' });
    expect(operate(taken, { type: 'undo', revision: 0 }, '')).toEqual({ error: 'moved' });
  });

  it('remembers casters', () => {
    const [a, b] = [
      { name: 'ツキノ', handle: '@tsukino' },
      { name: 'Mia', handle: '' },
    ];
    const desk = take(take(blankDesk, scene({ casters: [a] })), scene({ casters: [b, a] }));
    expect(desk.knownCasters).toEqual([b, a]);
  });
});

describe('two people', () => {
  const seen = scene();
  it('change different fields: both stay', () => {
    const theirs = done(
      { ...blankDesk, draft: seen },
      { type: 'save', seen, scene: scene({ ticker: ['休憩'] }) },
    );
    const both = done(theirs, { type: 'save', seen, scene: scene({ bestOf: 5 }) });
    expect(both.draft).toEqual(scene({ ticker: ['休憩'], bestOf: 5 }));
  });

  it('change the same field: nothing is overwritten, the field is named', () => {
    const theirs = done(
      { ...blankDesk, draft: seen },
      { type: 'save', seen, scene: scene({ ticker: ['休憩'] }) },
    );
    const mine = scene({ ticker: ['再開'], bestOf: 5 });
    expect(operate(theirs, { type: 'save', seen, scene: mine }, '')).toEqual({
      error: 'conflict',
      paths: ['ticker'],
    });
  });

  it('never take what they have not seen', () => {
    const theirs = done(
      { ...blankDesk, draft: seen },
      { type: 'save', seen, scene: scene({ kind: 'winner' }) },
    );
    expect(operate(theirs, { type: 'take', seen, scene: seen }, '')).toEqual({
      error: 'unseen',
      paths: ['kind'],
    });
  });

  it('never make an impossible score together', () => {
    const bestOf5 = scene({ bestOf: 5 });
    const sides = [{ ...seen.sides[0], score: 3 }, seen.sides[1]] as const;
    const theirs = done(
      { ...blankDesk, draft: bestOf5 },
      { type: 'save', seen: bestOf5, scene: { ...bestOf5, sides } },
    );
    const answer = operate(theirs, { type: 'save', seen: bestOf5, scene: scene({ bestOf: 1 }) }, '');
    expect(answer).toEqual({ error: 'scoreImpossible', path: 'bestOf' });
  });

  it('merge to the one’s work where the other did nothing', () => {
    fc.assert(
      fc.property(anyScene, anyScene, (before, after) => {
        expect(mergeScenes(before, after, before)).toMatchObject({ scene: after, unseen: [] });
        expect(mergeScenes(before, before, after)).toMatchObject({ scene: after });
      }),
    );
  });
});

const deskCommand: fc.Arbitrary<DeskCommand> = fc.oneof(
  fc.record({ type: fc.constantFrom('save' as const, 'take' as const), seen: anyScene, scene: anyScene }),
  fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const, 'offAir' as const, 'take' as const) }),
  fc.record({
    type: fc.constantFrom('draft' as const, 'live' as const),
    command: anyCommand,
  }) as fc.Arbitrary<DeskCommand>,
);

it('is never broken, whatever comes, and comes back out of storage', () => {
  fc.assert(
    fc.property(fc.array(deskCommand, { maxLength: 40 }), (commands) => {
      let desk = blankDesk;
      for (const command of commands) {
        const answer = operate(desk, command, 'ツキノ');
        if (answer.error !== undefined) continue;
        const { draft, live, past, future, revision, draftRevision } = answer.desk;
        expect(sceneOf(draft)).toEqual(draft);
        if (live) expect(sceneOf(live)).toEqual(live);
        expect(past.length).toBeLessThanOrEqual(maxTakes);
        expect(future.length).toBeLessThanOrEqual(maxTakes);
        expect(revision - desk.revision).toBe(
          isSameScene(live, desk.live) && revision === desk.revision ? 0 : 1,
        );
        expect(draftRevision - desk.draftRevision).toBe(isSameScene(draft, desk.draft) ? 0 : 1);
        desk = answer.desk;
      }
      expect(deskOf(JSON.parse(JSON.stringify(desk)))).toEqual(desk);
    }),
  );
});

it('is blank out of nothing', () => {
  expect(deskOf(undefined)).toEqual(blankDesk);
  expect(deskOf({ draft: 1, live: [], past: 'x', knownCasters: [1, { name: 'Mia', handle: '' }] })).toEqual({
    ...blankDesk,
    knownCasters: [{ name: 'Mia', handle: '' }],
  });
});

describe('English of the show', () => {
  const typed = (change: Record<string, string>) =>
    sceneFrom({ ...deskValuesOf(blankScene), ...change }, blankScene, [], 'Asia/Tokyo', new Date());

  it('stands line by line, and comes back so', () => {
    const { scene } = typed({
      ticker: 'あ\nい',
      tickerEn: 'A\r\n\r\n',
      casterName1: '遥',
      casterNameEn1: 'Haruka',
    });
    expect(scene).toMatchObject({ tickerEn: ['A'], casters: [{ name: '遥', nameEn: 'Haruka', handle: '' }] });
    expect(typed({ ticker: 'あ\nい', tickerEn: '\nB' }).scene.tickerEn).toEqual(['', 'B']);
    expect(deskValuesOf(scene)).toMatchObject({ tickerEn: 'A', casterNameEn1: 'Haruka' });
    expect(typed({ tickerEn: '\n\n' }).scene.tickerEn).toEqual([]);
  });

  it.each([
    ['tickerEn', 'a'.repeat(81), 'ticker'],
    ['tickerEn', 'a\n'.repeat(9), 'ticker'],
    ['casterNameEn1', 'a'.repeat(21), 'casters'],
  ])('is wrong in %s', (name, value, problem) => {
    expect(typed({ [name]: value, ...(name === 'casterNameEn1' && { casterName1: 'あ' }) }).problems).toEqual(
      {
        [name]: problem,
      },
    );
  });
});
