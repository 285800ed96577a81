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

export const arrangements = ['frame', 'open'] as const;
export type Arrangement = (typeof arrangements)[number];

export const bestOfs = [1, 3, 5] as const;
export type BestOf = (typeof bestOfs)[number];

export type SideNumber = 1 | 2;

export interface Side {
  /** As it is written on air; empty while nobody is chosen. */
  player: string;
  score: number;
  /** The player's team; what of it is shown is decided when the scene goes out. */
  teamSheetId: string | null;
  /** `#rrggbb`, or null for the theme's own. */
  color: string | null;
  /** Of the game that is played, while the same team stands; null before anything is marked. */
  battle: Battle | null;
  /** Where the player is from. */
  region: string;
  /** An X account or the like, typed by staff: what a sheet says of it is private. */
  handle: string;
  /** Wins and losses so far: `3-1`. */
  record: string;
  seed: number | null;
}

export interface Caster {
  name: string;
  /** For English, where it is written otherwise. */
  nameEn?: string;
  /** An X account or the like, with its sign: `@haruka_vgc`. */
  handle: string;
}

/** A match that is still to come. */
export interface UpcomingMatch {
  /** As they are written on air. */
  players: readonly [string, string];
  /** Null where the list does not say. */
  round: Round | null;
}

/** What is on air, or will be. Never broken: every value below holds what its field allows. */
export interface Scene {
  kind: SceneKind;
  tournamentId: string | null;
  round: Round | null;
  bestOf: BestOf;
  sides: readonly [Side, Side];
  casters: readonly Caster[];
  ticker: readonly string[];
  /** The same lines in English, by their place; empty where a line serves for both. */
  tickerEn: readonly string[];
  /** Until when something is counted down: an ISO instant in UTC. */
  countdownEndsAt: string | null;
  language: LanguageMode;
  /** Of a match: around the game, or over it. */
  arrangement: Arrangement;
  /** The next match first. */
  upNext: readonly UpcomingMatch[];
  /** Null while nobody is named. */
  bracket: Bracket | null;
}

/** Where a value is: `sides.0.player` for one of a side. */
export type ScenePath = keyof Scene | `sides.${0 | 1}.${keyof Side}`;

/** Texts in characters as people count them. */
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

export const isSamePlayer = (one: Side, other: Side): boolean =>
  one.teamSheetId && other.teamSheetId ? one.teamSheetId === other.teamSheetId : one.player === other.player;

/** Whether somebody plays who did not before: another match, which begins at 0–0. To change seats is none. */
export const hasNewPlayer = (before: Scene['sides'], after: Scene['sides']): boolean =>
  after.some((one) => one.player !== '' && !before.some((other) => isSamePlayer(one, other)));

/** What is said of a player beside the name; of nobody else. */
export const aboutFields = ['region', 'handle', 'record', 'seed'] as const;
export type About = Pick<Side, (typeof aboutFields)[number]>;
export const blankAbout: About = { region: '', handle: '', record: '', seed: null };

/** What was marked is of one game of one match: another score, another player or team, and it is over. */
export function withBattleOf(before: Scene, after: Scene): Scene {
  const isOver =
    hasNewPlayer(before.sides, after.sides) ||
    after.sides.some(({ score }, at) => score !== before.sides[at]?.score);
  const kept = (at: 0 | 1): Side => {
    const side = after.sides[at];
    const isSame = !isOver && side.teamSheetId === before.sides[at].teamSheetId;
    return isSame && side.teamSheetId ? side : { ...side, battle: null };
  };
  return { ...after, sides: [kept(0), kept(1)] };
}

/** The match as it is when a side has won, by no more than that takes. */
export function wonBy(scene: Scene, side: SideNumber): Scene {
  const needed = winsNeeded(scene.bestOf);
  const scored = (one: Side, number: SideNumber): Side => ({
    ...one,
    score: number === side ? needed : Math.min(one.score, needed - 1),
  });
  return withBattleOf(scene, { ...scene, sides: [scored(scene.sides[0], 1), scored(scene.sides[1], 2)] });
}

/** A match is decided once, and nobody wins more games than that takes. */
export function impossibleScoreOf({ bestOf, sides }: Scene): ScenePath | undefined {
  const at = sides.findIndex(({ score }) => score < 0 || score > winsNeeded(bestOf));
  if (at >= 0) return `sides.${at as 0 | 1}.score`;
  return sides[0].score + sides[1].score > bestOf ? 'sides.1.score' : undefined;
}

export const teamIdsOf = ({ sides }: Scene): string[] =>
  sides.flatMap(({ teamSheetId }) => teamSheetId ?? []);
