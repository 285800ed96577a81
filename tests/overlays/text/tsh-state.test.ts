import { describe, expect, it } from 'vitest';
import type { OnAirScene } from '~/broadcast/on-air';
import { tshFile, tshState } from '~/overlays/text/tsh-state';

const side = (player: string, more: object = {}) => ({
  ...{ player, score: 0, color: null, team: null, hidesTeam: false },
  ...more,
});
const team = {
  level: 'species',
  members: [{ species: { key: 'garchomp', ja: 'ガブリアス', en: 'Garchomp' }, types: ['dragon'] }],
};
const scene = {
  ...{
    kind: 'match',
    bestOf: 3,
    language: 'ja',
    ticker: [],
    tickerEn: [],
    countdownEndsAt: null,
    tournament: null,
  },
  round: { ja: '予選 3回戦', en: 'Swiss Round 3' },
  sides: [
    side('ハルカ', { latin: 'Haruka', score: 2, team, handle: '@haruka_vgc', seed: 4, region: '東京' }),
    side('A/B "C"'),
  ],
  casters: [{ name: 'ツキノ', nameEn: 'Tsukino', handle: '@tsukino' }],
} as unknown as OnAirScene;
const said = { event: { ja: '双竜門', en: 'Soryumon' }, language: null, now: new Date(0) };

describe('what is on air as TournamentStreamHelper keeps it', () => {
  const file = (path: string, language: 'en' | null = null) =>
    tshFile(tshState(scene, { ...said, language }), path);

  it.each([
    ['score/1/team/1/score.txt', '2'],
    ['score/1/team/1/player/1/name.txt', 'ハルカ'],
    ['score/1/team/1/player/1/mergedName.txt', 'ハルカ'],
    ['score/1/team/1/player/1/mergedOnlyName.txt', 'ハルカ'],
    ['score/1/team/1/player/1/twitter.txt', 'haruka_vgc'],
    ['score/1/team/1/player/1/seed.txt', '4'],
    ['score/1/team/1/player/1/country/display_name.txt', '東京'],
    ['score/1/team/1/player/1/character/1/name.txt', 'ガブリアス'],
    ['score/1/team/1/losers.txt', 'False'],
    ['score/1/team/2/score.txt', '0'],
    ['score/1/team/2/player/1/name.txt', 'A/B "C"'],
    ['score/1/best_of.txt', '3'],
    ['score/1/best_of_text.txt', '3本勝負'],
    ['score/1/match.txt', '予選 3回戦'],
    ['score/1/phase.txt', ''],
    ['commentary/1/name.txt', 'ツキノ'],
    ['commentary/1/twitter.txt', 'tsukino'],
    ['tournamentInfo/eventName.txt', '双竜門'],
    ['tournamentInfo/tournamentName.txt', ''],
  ])('has %s', (path, text) => expect(file(path)).toBe(text));

  it('speaks English where that is asked for', () => {
    expect(file('score/1/team/1/player/1/name.txt', 'en')).toBe('Haruka');
    expect(file('commentary/1/name.txt', 'en')).toBe('Tsukino');
  });

  it.each([
    '',
    '.txt',
    'score.txt',
    'score/1.txt',
    'score/1/team/3/score.txt',
    'score/1/team/1/score',
    'score/1/team/1/score/length.txt',
    'constructor.txt',
    '__proto__/name.txt',
    'score/1/team/1/player/1/name/0.txt',
    'commentary/2/name.txt',
    '../program_state.json',
  ])('has nothing at %j', (path) => expect(file(path)).toBe(undefined));

  it('is one JSON, too, whose values are its files', () => {
    const state = JSON.parse(file('program_state.json') ?? '');
    expect(state.score['1'].team['1'].player['1'].name).toBe('ハルカ');
    expect(state.score['1'].best_of).toBe(3);
  });

  it('is blank while nothing is on air', () => {
    const nothing = tshState(null, said);
    expect(tshFile(nothing, 'score/1/team/1/player/1/name.txt')).toBe('');
    expect(tshFile(nothing, 'score/1/team/1/score.txt')).toBe('0');
  });
});
