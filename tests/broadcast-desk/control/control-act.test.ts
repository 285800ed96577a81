import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankDesk, type Desk, type DeskCommand, operate } from '~/broadcast/desk';
import { type Given, isWrong, type Wrong } from '~/broadcast/desk-act';
import type { OnAirTeam } from '~/broadcast/on-air';
import { blankScene, blankSide, type Scene } from '~/broadcast/scene';
import {
  type ControlAct,
  controlActNames,
  controlActs,
  sentenceOf,
} from '~/broadcast-desk/control/control-act';
import { worldId } from '../../world';

const now = new Date('2026-12-05T09:00:00Z');
const team = { id: worldId('haruka'), tournamentId: worldId('running') };
const findTeam = async (id: string) => (id === team.id ? { player: 'ハルカ', team } : undefined);
const shownTeam = async (side: number): Promise<OnAirTeam | null> =>
  side === 1
    ? {
        level: 'species',
        uses: ['mega'],
        members: [
          { species: { key: 'charizard', ja: 'リザードン', en: 'Charizard' }, types: ['fire', 'flying'] },
          { species: { key: 'venusaur', ja: 'フシギバナ', en: 'Venusaur' }, types: ['grass'] },
        ],
      }
    : null;
const read = async (act: ControlAct, given: Given): Promise<DeskCommand | Wrong> =>
  controlActs[act](given, { now, findTeam, nextMatch: async () => ({ type: 'nextMatch' }), shownTeam });
const edits = (changes: object) => ({ type: 'live', command: { type: 'edit', changes } });
const drafts = (command: object) => ({ type: 'draft', command });

