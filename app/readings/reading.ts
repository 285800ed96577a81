import type { Locale } from '~/locales/locale';
import type { Game } from '~/pokedex/game';

const readingStates = ['queued', 'reading', 'done', 'failed'] as const;
export type ReadingState = (typeof readingStates)[number];

/** Why an image could not be read; each has a text that says what to do next (locales: readings.failures). */
const failureReasons = ['imageMissing', 'imageBroken', 'noTeamFound', 'tooMuch', 'tooManyTries'] as const;
export type FailureReason = (typeof failureReasons)[number];

export interface ReadValue {
  /** A key of the pokedex, or null when nothing was recognized. */
  key: string | null;
  confidence: number;
  uncertain: boolean;
  /** What the engine saw, before it was matched with names. */
  raw: string;
  /** Other keys that the same words may mean, forms above all. */
  choices?: string[];
}

export interface ReadMember {
  species: ReadValue;
  ability: ReadValue;
  item: ReadValue;
  moves: ReadValue[];
  /** Where the screen shows stats: a key of the natures. */
  alignment?: ReadValue;
}

export interface ReadingResult {
  language: Locale;
  members: ReadMember[];
  engineVersion: string;
}

/** What is compared with the sheet that came of a reading. */
export type ReadField = 'species' | 'ability' | 'item' | 'move' | 'statAlignment';
/** Read and said to be sure, or asked, or not read at all; and what the player left of it. */
export type ReadOutcome = 'sureRight' | 'sureWrong' | 'askedRight' | 'askedWrong' | 'unread';

export interface ReadingMessage {
  readingId: string;
  /** The number of the request that asked for it, for the log. */
  request?: string;
}

/** An image that nobody reads: the reader only makes its phone-size rendition. */
export interface RenditionMessage {
  imageKey: string;
  request?: string;
}

/** How many images show a whole team: Champions has a tab with moves and one with Stat Alignments. */
export const maxImages: Record<Game, number> = { sv: 1, champions: 2 };

/** Nobody waits longer than this for a first answer: a message may have been lost, so it is sent again. */
export const staleAfterMilliseconds = 2 * 60_000;

export const maxAttempts = 4;

/** Seconds to wait before try number `attempt` + 1: 5, 20, 80. */
export const retryDelaySeconds = (attempt: number) => 5 * 4 ** Math.max(0, attempt - 1);
