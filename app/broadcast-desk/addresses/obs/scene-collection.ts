import { type BroadcastEvent, playerEvents, titleOfEvent } from '~/broadcast/event';
import type { LanguageMode, SceneKind } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import type { Translate } from '~/locales/i18n';
import { type OverlayPart, parts } from '~/overlays/options';
import { type OverlayOf, overlayPath } from '~/overlays/overlay-path';
import { camerasOf, windowOf } from '~/overlays/window';
import { browserSource, collectionOf, colorSource, type ObsItem, sceneSource } from './obs-format';

interface CollectionInput {
  origin: string;
  event: BroadcastEvent;
  of: StreamOf;
  groupName: string;
  /** Null follows the desk's setting. */
  lang: LanguageMode | null;
  t: Translate;
}

/** Name plates lie on the players' cameras, side by side. */
const halves = [
  [0, 0, 960, 1080],
  [960, 0, 960, 1080],
] as const;

const shownParts: readonly OverlayPart[] = ['scoreboard', 'casters', 'ticker'];

const kindsOf: Partial<Record<OverlayPart, readonly SceneKind[]>> = {
  scoreboard: ['match'],
  teams: ['teams'],
  casters: ['match', 'startingSoon', 'break'],
  standings: ['standings'],
  kp: ['kp'],
  versus: ['versus'],
  countdown: ['startingSoon', 'break', 'nextMatch'],
  next: ['nextMatch'],
  bracket: ['bracket'],
};

/** All scenes embed one game scene, so that the crew adds its capture once. Pages of hidden scenes are unloaded. */
export function sceneCollection({ origin, event, of: streamId, groupName, lang, t }: CollectionInput) {
  const key = `${streamId.groupId}/${streamId.stream}`;
  const sources: ReturnType<typeof browserSource>[] = [];
  const overlay = (name: string, what: OverlayOf) => {
    const source = browserSource(name, origin + overlayPath(event, streamId, { ...what, lang }));
    sources.push(source);
    return source;
  };
  const scene = (name: string, items: readonly ObsItem[]) => sceneSource(name, items, key);
  const placeholder = colorSource(t('overlays.obs.placeholder'), 0xff5a4a3a);
  const game = scene(t('overlays.obs.game'), [{ source: placeholder }]);
  const boxOf = ({ x, y, width, height }: ReturnType<typeof windowOf>) => [x, y, width, height] as const;
  const cameras = [1, 2].map((number) => colorSource(t('overlays.obs.camera', { number }), 0xff3a4a5a));
  const camerasAt = (boxes: readonly ObsItem['within'][]): ObsItem[] =>
    cameras.map((source, at) => ({ source, within: boxes[at], isCropped: true }));
  const whole = (name: string, what: OverlayOf) => overlay(t('overlays.obs.overlay', { name }), what);
  const [frame, open, plates] = (['frame', 'open', 'plates'] as const).map((name) =>
    t(`overlays.obs.${name}`),
  ) as [string, string, string];
  const framed = whole(frame, { arrangement: 'frame' });
  const wholeGame = { source: game, within: [0, 0, 1920, 1080] } as const;
  const hasPlates = playerEvents.some((name) => name === event);

  const partNamed = (part: OverlayPart) => t('overlays.obs.part', { name: t(`overlays.parts.${part}`) });
  const single = parts.map((part) => ({
    source: overlay(partNamed(part), { part }),
    isVisible: shownParts.includes(part),
  }));
  const following = parts
    .filter((part) => kindsOf[part])
    .map((part) => {
      const name = t('overlays.obs.follows', { name: partNamed(part) });
      return { source: overlay(name, { part, when: kindsOf[part] }) };
    });
  const ticker = single.filter((_, at) => parts[at] === 'ticker');
  const scenes = [
    scene(frame, [
      ...camerasAt(camerasOf(event).map(boxOf)),
      { source: game, within: boxOf(windowOf(event)) },
      { source: framed },
    ]),
    scene(open, [wholeGame, { source: whole(open, { arrangement: 'open' }) }]),
    scene(t('overlays.obs.pictures'), [{ source: framed }]),
    ...(hasPlates
      ? [scene(plates, [...camerasAt(halves), { source: whole(plates, { players: true }) }])]
      : []),
    scene(t('overlays.obs.parts'), single),
    scene(t('overlays.obs.following'), [...following, ...ticker]),
    game,
  ];
  const name = ['Sixsheet', titleOfEvent(event), groupName, streamId.stream, lang].filter(Boolean).join(' ');
  return collectionOf(name, [placeholder, ...cameras, ...sources], scenes);
}
