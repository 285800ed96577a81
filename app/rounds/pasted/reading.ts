export interface KnownPlayer {
  id: string;
  /** The first is the shown name; the others are the sheet's name and IDs on Discord, X and Tonamel. */
  names: readonly string[];
}

export type ReadSide =
  | { kind: 'player'; id: string; text: string }
  | { kind: 'bye' }
  /** `near`: IDs of players with similar names, the nearest first, five at most. */
  | { kind: 'unknown'; text: string; near: string[] }
  | { kind: 'several'; text: string; ids: string[] };

export type Winner = 'a' | 'b' | 'tie';

export interface ReadPairing {
  line: number;
  text: string;
  /** As it is written without 卓 or “Table”, in half-width letters; '' if there is none. */
  table: string;
  a: ReadSide;
  b: ReadSide;
  games: [number, number] | null;
  winner: Winner | null;
  /** Records, points, seeds and the like: understood, and no part of a pairing. */
  beside: string;
  /** What was not understood. */
  unused: string;
}

export interface PairingProblem {
  line: number;
  text: string;
  /**
   * `oneSide`: a player without an opponent, in no pairing. `twice`: a player stands in an earlier pairing as well.
   * `sameTable`: an earlier pairing has its table. `self`: a player against themselves. `differs`: the same pairing is listed
   * before, with another table or result.
   */
  reason: 'oneSide' | 'twice' | 'sameTable' | 'self' | 'differs';
  /** Line of the earlier pairing. */
  first?: number;
  /** ID of the player whom it is about. */
  player?: string;
}

export interface LeftLine {
  line: number;
  text: string;
}

export interface PairingFault {
  reason: 'empty' | 'tooLong' | 'tooMany' | 'noPairings' | 'tdf';
  line?: number;
}

export interface PairingReading {
  round: number | null;
  pairings: ReadPairing[];
  problems: PairingProblem[];
  /** Lines in no pairing and no problem. */
  left: LeftLine[];
  /** IDs of known players in no pairing. */
  missing: string[];
  fault?: PairingFault;
}
