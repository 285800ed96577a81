import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { broadcastEvents } from '~/broadcast/event';
import type { OnAirScene } from '~/broadcast/on-air';
import { listFixtures } from '~/overlays/fixtures';
import { type Box, boxesOf, screens } from '~/overlays/layout';
import { parseOverlayOptions } from '~/overlays/options';
import { drawScene } from '~/overlays/stage';
import { stylesOf as stylesServed, widthsOf } from '~/overlays/themes';
import { themes } from '~/overlays/themes/themes';

const stylesOf = (event: string) => readFileSync(`app/overlays/themes/${event}.css`, 'utf8');
const entranceOf = (event: string) => /@keyframes enter \{([\s\S]*?)\n\}/.exec(stylesOf(event))?.[1] ?? '';

describe.each(broadcastEvents)('%s', (event) => {
  const { layout } = themes[event];
  const { window } = layout;

  it('leaves the game a window of 16:9 that is large enough', () => {
    const [left, top, width, height] = window;
    expect(width / height).toBeCloseTo(16 / 9, 3);
    expect(width).toBeGreaterThanOrEqual(1440);
    expect([left, top, 1920 - left - width, 1080 - top - height].every((edge) => edge >= 0)).toBe(true);
  });

  it('brings its fonts', () => {
    const served = stylesServed(event);
    const families = new Set(
      [...served.matchAll(/@font-face\{font-family:'([^']+)'/g)].map(([, name]) => name),
    );
    expect(families.size).toBeGreaterThan(1);
  });

  it('places everything on the stage', () => {
    const boxes = screens.flatMap((screen) => Object.values(boxesOf(layout, screen)));
    const outside = boxes.filter(
      ([left, top, width, height]) => left < 0 || top < 0 || left + width > 1920 || top + height > 1080,
    );
    expect(outside).toEqual([]);
  });

  it('shows the players’ cameras beside the game and all else', () => {
    const { camera1, camera2, ...others } = boxesOf(layout, 'cameras');
    const cameras = [camera1, camera2] as Box[];
    for (const [at, [left, top, width, height]] of cameras.entries()) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(216);
      const rest = [window, cameras[1 - at] as Box, ...Object.values(others)];
      const over = rest.filter(
        ([x, y, wide, high]) => x < left + width && left < x + wide && y < top + height && top < y + high,
      );
      expect(over).toEqual([]);
    }
  });

  it('comes in by transform and opacity alone', () => {
    const properties = [...entranceOf(event).matchAll(/([a-z-]+):/g)].map(([, property]) => property);
    expect(new Set(properties).size).toBeGreaterThan(0);
    expect(properties.filter((property) => property !== 'transform' && property !== 'opacity')).toEqual([]);
  });
});

it('lets no two events come in alike', () => {
  expect(new Set(broadcastEvents.map(entranceOf)).size).toBe(broadcastEvents.length);
});

describe('a ticker', () => {
  const scene = listFixtures(0)[0]?.scene as OnAirScene;
  const lineAt = (query: string, now: number, ticker = ['one', 'two', 'three']) => {
    const theme = themes.ganyu;
    const options = parseOverlayOptions(new URLSearchParams(query));
    const picture = { event: 'ganyu', theme, widths: widthsOf(theme), options, players: false };
    const { html } = drawScene(picture, { ...scene, ticker }, now);
    return /data-key="ticker">.*?<\/section>/.exec(html)?.[0].match(/one|two|three/g) ?? [];
  };

  it.each([
    [0, 'one'],
    [5999, 'one'],
    [6000, 'two'],
    [12_000, 'three'],
    [18_000, 'one'],
  ])('shows without motion one line after another: at %i ms %s', (now, line) =>
    expect(lineAt('motion=0', now)).toEqual([line]),
  );

  it('runs with all of them, twice for the seam', () =>
    expect(lineAt('', 6000)).toEqual(['one', 'two', 'three', 'one', 'two', 'three']));

  it('is not there without a line', () => expect(lineAt('motion=0', 6000, [])).toEqual([]));
});
