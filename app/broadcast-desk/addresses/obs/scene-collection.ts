import { type BroadcastEvent, playerEvents, titleOfEvent } from '~/broadcast/event';
import { type LanguageMode, languageModes, type SceneKind } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import type { Translate } from '~/locales/i18n';
import { type Part, parts } from '~/overlays/options';
import { type OverlayOf, overlayPath } from '~/overlays/overlay-path';
import { windowOf } from '~/overlays/window';
import { browserSource, collectionOf, colorSource, type ObsItem, sceneSource } from './obs-format';

interface Asked {
  origin: string;
  event: BroadcastEvent;
  of: StreamOf;
  groupName: string;
  /** In one language alone; null: as the desk says, and the scenes of each language beside it. */
  lang: LanguageMode | null;
  /** Names of scenes and sources are in the language of whoever asks. */
  t: Translate;
}

const shownParts: readonly Part[] = ['scoreboard', 'casters', 'ticker'];

/** The kinds of scene in which a part is there; the ticker always is. */
const kindsOf: Partial<Record<Part, readonly SceneKind[]>> = {
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

/**
 * For OBS Studio (Scene Collection → Import). The game stands in a scene of its own, which all others show at its place: the
 * crew puts its capture there once.
 */
export function sceneCollection({ origin, event, of, groupName, lang, t }: Asked) {
  const key = `${of.groupId}/${of.stream}`;
  const sources: ReturnType<typeof browserSource>[] = [];
  const overlay = (name: string, what: OverlayOf, sleeps = false) => {
    const made = browserSource(name, origin + overlayPath(event, of, what), sleeps);
    sources.push(made);
    return made;
  };
  const scene = (name: string, items: readonly ObsItem[]) => sceneSource(name, items, key);
  const placeholder = colorSource(t('overlays.obs.placeholder'), 0xff5a4a3a);
  const game = scene(t('overlays.obs.game'), [{ of: placeholder }]);
  const { x, y, width, height } = windowOf(event);

  /** A page that only a variant needs is open while it is on air. */
  const scenesIn = (language: LanguageMode | null, isVariant: boolean) => {
    const named = (name: string) =>
      language
        ? t('overlays.obs.inLanguage', { name, language: t(`broadcast.languages.${language}`) })
        : name;
    const [frame, open, pictures, plates] = (['frame', 'open', 'pictures', 'plates'] as const).map((name) =>
      named(t(`overlays.obs.${name}`)),
    ) as [string, string, string, string];
    const whole = (name: string, what: OverlayOf) =>
      overlay(t('overlays.obs.overlay', { name }), { ...what, lang: language }, isVariant);
    const framed = whole(frame, { arrangement: 'frame' });
    return [
      scene(frame, [{ of: game, within: [x, y, width, height] }, { of: framed }]),
      scene(open, [{ of: game, within: [0, 0, 1920, 1080] }, { of: whole(open, { arrangement: 'open' }) }]),
      scene(pictures, [{ of: framed }]),
      ...(playerEvents.some((name) => name === event)
        ? [
            scene(plates, [
              { of: game, within: [0, 0, 1920, 1080] },
              { of: whole(plates, { players: true }) },
            ]),
          ]
        : []),
    ];
  };

  const partNamed = (part: Part) => t('overlays.obs.part', { name: t(`overlays.parts.${part}`) });
  const single = parts.map((part) => {
    const isVisible = shownParts.includes(part);
    return { of: overlay(partNamed(part), { part, lang }, !isVisible), isVisible };
  });
  const following = parts
    .filter((part) => kindsOf[part])
    .map((part) => {
      const name = t('overlays.obs.follows', { name: partNamed(part) });
      return { of: overlay(name, { part, lang, when: kindsOf[part] }, true) };
    });
  const ticker = single.filter((_, at) => parts[at] === 'ticker');
  const scenes = [
    ...scenesIn(lang, false),
    scene(t('overlays.obs.parts'), single),
    scene(t('overlays.obs.following'), [...following, ...ticker]),
    ...(lang ? [] : languageModes.flatMap((language) => scenesIn(language, true))),
    game,
  ];
  const name = ['Sixsheet', titleOfEvent(event), groupName, of.stream, lang].filter(Boolean).join(' ');
  return collectionOf(name, [placeholder, ...sources], scenes);
}