it.each<[ControlAct, Given, object]>([
  ['set-score', { score1: '2', score2: 0 }, edits({ sides: [{ score: 2 }, { score: 0 }] })],
  ['set-score', { score2: '1' }, edits({ sides: [{}, { score: 1 }] })],
  ['set-score', {}, { wrong: 'score1' }],
  ['set-score', { score1: '1', score2: 'x' }, { wrong: 'score2' }],
  ['reset-score', {}, edits({ sides: [{ score: 0 }, { score: 0 }] })],
  ['kind', { kind: 'StartingSoon' }, edits({ kind: 'startingSoon' })],
  ['kind', { kind: 'party' }, { wrong: 'kind' }],
  ['kind', {}, { wrong: 'kind' }],
  ['next', {}, drafts({ type: 'nextMatch' })],
  ['next', { on: 'live' }, { wrong: 'on' }],
  [
    'up-next',
    { matches: 'A vs B, 準決勝\nC\tD' },
    drafts({
      type: 'edit',
      changes: {
        upNext: [
          { players: ['A', 'B'], round: { preset: 'semifinals' } },
          { players: ['C', 'D'], round: null },
        ],
      },
    }),
  ],
  ['up-next', { matches: '' }, drafts({ type: 'edit', changes: { upNext: [] } })],
  ['up-next', { matches: 'ハルカ' }, { wrong: 'matches' }],
  ['up-next', { matches: ['A vs B'] }, { wrong: 'matches' }],
  ['up-next', {}, { wrong: 'matches' }],
  ...(
    [
      [{ pokemon: 2 }, { slot: 1, on: true }],
      [
        { pokemon: 'フシギバナ', to: 'off' },
        { slot: 1, on: false },
      ],
      [{ pokemon: 'CHARIZARD', to: 'toggle' }, { slot: 0 }],
    ] as const
  ).map(([given, marked]): [ControlAct, Given, object] => [
    'down',
    { side: 1, ...given },
    { type: 'live', command: { type: 'mark', mark: 'down', side: 1, ...marked } },
  ]),
  ['came', { side: 1, pokemon: 3 }, { wrong: 'pokemon' }],
  ['came', { side: 1, pokemon: 0 }, { wrong: 'pokemon' }],
  ['came', { side: 1, pokemon: 'ピカチュウ' }, { wrong: 'pokemon' }],
  ['came', { side: 1 }, { wrong: 'pokemon' }],
  // Its team is not shown.
  ['came', { side: 2, pokemon: 1 }, { wrong: 'pokemon' }],
  ['came', { side: 3, pokemon: 1 }, { wrong: 'side' }],
  ['came', { side: 1, pokemon: 1, to: 'away' }, { wrong: 'to' }],
  ['came', { side: 1, pokemon: 1, on: 'draft' }, { wrong: 'on' }],
  [
    'mega',
    { side: 1, pokemon: 1, revision: 4 },
    { type: 'live', revision: 4, command: { type: 'mark', mark: 'mega', side: 1, slot: 0, on: true } },
  ],
  // Its regulation has none.
  ['tera', { side: 1, pokemon: 1 }, { wrong: 'pokemon' }],
  [
    'tera',
    { side: 1, pokemon: 1, to: 'off' },
    { type: 'live', command: { type: 'mark', mark: 'tera', side: 1, slot: 0, on: false } },
  ],
  ['about', { side: 1, region: '関西', seed: 4 }, edits({ sides: [{ region: '関西', seed: 4 }, {}] })],
  [
    'about',
    { side: 2, handle: '@leon', record: '', seed: '' },
    edits({ sides: [{}, { handle: '@leon', record: '', seed: null }] }),
  ],
  ['about', { side: 1 }, { wrong: 'region' }],
  ['about', { side: 1, seed: 'x' }, { wrong: 'seed' }],
  ['about', { side: 1, seed: 1.5 }, { wrong: 'seed' }],
  ['about', { side: 1, region: 3 }, { wrong: 'region' }],
  ['countdown', { minutes: '5' }, edits({ countdownEndsAt: '2026-12-05T09:05:00.000Z' })],
  ['countdown', { minutes: 0 }, edits({ countdownEndsAt: null })],
  // 18:00 in Japan when it is asked.
  ['countdown', { at: '18:30' }, edits({ countdownEndsAt: '2026-12-05T09:30:00.000Z' })],
  ['countdown', { at: '9:05' }, edits({ countdownEndsAt: '2026-12-06T00:05:00.000Z' })],
  ['countdown', { at: '17:59' }, { wrong: 'at' }],
  ['countdown', { at: '24:00' }, { wrong: 'at' }],
  [
    'countdown',
    { endsAt: '2026-12-05T19:00:00+09:00' },
    edits({ countdownEndsAt: '2026-12-05T10:00:00.000Z' }),
  ],
  ['countdown', { endsAt: 'soon' }, { wrong: 'endsAt' }],
  ['countdown', { minutes: 1e9 }, { wrong: 'minutes' }],
  ['countdown', {}, { wrong: 'minutes' }],
  [
    'round',
    { round: 'swiss', number: '3' },
    drafts(edits({ round: { preset: 'swiss', number: 3 } }).command),
  ],
  ['round', { round: 'TOP8' }, drafts(edits({ round: { preset: 'top8' } }).command)],
  ['round', { round: 'none', on: 'live' }, edits({ round: null })],
  ['round', { en: 'Show match' }, drafts(edits({ round: { ja: '', en: 'Show match' } }).command)],
  ['round', { round: 'swiss' }, { wrong: 'number' }],
  ['round', { round: 'last' }, { wrong: 'round' }],
  ['round', {}, { wrong: 'round' }],
  ['player', { side: 1, team: team.id }, drafts({ type: 'seat', side: 1, player: 'ハルカ', team })],
  ['player', { side: '2', name: '' }, drafts({ type: 'seat', side: 2, player: '', team: null })],
  ['player', { side: '2', team: worldId('nobody') }, { wrong: 'team' }],
  ['player', { side: '2', name: 7 }, { wrong: 'name' }],
  ['player', { side: '2' }, { wrong: 'team' }],
  ['player', { name: 'ハルカ' }, { wrong: 'side' }],
])('%s with %j', async (act, given, command) => {
  expect(await read(act, given)).toEqual(command);
});

const names =
  'side by on revision draftRevision score1 score2 kind minutes at endsAt round number ja en team name';
const anyGiven = fc.dictionary(
  fc.constantFrom(...names.split(' ')),
  fc.oneof(
    fc.constantFrom(
      '',
      '1',
      '2',
      'live',
      'draft',
      'match',
      'winner',
      'swiss',
      'top8',
      'none',
      '18:30',
      3,
      -1,
      null,
    ),
    fc.constantFrom(
      team.id,
      '9'.repeat(400),
      '2026-12-05T09:30:00Z',
      '2026-13-45T99:99',
      'あ'.repeat(99),
      '\u0000',
    ),
    fc.anything(),
  ),
  { noNullPrototype: true },
);

