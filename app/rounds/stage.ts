import type { BestOf, Winner } from './match';

/** In the order in which they are played. `swiss`: rounds that another tool pairs, and that we read. */
export const stageKinds = ['swiss', 'blocks', 'bracket'] as const;
export type StageKind = (typeof stageKinds)[number];

/** Whether a match of this stage may end so: from the bracket somebody has to go on. */
export const mayEndIn = (stage: StageKind, winner: Winner): boolean =>
  stage !== 'bracket' || winner === 'a' || winner === 'b';

/** How the open matches of a player who drops out count (`block-standing.ts`). */
export const dropRules = ['lose', 'void', 'half'] as const;
export type DropRule = (typeof dropRules)[number];

/** Who parts players that are equal in everything: the lottery's order, or a match that staff add. */
export const tieRules = ['lot', 'decider'] as const;
export type TieRule = (typeof tieRules)[number];

/** What open matches count once the blocks are closed. `wait`: the bracket cannot be made before they have a result. */
export const lateRules = ['wait', 'bothLose', 'tie'] as const;
export type LateRule = (typeof lateRules)[number];

export interface BlockSettings {
  /** Entrant IDs by block, in the order of play. */
  blocks: string[][];
  /** Seed of the lottery, by which everybody can redo it. */
  seed: string;
  /** Groups of entrants that the lottery keeps apart. */
  apart: string[][];
  /** Whether staff moved anybody after the lottery. */
  isMoved: boolean;
  drop: DropRule;
  tie: TieRule;
  late: LateRule;
  /** How many of each block go on to the bracket; 0: there is none. */
  advance: number;
}

/** Blocks that staff are still drawing or moving. */
export interface BlockDraft {
  bestOf: BestOf;
  blocks: BlockSettings;
  /** Idempotency key of the form that drew them. */
  key: string;
}

export interface StageSettings {
  bestOf: BestOf;
  /** The published blocks. */
  blocks?: BlockSettings;
  draft?: BlockDraft;
  /** Whether the bracket has a match for third place. */
  hasThird?: boolean;
}
