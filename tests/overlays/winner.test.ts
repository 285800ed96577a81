import { describe, expect, it } from 'vitest';
import { broadcastEvents } from '~/broadcast/event';
import { noFacts, type OnAirScene, sceneOnAir } from '~/broadcast/on-air';
import type { Round } from '~/broadcast/round';
import { blankScene, blankSide } from '~/broadcast/scene';
import { parseOverlayOptions } from '~/overlays/options';
import { drawScene } from '~/overlays/stage';
import { widthsOf } from '~/overlays/themes';
import { themes } from '~/overlays/themes/themes';

const drawn = (scene: OnAirScene, event: (typeof broadcastEvents)[number] = 'moonblast-tour', query = '') =>
  drawScene(
    {
      ...{ event, theme: themes[event], widths: widthsOf(themes[event]), players: false },
      options: parseOverlayOptions(new URLSearchParams(query)),
    },
    scene,
    0,
  ).html;

const won = (round: Round | null, [first, second] = [1, 2]): OnAirScene =>
  sceneOnAir(
    {
      ...blankScene,
      kind: 'winner',
      language: 'ja',
      round,
      sides: [
        { ...blankSide, player: 'ハルカ', score: first },
        { ...blankSide, player: 'ソラマメ', score: second },
      ],
    },
    { ...noFacts, tournament: { ja: 'ムーンライト杯', en: 'Moonlight Cup' } },
  );

describe('the winner', () => {
  it.each([
    { preset: 'finals' },
    { preset: 'grandFinals' },
    { ja: '決勝戦', en: '' },
    { ja: '', en: 'Grand Final' },
    { ja: '最後の試合', en: 'The Final' },
  ] as const)('of %o is the champion, with tournament and finalist', (round) => {
    const html = drawn(won(round));
    expect(html).toContain('優勝');
    expect(html).toContain('2–1　準優勝 ハルカ');
    expect(html.match(/ムーンライト杯/g)).toHaveLength(1);
    expect(drawn(won(round), 'moonblast-tour', 'lang=en')).toContain('2–1 · Runner-up ハルカ');
  });

  it.each([
    { preset: 'thirdPlace' },
    { ja: '三位決定戦', en: '' },
    { ja: '', en: 'Third place match' },
  ] as const)('of the match for third place is third (%o)', (round) => {
    const html = drawn(won(round));
    expect(html).toContain('3位');
    expect(html).toContain('2–1　対 ハルカ');
    expect(html).not.toContain('優勝');
  });

  it.each([
    null,
    { preset: 'swiss', number: 3 },
    { preset: 'semifinals' },
    { ja: '準決勝戦', en: 'Semifinal' },
    { ja: '敗者側決勝', en: 'Losers Finals' },
    { ja: '決勝トーナメント1回戦', en: 'Finals Round 1' },
  ] as const)('of another match has won it', (round) => {
    const html = drawn(won(round));
    expect(html).toContain('勝者');
    expect(html).toContain('2–1　対 ハルカ');
    expect(html).not.toContain('class="shapes"');
  });

  it.each(broadcastEvents)('has the sign of %s around, and never on the text', (event) => {
    const places = [...drawn(won({ preset: 'finals' }), event).matchAll(/--x:(\d+);--y:(\d+);--size:(\d+)/g)];
    expect(places.length).toBeGreaterThan(9);
    for (const [, x, y, size] of places.map((place) => place.map(Number)))
      for (const [left, top, width, height] of Object.values(themes[event].layout.winner)) {
        const reach = (size as number) / 2;
        const isOver =
          (x as number) + reach > left &&
          (x as number) - reach < left + width &&
          (y as number) + reach > top &&
          (y as number) - reach < top + height;
        expect(isOver).toBe(false);
      }
  });
});
