import type { Battle } from './battle';
import type { Bracket } from './bracket';
import type { Round } from './round';

export const sceneKinds = [
  'startingSoon',
  'versus',
  'match',
  'teams',
  'standings',
  'kp',
  'winner',
  'break',
  'nextMatch',
  'bracket',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

export const languageModes = ['ja', 'en', 'both'] as const;
export type LanguageMode = (typeof languageModes)[number];

/** The game in a frame, the same with players' cameras, or on the whole screen. */
export const arrangements = ['frame', 'cameras', 'open'] as const;
export type Arrangement = (typeof arrangements)[number];

export const bestOfs = [1, 3, 5] as const;
export type BestOf = (typeof bestOfs)[number];

export type SideNumber = 1 | 2;

export interface Side {
  player: string;
  score: number;
  /** Revealed only as far as the rules allow when the scene goes out. */
  teamSheetId: string | null;
  /** `#rrggbb`, or null for the theme's default. */
  color: string | null;
  battle: Battle | null;
  region: string;
  /** Typed by staff, because handles on sheets are private. */
  handle: string;
  record: string;
  seed: number | null;
}

export interface Caster {
  name: string;
  nameEn?: string;
  handle: string;
}

export interface UpcomingMatch {
  players: readonly [string, string];
  round: Round | null;
}

export interface Scene {
  kind: SceneKind;
  tournamentId: string | null;
  round: Round | null;
  bestOf: BestOf;
  sides: readonly [Side, Side];
  casters: readonly Caster[];
  ticker: readonly string[];
  /** Translations by line; an empty one falls back to the Japanese. */
  tickerEn: readonly string[];
  /** ISO instant in UTC. */
  countdownEndsAt: string | null;
  language: LanguageMode;
  arrangement: Arrangement;
  upNext: readonly UpcomingMatch[];
  bracket: Bracket | null;
}

export type ScenePath = keyof Scene | `sides.${0 | 1}.${keyof Side}`;

/** Text lengths are in grapheme clusters. */
export const max = {
  player: 16,
  round: 24,
  casters: 4,
  caster: 20,
  handle: 30,
  tickerLines: 8,
  tickerLine: 80,
  upNext: 16,
  region: 16,
  record: 12,
  seed: 999,
} as const;

export const blankSide: Side = {
  player: '',
  score: 0,
  teamSheetId: null,
  color: null,
  battle: null,
  region: '',
  handle: '',
  record: '',
  seed: null,
};
export const blankScene: Scene = {
  kind: 'startingSoon',
  tournamentId: null,
  round: null,
  bestOf: 3,
  sides: [blankSide, blankSide],
  casters: [],
  ticker: [],
  tickerEn: [],
  countdownEndsAt: null,
  language: 'both',
  arrangement: 'frame',
  upNext: [],
  bracket: null,
};

export const winsNeeded = (bestOf: BestOf): number => (bestOf + 1) / 2;

export const winnerOf = ({
  sides,
  bestOf,
}: Pick<Scene, 'bestOf'> & { sides: readonly { score: number }[] }) =>
  sides.findIndex(({ score }) => score >= winsNeeded(bestOf)) + 1 || undefined;

/** Kinds that fill the time until the next match, and take turns with what is known of it. */
const pauseKinds = ['startingSoon', 'break'] as const satisfies readonly SceneKind[];
export type PauseKind = (typeof pauseKinds)[number];
export const isPause = (kind: SceneKind): kind is PauseKind => pauseKinds.some((each) => each === kind);

/** Names of the next players, if the scene shows them. */
export const nextNamesOf = ({ kind, upNext: [first] }: Scene): string[] =>
  first && (kind === 'nextMatch' || isPause(kind)) ? first.players.filter(Boolean) : [];

type Seated = Pick<Side, 'player' | 'teamSheetId'>;
export const isSamePlayer = (one: Seated, other: Seated): boolean =>
  one.teamSheetId && other.teamSheetId ? one.teamSheetId === other.teamSheetId : one.player === other.player;

/** Whether this is another match, which starts at 0–0. Swapping seats isn't one. */
export const hasNewPlayer = (before: Scene['sides'], after: Scene['sides']): boolean =>
  after.some((one) => one.player !== '' && !before.some((other) => isSamePlayer(one, other)));

export const aboutFields = ['region', 'handle', 'record', 'seed'] as const;
export type About = Pick<Side, (typeof aboutFields)[number]>;
export const blankAbout: About = { region: '', handle: '', record: '', seed: null };

/** Clears battle marks once the score, a player or a team changes, because they belong to one game. */
export function withBattleOf(before: Scene, after: Scene): Scene {
  const isOver =
    hasNewPlayer(before.sides, after.sides) ||
    after.sides.some(({ score }, at) => score !== before.sides[at]?.score);
  const sideAt = (at: 0 | 1): Side => {
    const side = after.sides[at];
    const isSame = !isOver && side.teamSheetId === before.sides[at].teamSheetId;
    return isSame && side.teamSheetId ? side : { ...side, battle: null };
  };
  return { ...after, sides: [sideAt(0), sideAt(1)] };
}

export function wonBy(scene: Scene, side: SideNumber): Scene {
  const needed = winsNeeded(scene.bestOf);
  const scored = (one: Side, number: SideNumber): Side => ({
    ...one,
    score: number === side ? needed : Math.min(one.score, needed - 1),
  });
  return withBattleOf(scene, { ...scene, sides: [scored(scene.sides[0], 1), scored(scene.sides[1], 2)] });
}

export function impossibleScoreOf({ bestOf, sides }: Scene): ScenePath | undefined {
  const at = sides.findIndex(({ score }) => score < 0 || score > winsNeeded(bestOf));
  if (at >= 0) return `sides.${at as 0 | 1}.score`;
  return sides[0].score + sides[1].score > bestOf ? 'sides.1.score' : undefined;
}

export const teamIdsOf = ({ sides }: Scene): string[] =>
  sides.flatMap(({ teamSheetId }) => teamSheetId ?? []);
