import type { OnAirScene } from '~/broadcast/on-air';
import { clockText } from '~/broadcast/overlay/text';
import { bestOfWords } from '~/broadcast/overlay/words';
import { type LanguageMode, winnerOf } from '~/broadcast/scene';
import type { Name } from '~/pokedex/name';

interface Shown {
  scene: OnAirScene;
  /** Of the group's overlays; null where it has chosen none. */
  event: Name | null;
  /** A name in the languages that are asked for. */
  say(name: Name): string;
  now: Date;
}

const player = ({ scene }: Shown, at: 0 | 1) => scene.sides[at].player;
const score = ({ scene }: Shown, at: 0 | 1) => String(scene.sides[at].score);
const team = ({ scene, say }: Shown, at: 0 | 1) =>
  scene.sides[at].team?.members.map(({ species }) => say(species)).join('\n') ?? '';

/** What is on air, one text each; all of it stands in the picture that overlays get. */
const texts = {
  player1: (shown) => player(shown, 0),
  player2: (shown) => player(shown, 1),
  score1: (shown) => score(shown, 0),
  score2: (shown) => score(shown, 1),
  team1: (shown) => team(shown, 0),
  team2: (shown) => team(shown, 1),
  round: ({ scene, say }) => (scene.round ? say(scene.round) : ''),
  bestOf: ({ scene, say }) => say(bestOfWords(scene.bestOf)),
  event: ({ event, say }) => (event ? say(event) : ''),
  tournament: ({ scene }) => scene.tournament ?? '',
  casters: ({ scene }) => scene.casters.map(({ name, handle }) => name || handle).join(' / '),
  ticker: ({ scene }) => scene.ticker.join('\n'),
  countdown({ scene, now }) {
    const leftMs = scene.countdownEndsAt ? Date.parse(scene.countdownEndsAt) - now.getTime() : 0;
    // At 0:00 it is gone, as in the picture.
    return leftMs > 0 ? clockText(leftMs) : '';
  },
  winner({ scene }) {
    const won = scene.kind === 'winner' ? winnerOf(scene) : undefined;
    return won ? (scene.sides[won - 1]?.player ?? '') : '';
  },
} satisfies Record<string, (shown: Shown) => string>;

export type TextName = keyof typeof texts;
export const textNames = Object.keys(texts) as TextName[];

export const textNamed = (file: string): TextName | undefined =>
  textNames.find((name) => `${name}.txt`.toLowerCase() === file.toLowerCase());

/** Empty where nothing of it is on air. `language`: null as the scene says. */
export function textOnAir(
  name: TextName,
  scene: OnAirScene | null,
  { event, language, now }: { event: Name | null; language: LanguageMode | null; now: Date },
): string {
  if (!scene) return '';
  const mode = language ?? scene.language;
  const say = ({ ja, en }: Name) => {
    if (mode === 'both') return ja === en ? ja : `${ja} / ${en}`;
    return mode === 'en' ? en : ja;
  };
  return texts[name]({ scene, event, say, now });
}
