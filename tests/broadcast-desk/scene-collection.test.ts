import { describe, expect, it } from 'vitest';
import { broadcastEvents, playerEvents } from '~/broadcast/event';
import { type LanguageMode, languageModes } from '~/broadcast/scene';
import { sceneCollection } from '~/broadcast-desk/addresses/obs/scene-collection';
import { en } from '~/locales/en';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import type { Locale } from '~/locales/locale';
import { parseOverlayOptions, parts } from '~/overlays/options';
import { themes } from '~/overlays/themes/themes';

loadStrings('ja', ja);
loadStrings('en', en);

type Collection = ReturnType<typeof sceneCollection>;
interface Item {
  name: string;
  source_uuid: string;
  visible: boolean;
  pos: { x: number; y: number };
  bounds: { x: number; y: number };
  bounds_type: number;
  crop_left: number;
  crop_top: number;
}

const make = (
  event: (typeof broadcastEvents)[number],
  lang: LanguageMode | null = null,
  locale: Locale = 'ja',
) =>
  sceneCollection({
    origin: 'https://sixsheet.test',
    event,
    of: { groupId: 'abc', stream: 2 },
    groupName: 'カモメ杯',
    lang,
    t: translatorFor(locale),
  });
const itemsOf = ({ sources }: Collection, name: string): Item[] => {
  const scene = sources.find((source) => source.id === 'scene' && source.name === name);
  return ((scene?.settings ?? {}) as { items?: Item[] }).items ?? [];
};
const urlsOf = ({ sources }: Collection) =>
  sources.flatMap(({ settings }) => ('url' in settings ? [new URL(settings.url as string)] : []));

describe.each(broadcastEvents)('the scene collection of %s', (event) => {
  it.each([null, ...languageModes])('holds together, in the language %s', (lang) => {
    for (const locale of ['ja', 'en'] as const) {
      const made = make(event, lang, locale);
      const names = made.sources.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(made.sources.map(({ uuid }) => uuid)).size).toBe(names.length);
      const scenes = made.sources.filter(({ id }) => id === 'scene').map(({ name }) => name);
      expect(made.scene_order.map(({ name }) => name)).toEqual(scenes);
      for (const scene of scenes)
        for (const item of itemsOf(made, scene)) {
          const source = made.sources.find(({ name }) => name === item.name);
          expect([scene, item.name, source?.uuid]).toEqual([scene, item.name, item.source_uuid]);
        }
      // What no scene shows would run for nobody.
      const shown = new Set(scenes.flatMap((scene) => itemsOf(made, scene).map(({ name }) => name)));
      for (const { id, name } of made.sources) if (id !== 'scene') expect(shown).toContain(name);
      for (const { searchParams } of urlsOf(made)) {
        expect([searchParams.get('group'), searchParams.get('stream')]).toEqual(['abc', '2']);
        if (lang) expect(searchParams.get('lang')).toBe(lang);
      }
    }
  });

  it('puts the game under the frame, at its window', () => {
    const [left, top, width, height] = themes[event].layout.window;
    const [, , game, overlay] = itemsOf(make(event), '対戦（枠）');
    expect(game).toMatchObject({
      name: 'ゲーム画面（ここに映像を入れる）',
      visible: true,
      pos: { x: left, y: top },
      bounds: { x: width, y: height },
      bounds_type: 2,
    });
    expect(overlay).toMatchObject({ pos: { x: 0, y: 0 }, bounds_type: 0 });
  });

  it('puts the players’ cameras under the frame, cut to their shapes', () => {
    const { camera1, camera2 } = themes[event].layout.cameras;
    const items = itemsOf(make(event), '対戦（枠）');
    for (const [at, [left, top, width, height]] of [camera1, camera2].entries()) {
      const item = items[at];
      expect(item).toMatchObject({
        name: `カメラ${at + 1}（カメラに差し替える）`,
        visible: true,
        pos: { x: left, y: top },
        bounds: { x: width, y: height },
      });
      const shown = [1920 - 2 * (item?.crop_left ?? 0), 1080 - 2 * (item?.crop_top ?? 0)] as const;
      expect(shown[0] / shown[1]).toBeCloseTo(width / height, 2);
    }
  });

  it.each([null, ...languageModes])('has at most seven scenes, in the chosen language alone (%s)', (lang) => {
    const made = make(event, lang);
    const hasPlates = playerEvents.some((name) => name === event);
    expect(made.scene_order).toHaveLength(hasPlates ? 7 : 6);
    const urls = urlsOf(made);
    const plates = urls.filter(({ pathname }) => pathname.startsWith('/broadcast/players/'));
    expect(plates).toHaveLength(hasPlates ? 1 : 0);
    expect(new Set(urls.map(({ searchParams }) => searchParams.get('lang')))).toEqual(new Set([lang]));
  });
});

it.each(playerEvents)('of %s lays name plates on cameras, never on the game', (event) => {
  const [first, second, plates] = itemsOf(make(event), 'プレイヤーのカメラとネームプレート');
  expect([first, second].map((item) => [item?.pos.x, item?.bounds.x, item?.bounds.y])).toEqual([
    [0, 960, 1080],
    [960, 960, 1080],
  ]);
  expect(plates?.name).toBe('オーバーレイ：プレイヤーのカメラとネームプレート');
});

describe('its parts', () => {
  const made = make('yashi-off');

  it('are all there, of which three are seen', () => {
    const items = itemsOf(made, '部品');
    expect(items).toHaveLength(parts.length);
    expect(items.filter(({ visible }) => visible).map(({ name }) => name)).toEqual([
      '部品：スコアボード',
      '部品：実況・解説',
      '部品：テロップ',
    ]);
  });

  it('follow the kind of scene where that is asked for', () => {
    const whens = urlsOf(made).flatMap((url) => {
      const { part, when } = parseOverlayOptions(url.searchParams);
      return url.searchParams.has('when') ? [[part, when?.join()]] : [];
    });
    expect(whens).toContainEqual(['scoreboard', 'match']);
    expect(whens).toContainEqual(['countdown', 'startingSoon,break,nextMatch']);
    for (const [part, when] of whens) expect([part, when]).not.toEqual([part, undefined]);
    for (const { visible } of itemsOf(made, '部品（場面に合わせて表示）')) expect(visible).toBe(true);
  });
});

it('opens its pages only while they are seen', () => {
  const pages = make('moonblast-tour').sources.flatMap(({ settings }) =>
    'shutdown' in settings ? [settings.shutdown] : [],
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(pages)).toEqual(new Set([true]));
});
