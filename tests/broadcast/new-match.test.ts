import { describe, expect, it } from 'vitest';
import { blankDesk, type Desk, type DeskCommand, operate } from '~/broadcast/desk';
import { noFacts, sceneOnAir } from '~/broadcast/on-air';
import { blankScene, blankSide, type Scene } from '~/broadcast/scene';
import { apply } from '~/broadcast/scene-command.server';
import { deskValuesOf } from '~/broadcast-desk/desk-values';
import { sceneFrom } from '~/broadcast-desk/typed-scene.server';
import { listFixtures } from '~/overlays/fixtures';
import { parseOverlayOptions } from '~/overlays/options';
import { drawScene } from '~/overlays/stage';
import { widthsOf } from '~/overlays/themes';
import { themes } from '~/overlays/themes/themes';

const now = new Date('2026-11-23T09:00:00Z');
const teams = ['アカリ', 'ハルカ', 'Leon'].map((displayName, at) => ({
  id: `${'t'.repeat(25)}${at}`,
  displayName,
  saidName: '',
  tonamelId: '',
}));
const side = (player: string, score: number) => ({
  ...blankSide,
  player,
  score,
  teamSheetId: teams.find(({ displayName }) => displayName === player)?.id ?? null,
});
const match = (one: [string, number], two: [string, number]): Scene => ({
  ...blankScene,
  kind: 'match',
  sides: [side(...one), side(...two)],
});
const typed = (seen: Scene, change: Record<string, string>, timeZone = 'Asia/Tokyo') =>
  sceneFrom({ ...deskValuesOf(seen), ...change }, seen, teams, timeZone, now);
const scores = ({ sides }: Scene) => sides.map(({ score }) => score);

describe('a new player', () => {
  const seen = match(['アカリ', 1], ['ゲスト', 1]);
  it.each([
    ['picked', { player1: 'ハルカ' }, [0, 0]],
    ['who is a guest', { player2: '別のゲスト' }, [0, 0]],
    ['with a score of their own', { player1: 'ハルカ', score1: '2', score2: '0' }, [2, 0]],
    ['with one score of their own', { player1: 'ハルカ', score2: '2' }, [0, 2]],
    ['who is the old one, with another color', { color1: '#d6336c' }, [1, 1]],
    ['who has only changed seats', { player1: 'ゲスト', player2: 'アカリ' }, [1, 1]],
    ['who is nobody', { player1: '' }, [1, 1]],
  ])('%s never inherits a score', (_, change, expected) => {
    expect(scores(typed(seen, change).scene)).toEqual(expected);
  });

  it('never inherits one from a script either', () => {
    const answer = apply(seen, {
      type: 'edit',
      changes: { sides: [{ player: 'Leon', teamSheetId: null }, {}] },
    });
    expect(answer.error === undefined && scores(answer.scene)).toEqual([0, 0]);
  });
});

const done = (desk: Desk, command: DeskCommand): Desk => {
  const answer = operate(desk, command, '');
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.desk;
};
const drafted = (scene: Scene) => done(blankDesk, { type: 'save', seen: blankScene, scene });

describe('a take', () => {
  it('of a winner without enough wins asks who won', () => {
    const desk = drafted({ ...match(['アカリ', 1], ['ゲスト', 0]), kind: 'winner' });
    expect(operate(desk, { type: 'take' }, '')).toEqual({ error: 'noWinner' });
    for (const [winner, expected] of [
      [1, [2, 0]],
      [2, [1, 2]],
    ] as const) {
      const taken = done(desk, { type: 'take', winner });
      expect([scores(taken.live as Scene), scores(taken.draft)]).toEqual([expected, expected]);
    }
  });

  it('of a decided winner asks nothing, and changes no score', () => {
    const desk = drafted({ ...match(['アカリ', 0], ['ゲスト', 2]), kind: 'winner' });
    for (const winner of [undefined, 1] as const)
      expect(scores(done(desk, { type: 'take', winner }).live as Scene)).toEqual([0, 2]);
  });

  it('with nothing new says so, and is no step to undo', () => {
    const taken = done(drafted(match(['アカリ', 0], ['ゲスト', 0])), { type: 'take' });
    expect(operate(taken, { type: 'take' }, '')).toEqual({ error: 'nothingNew' });
    expect(operate(taken, { type: 'take', seen: taken.draft, scene: taken.draft }, '')).toEqual({
      error: 'nothingNew',
    });
  });
});