it('is total: whatever is sent is done, refused, or named', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...controlActNames), anyGiven), { maxLength: 20 }),
      async (calls) => {
        let desk = blankDesk;
        for (const [act, given] of calls) {
          const command = await read(act, given);
          if (isWrong(command)) {
            expect(sentenceOf(command.wrong)).toMatch(/ must be /);
            continue;
          }
          const answer = operate(desk, command, 'Stream Deck');
          if (answer.error === undefined) desk = answer.desk;
        }
      },
    ),
  );
});

describe('on the desk', () => {
  const sides = [
    { ...blankSide, player: 'ハルカ', score: 2, teamSheetId: null, color: null },
    { ...blankSide, player: 'アカリ', score: 0, teamSheetId: null, color: '#cc3344' },
  ] as const;
  const match: Scene = { ...blankScene, kind: 'match', sides };
  const onAir: Desk = { ...blankDesk, live: match, draft: match, revision: 4, draftRevision: 7 };
  async function done(desk: Desk, act: ControlAct, given: Given = {}): Promise<Desk> {
    const command = await read(act, given);
    const answer = isWrong(command) ? undefined : operate(desk, command, 'Stream Deck');
    if (!answer || answer.error !== undefined) throw new Error(JSON.stringify(answer ?? command));
    return answer.desk;
  }

  it.each<[ControlAct, Given]>([
    ['set-score', { score1: 1, score2: 1 }],
    ['reset-score', {}],
    ['kind', { kind: 'break' }],
    ['countdown', { at: '18:30' }],
    ['countdown', { minutes: 0 }],
    ['round', { round: 'finals' }],
    ['player', { side: 2, name: 'ミナト' }],
    ['next', {}],
    ['off', {}],
  ])('%s %j done twice is done once', async (act, given) => {
    const once = await done(onAir, act, given);
    expect(await done(once, act, given)).toEqual(once);
  });

  it('gives a new player no score, and leaves the one who sits there alone', async () => {
    const next = await done(onAir, 'player', { side: 1, name: 'ミナト' });
    expect(next.draft.sides[0]).toEqual({ ...blankSide, player: 'ミナト' });
    expect(await done(onAir, 'player', { side: 1, name: 'ハルカ' })).toEqual(onAir);
  });

  it('takes the tournament of a team where there is none, and no team of another one', async () => {
    const seated = await done(onAir, 'player', { side: 1, team: team.id });
    expect([seated.draft.tournamentId, seated.draft.sides[0].teamSheetId]).toEqual([
      team.tournamentId,
      team.id,
    ]);
    const elsewhere = { ...onAir, draft: { ...match, tournamentId: worldId('other') } };
    const command = (await read('player', { side: 1, team: team.id })) as DeskCommand;
    expect(operate(elsewhere, command, '')).toEqual({ error: 'wrongValue', path: 'sides.0.teamSheetId' });
  });

  it('changes in a draft of another match only what stood in both, never its kind', async () => {
    const [first] = sides;
    const other: Scene = { ...match, kind: 'versus', sides: [first, { ...sides[1], player: 'ミナト' }] };
    const desk = { ...onAir, draft: other };
    const scored = await done(desk, 'set-score', { score1: 1, score2: 1 });
    expect(scored.draft.sides.map(({ score }) => score)).toEqual([1, 0]);
    expect((await done(desk, 'kind', { kind: 'break' })).draft).toEqual(other);
    const round = await done(desk, 'round', { round: 'finals', on: 'live' });
    expect(round.draft.round).toEqual({ preset: 'finals' });
  });

  it('does nothing once the revision that was sent is gone', async () => {
    const late = async (act: ControlAct, given: Given) =>
      operate(onAir, (await read(act, given)) as DeskCommand, '');
    expect(await late('kind', { kind: 'break', revision: 3 })).toEqual({ error: 'moved' });
    expect(await late('next', { draftRevision: 6 })).toEqual({ error: 'moved' });
    expect(await late('take', { draftRevision: 6 })).toEqual({ error: 'moved' });
  });
});
