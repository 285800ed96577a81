import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOfRound, roundNamed } from '~/broadcast/round';
import { blankScene, blankSide, type Scene, type UpcomingMatch } from '~/broadcast/scene';
import { apply } from '~/broadcast/scene-command.server';
import { sceneOf } from '~/broadcast/scene-schema.server';
import { teamNamed } from '~/broadcast/team-named';
import { deskValuesOf } from '~/broadcast-desk/desk-values';
import { readUpNext, type UpNextProblem, upNextFrom, upNextText } from '~/broadcast-desk/lists/up-next-lines';
import { nextMatchOf } from '~/broadcast-desk/team-choices.server';
import { sceneFrom } from '~/broadcast-desk/typed-scene.server';
import { anyScene } from '../../broadcast/arbitraries';
import { worldId } from '../../world';

const pasted = (text: string): string[] | UpNextProblem => {
  const read = readUpNext(text);
  if ('problem' in read) return read.problem;
  return read.matches.map(({ players, round }) =>
    [...players, ...(round ? [nameOfRound(round).ja] : [])].join('/'),
  );
};

describe('a pasted list', () => {
  it.each<[string, string, string[]]>([
    ['vs', 'ハルカ vs ミライ', ['ハルカ/ミライ']],
    ['vs.', 'Haruka VS. Mirai', ['Haruka/Mirai']],
    ['full-width ｖｓ', 'ハルカｖｓミライ', ['ハルカ/ミライ']],
    ['vs between kana', 'ハルカvsミライ', ['ハルカ/ミライ']],
    ['対', 'ハルカ対ミライ', ['ハルカ/ミライ']],
    ['対 with blanks, in a name too', '反対くん 対 ミライ', ['反対くん/ミライ']],
    ['vs in a name', 'Evsey vs Ivs', ['Evsey/Ivs']],
    ['tabs', 'ハルカ\tミライ', ['ハルカ/ミライ']],
    ['commas', 'ハルカ,ミライ', ['ハルカ/ミライ']],
    ['full-width commas', 'ハルカ，ミライ', ['ハルカ/ミライ']],
    ['、', 'ハルカ、ミライ', ['ハルカ/ミライ']],
    ['a wide blank', 'ハルカ　ミライ', ['ハルカ/ミライ']],
    ['a blank in a name', 'Leon K. vs Mia Winter', ['Leon K./Mia Winter']],
    ['a hyphen in a name', 'Jean-Luc - Mia', ['Jean-Luc/Mia']],
    ['a comma in a name, in tabs', 'A,B\tC', ['A,B/C']],
    ['table numbers in tabs', '1\tハルカ\tミライ\n2\tレン\tユイ', ['ハルカ/ミライ', 'レン/ユイ']],
    ['table numbers in full width', '１\tハルカ\tミライ', ['ハルカ/ミライ']],
    ['table numbers before a name', '3. ハルカ vs ミライ', ['ハルカ/ミライ']],
    ['卓', '卓3 ハルカ 対 ミライ\n4番卓 レン 対 ユイ', ['ハルカ/ミライ', 'レン/ユイ']],
    ['Table 12:', 'Table 12: A vs B', ['A/B']],
    ['players who are numbers', '123\t456', ['123/456']],
    ['a cell for vs', '1\tハルカ\tvs\tミライ', ['ハルカ/ミライ']],
    ['a round behind', 'A vs B, 準決勝', ['A/B/準決勝']],
    ['a round in a cell', 'A\tB\tSwiss Round 3', ['A/B/予選 3回戦']],
    ['a round of its own', 'A vs B, エキシビション', ['A/B/エキシビション']],
    [
      'rounds above',
      '【準決勝】\nA vs B\nC vs D\n\n決勝：\nE vs F\nG vs H, 3位決定戦',
      ['A/B/準決勝', 'C/D/準決勝', 'E/F/決勝', 'G/H/3位決定戦'],
    ],
    ['blank lines and carriage returns', '\r\n A vs B \r\n\r\n', ['A/B']],
    ['direction marks', '\u202eA vs B', ['A/B']],
    ['markup as it is', '<b>A</b> vs B', ['<b>A</b>/B']],
    ['nothing', ' \n', []],
  ])('is read with %s', (_, text, matches) => expect(pasted(text)).toEqual(matches));

  it.each<[string, string, UpNextProblem]>([
    ['one name', 'A vs B\nハルカ', { key: 'upNextPair', line: 2 }],
    ['three players', 'A vs B vs C', { key: 'upNextPair', line: 1 }],
    ['four cells', 'A\tB\tC\tD', { key: 'upNextPair', line: 1 }],
    ['a name of 17', `A vs B\n\nC vs ${'あ'.repeat(17)}`, { key: 'upNextName', line: 3 }],
    ['a round of 25', `A vs B, ${'あ'.repeat(25)}`, { key: 'upNextRound', line: 1 }],
    ['17 matches', 'A vs B\n'.repeat(17), { key: 'upNextMany', line: 17 }],
  ])('with %s is told by its line', (_, text, problem) => expect(pasted(text)).toEqual(problem));

  it('is read without end, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 })), (lines) => {
        const read = readUpNext(lines.join('\n'));
        if ('matches' in read)
          expect(sceneOf({ ...blankScene, upNext: read.matches })?.upNext.length).toBeLessThanOrEqual(16);
      }),
    );
  });

  it('comes back as it was out of its own text', () => {
    fc.assert(
      fc.property(anyScene, ({ upNext }) => {
        for (const locale of ['ja', 'en'] as const)
          expect(upNextFrom(upNextText(upNext, locale), upNext)).toEqual({ matches: upNext });
      }),
    );
    const upNext: UpcomingMatch[] = [
      { players: ['A, B', 'C vs D'], round: { preset: 'swiss', number: 2 } },
      { players: ['', 'ミライ'], round: null },
      { players: ['1', '2'], round: { preset: 'finals' } },
    ];
    expect(readUpNext(upNextText(upNext, 'en'))).toEqual({ matches: upNext });
  });

  it('is not lost where a line is wrong', () => {
    const seen: Scene = { ...blankScene, upNext: [{ players: ['A', 'B'], round: null }] };
    const typed = { ...deskValuesOf(seen), upNext: 'A vs B\nC' };
    const { scene, problems } = sceneFrom(typed, seen, [], 'Asia/Tokyo', new Date());
    expect(problems).toEqual({ upNext: { key: 'upNextPair', line: 2 } });
    expect(scene.upNext).toEqual(seen.upNext);
  });
});