describe('a countdown', () => {
  const endsAt = (countdownAt: string, timeZone?: string) => {
    const { scene, problems } = typed(blankScene, { countdown: 'at', countdownAt }, timeZone);
    return problems.countdownAt ?? scene.countdownEndsAt;
  };
  it.each([
    ['18:30', 'Asia/Tokyo', '2026-11-23T09:30:00.000Z'],
    ['１８：３０', 'Asia/Tokyo', '2026-11-23T09:30:00.000Z'],
    ['0:10', 'Asia/Tokyo', '2026-11-23T15:10:00.000Z'],
    ['18:30:00', 'Asia/Tokyo', '2026-11-23T09:30:00.000Z'],
    ['10:15', 'Europe/Paris', '2026-11-23T09:15:00.000Z'],
    ['17:59', 'Asia/Tokyo', 'countdownOver'],
    ['18:00', 'Asia/Tokyo', 'countdownOver'],
    ['', 'Asia/Tokyo', 'countdownAt'],
    ['25:00', 'Asia/Tokyo', 'countdownAt'],
    ['half past six', 'Asia/Tokyo', 'countdownAt'],
  ])('at %s in %s ends at %s', (time, zone, expected) => expect(endsAt(time, zone)).toBe(expected));

  it('is meant by a time alone, unless another choice was made', () => {
    const seen = { ...blankScene, countdownEndsAt: '2026-11-23T10:00:00.000Z' };
    const half = { countdownAt: '18:30' };
    for (const before of [blankScene, seen])
      expect(typed(before, half).scene.countdownEndsAt).toBe('2026-11-23T09:30:00.000Z');
    expect(typed(seen, { countdownAt: 'x' }).problems.countdownAt).toBe('countdownAt');
    expect(typed(seen, { countdownAt: ' ' }).scene.countdownEndsAt).toBe(seen.countdownEndsAt);
    expect(typed(seen, { ...half, countdown: 'none' }).scene.countdownEndsAt).toBeNull();
    expect(typed(blankScene, { ...half, countdown: '5' }).scene.countdownEndsAt).toBe(
      '2026-11-23T09:05:00.000Z',
    );
  });

  it('is gone at 0:00', () => {
    const { scene } = listFixtures(0).find(({ name }) => name === 'soon') ?? {};
    const theme = themes.ganyu;
    const at = (now: number, query = '') =>
      drawScene(
        {
          event: 'ganyu',
          theme,
          widths: widthsOf(theme),
          options: parseOverlayOptions(new URLSearchParams(query)),
          players: false,
        },
        scene ?? null,
        now,
      ).html;
    expect(at(753_000)).toContain('0:01');
    for (const query of ['', 'part=countdown']) expect(at(754_000, query)).not.toContain('<time');
  });
});

describe('what is wrong', () => {
  const long = 'あ'.repeat(31);
  it.each([
    [{ casterName3: long }, { casterName3: 'casters' }],
    [{ casterName2: 'ハルカ', casterHandle2: long }, { casterHandle2: 'casters' }],
    [{ round: 'text', roundJa: '決勝', roundEn: long }, { roundEn: 'round' }],
    [{ round: 'text', roundJa: long, roundEn: 'Finals' }, { roundJa: 'round' }],
    [{ round: 'text', roundJa: '', roundEn: '' }, { roundJa: 'round' }],
    [{ round: 'text', roundJa: '', roundEn: long }, { roundEn: 'round' }],
    [{ player2: long }, { player2: 'player' }],
  ])('is told of the field that it is in: %o', (change, expected) => {
    expect(typed(blankScene, change).problems).toEqual(expected);
  });
});

it('tells a guest, who has no team, from one whose team may not be shown', () => {
  const scene = match(['アカリ', 0], ['ゲスト', 0]);
  const { sides } = sceneOnAir(scene, noFacts);
  expect(sides.map(({ team, hidesTeam }) => [team, hidesTeam])).toEqual([
    [null, true],
    [null, false],
  ]);
});
