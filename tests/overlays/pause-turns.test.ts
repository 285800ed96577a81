import { describe, expect, it } from 'vitest';
import type { OnAirScene } from '~/broadcast/on-air';
import { listFixtures } from '~/overlays/fixtures';
import { parseOverlayOptions } from '~/overlays/options';
import { drawScene } from '~/overlays/stage';
import { widthsOf } from '~/overlays/themes';
import { themes } from '~/overlays/themes/themes';
import { pauseTurnOf } from '~/overlays/told/pause-turns';

const fixture = (name: string) => listFixtures(0).find((each) => each.name === name)?.scene as OnAirScene;
const theme = themes.soryumon;
const drawn = (scene: OnAirScene, now: number, query = '') =>
  drawScene(
    {
      ...{ event: 'soryumon', theme, widths: widthsOf(theme), players: false },
      options: parseOverlayOptions(new URLSearchParams(query)),
    },
    scene,
    now,
  ).html;

const whole: OnAirScene = {
  ...fixture('break'),
  language: 'ja',
  countdownEndsAt: new Date(300_000).toISOString(),
  upNext: fixture('next').upNext,
  bracket: fixture('bracket').bracket,
  usage: fixture('kp').usage,
  logo: '/logo.png',
};

describe('a break', () => {
  it.each([
    [0, 'title', '休憩中'],
    [15_999, 'title', '休憩中'],
    [16_000, 'nextMatch', '次の試合'],
    [28_000, 'bracket', 'トーナメント表'],
    [40_000, 'kp', 'KP（被りポイント）'],
    [52_000, 'logo', 'src="/logo.png"'],
    [64_000, 'title', '休憩中'],
  ])('shows at %i ms %s, and always that it is one and how long', (now, turn, text) => {
    expect(pauseTurnOf(whole, now, parseOverlayOptions(new URLSearchParams()))).toBe(turn);
    const html = drawn(whole, now);
    expect(html).toContain(text);
    expect(html).toContain('休憩中');
    expect(html).toContain('class="countdown"');
  });

  it('leaves nobody with a time that is over', () => {
    expect(drawn({ ...whole, countdownEndsAt: new Date(10_000).toISOString() }, 16_000)).not.toContain(
      'class="countdown"',
    );
  });

  it('without anything to tell keeps its title', () => {
    const { upNext, bracket, usage, logo, ...bare } = whole;
    for (let now = 0; now < 120_000; now += 1000)
      expect(pauseTurnOf({ ...bare, usage: null }, now, parseOverlayOptions(new URLSearchParams()))).toBe(
        'title',
      );
  });

  it.each(['part=countdown', 'part=ticker'])('leaves a source for one part alone (%s)', (query) => {
    expect(drawn(whole, 16_000, query)).toBe(drawn(whole, 0, query).replace('>5:00<', '>4:44<'));
  });

  it('is no turn of another kind', () => {
    const options = parseOverlayOptions(new URLSearchParams());
    expect(pauseTurnOf({ ...whole, kind: 'match' }, 16_000, options)).toBe('title');
    expect(pauseTurnOf(null, 16_000, options)).toBe('title');
  });
});
