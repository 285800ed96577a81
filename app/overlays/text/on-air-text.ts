import { nameOfCaster, nameOfTournament, type OnAirScene, tickerIn } from '~/broadcast/on-air';
import { type LanguageMode, winnerOf } from '~/broadcast/scene';
import { clockText } from '~/overlays/text';
import { bestOfWords } from '~/overlays/words';
import type { Name } from '~/pokedex/name';

interface TextView {
  scene: OnAirScene;
  event: Name | null;
  say(name: Name): string;
  mode: LanguageMode;
  now: Date;
}

const player = ({ scene, say }: TextView, at: 0 | 1) => {
  const { player, latin = player } = scene.sides[at];
  return say({ ja: player, en: latin });
};
const score = ({ scene }: TextView, at: 0 | 1) => String(scene.sides[at].score);
const team = ({ scene, say }: TextView, at: 0 | 1) =>
  scene.sides[at].team?.members.map(({ species }) => say(species)).join('\n') ?? '';

const markedNames = ({ scene, say }: TextView, at: 0 | 1, mark: 'came' | 'down') => {
  const { battle, team: visibleTeam } = scene.sides[at];
  return (battle?.[mark] ?? [])
    .flatMap((slot) => visibleTeam?.members[slot] ?? [])
    .map(({ species }) => say(species))
    .join('\n');
};

const texts = {
  player1: (view) => player(view, 0),
  player2: (view) => player(view, 1),
  score1: (view) => score(view, 0),
  score2: (view) => score(view, 1),
  team1: (view) => team(view, 0),
  team2: (view) => team(view, 1),
  round: ({ scene, say }) => (scene.round ? say(scene.round) : ''),
  bestOf: ({ scene, say }) => say(bestOfWords(scene.bestOf)),
  event: ({ event, say }) => (event ? say(event) : ''),
  tournament({ scene, say }) {
    const name = nameOfTournament(scene);
    return name ? say(name) : '';
  },
  casters: ({ scene, say }) => scene.casters.map((one) => say(nameOfCaster(one))).join(' / '),
  ticker: ({ scene, mode }) => tickerIn(scene, mode).join('\n'),
  countdown({ scene, now }) {
    const leftMs = scene.countdownEndsAt ? Date.parse(scene.countdownEndsAt) - now.getTime() : 0;
    return leftMs > 0 ? clockText(leftMs) : '';
  },
  winner(view) {
    const { scene } = view;
    const won = scene.kind === 'winner' ? winnerOf(scene) : undefined;
    return won ? player(view, (won - 1) as 0 | 1) : '';
  },
  came1: (view) => markedNames(view, 0, 'came'),
  came2: (view) => markedNames(view, 1, 'came'),
  down1: (view) => markedNames(view, 0, 'down'),
  down2: (view) => markedNames(view, 1, 'down'),
  region1: ({ scene }) => scene.sides[0].region ?? '',
  region2: ({ scene }) => scene.sides[1].region ?? '',
  handle1: ({ scene }) => scene.sides[0].handle ?? '',
  handle2: ({ scene }) => scene.sides[1].handle ?? '',
  record1: ({ scene }) => scene.sides[0].record ?? '',
  record2: ({ scene }) => scene.sides[1].record ?? '',
  seed1: ({ scene }) => String(scene.sides[0].seed ?? ''),
  seed2: ({ scene }) => String(scene.sides[1].seed ?? ''),
  next1: ({ scene }) => scene.upNext?.[0]?.players[0] ?? '',
  next2: ({ scene }) => scene.upNext?.[0]?.players[1] ?? '',
  nextRound({ scene, say }) {
    const round = scene.upNext?.[0]?.round;
    return round ? say(round) : '';
  },
  upNext: ({ scene }) => (scene.upNext ?? []).map(({ players }) => players.join(' vs ')).join('\n'),
} satisfies Record<string, (view: TextView) => string>;

export type TextName = keyof typeof texts;
export const textNames = Object.keys(texts) as TextName[];

export const textNamed = (file: string): TextName | undefined =>
  textNames.find((name) => `${name}.txt`.toLowerCase() === file.toLowerCase());

/** `language` null follows the scene. */
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
  return texts[name]({ scene, event, say, mode, now });
}