it.each([
  ['予選3回戦', { preset: 'swiss', number: 3 }],
  ['SWISS ROUND ３', { preset: 'swiss', number: 3 }],
  ['R4', { preset: 'round', number: 4 }],
  ['第2回戦', { preset: 'round', number: 2 }],
  ['ベスト８', { preset: 'top8' }],
  ['semifinals', { preset: 'semifinals' }],
  ['round 21', undefined],
  ['3', undefined],
  ['ハルカ', undefined],
])('“%s” is the round %j', (name, round) => expect(roundNamed(name)).toEqual(round));

describe('the next match', () => {
  const tournamentId = worldId('running');
  const team = (id: string, displayName: string) => ({
    id: worldId(id),
    displayName,
    saidName: '',
    tonamelId: '',
  });
  const teams = [
    team('haruka', 'ハルカ'),
    team('leon', 'Leon'),
    team('leontwo', 'LEON'),
    team('a', 'ミク'),
    team('b', 'ミク'),
  ];
  const scene: Scene = {
    ...blankScene,
    kind: 'match',
    tournamentId,
    round: { preset: 'swiss', number: 3 },
    sides: [
      { ...blankSide, player: 'X', score: 2, color: '#d6336c' },
      { ...blankSide, player: 'Y', score: 1 },
    ],
    upNext: [
      { players: ['はるか', 'ミク'], round: { preset: 'swiss', number: 4 } },
      { players: ['A', 'B'], round: null },
    ],
  };

  it.each([
    ['ハルカ', 'haruka'],
    ['はるか', 'haruka'],
    ['ﾊﾙｶ', 'haruka'],
    ['Leon', 'leon'],
    ['leon', undefined],
    ['ミク', undefined],
    ['', undefined],
  ])('finds the team of “%s”', (name, id) => {
    expect(teamNamed(name, teams)?.id).toBe(id && worldId(id));
  });

  it('takes the first of the list at 0–0, with its round and teams', () => {
    const answer = apply(scene, nextMatchOf(scene, teams));
    expect(answer).toEqual({
      scene: {
        ...scene,
        kind: 'versus',
        round: { preset: 'swiss', number: 4 },
        sides: [
          { ...blankSide, player: 'はるか', teamSheetId: worldId('haruka'), color: '#d6336c' },
          { ...blankSide, player: 'ミク' },
        ],
        upNext: scene.upNext.slice(1),
      },
    });
  });

  it('takes no team that was found for somebody else, or of another tournament', () => {
    const command = nextMatchOf(scene, teams);
    const moved = { ...scene, upNext: scene.upNext.slice(1) };
    expect(apply(moved, command)).toMatchObject({
      scene: { sides: [{ player: 'A', teamSheetId: null }, {}] },
    });
    const elsewhere = { ...scene, tournamentId: worldId('open') };
    expect(apply(elsewhere, command)).toMatchObject({ scene: { sides: [{ teamSheetId: null }, {}] } });
  });

  it('keeps the round where the list says none, and clears the seats where there is no list', () => {
    const second = { ...scene, upNext: scene.upNext.slice(1) };
    expect(apply(second, { type: 'nextMatch' })).toMatchObject({
      scene: { round: { number: 3 }, upNext: [] },
    });
    expect(apply({ ...scene, upNext: [] }, { type: 'nextMatch' })).toMatchObject({
      scene: {
        sides: [
          { player: '', score: 0 },
          { player: '', score: 0 },
        ],
      },
    });
  });
});
