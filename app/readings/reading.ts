import type { Locale } from '~/locales/locale';
import type { Game } from '~/pokedex/game';

const readingStates = ['queued', 'reading', 'done', 'failed'] as const;
export type ReadingState = (typeof readingStates)[number];

const failureReasons = [
  ...(['imageMissing', 'imageBroken', 'noTeamFound', 'tooMuch', 'tooManyTries'] as const),
  /** The image shows the QR code of a team instead. */
  'qrCode',
] as const;
export type FailureReason = (typeof failureReasons)[number];

export interface ReadValue {
  /** Key of the pokedex; null if nothing was recognized. */
  key: string | null;
  confidence: number;
  uncertain: boolean;
  /** OCR text, before it was matched with names. */
  raw: string;
  choices?: string[];
}

export interface ReadMember {
  species: ReadValue;
  ability: ReadValue;
  item: ReadValue;
  moves: ReadValue[];
  alignment?: ReadValue;
}

export interface ReadingResult {
  language: Locale;
  members: ReadMember[];
  engineVersion: string;
  /** URL of a team, from a QR code in an image without a team screen. Kept until the reading is settled. */
  code?: string;
}

export type ReadField = 'species' | 'ability' | 'item' | 'move' | 'statAlignment';
export type ReadOutcome = 'sureRight' | 'sureWrong' | 'askedRight' | 'askedWrong' | 'unread';

export interface ReadingMessage {
  readingId: string;
  request?: string;
}

export interface RenditionMessage {
  imageKey: string;
  request?: string;
}

export type ReaderMessage = ReadingMessage | RenditionMessage;

/** Accepts messages of all versions: the first ones had no `request`. */
export const isReaderMessage = (body: { readingId?: unknown; imageKey?: unknown }) =>
  typeof (body.readingId ?? body.imageKey) === 'string';

/** Champions has a tab with moves and one with Stat Alignments. */
export const maxImages: Record<Game, number> = { sv: 1, champions: 2 };

/** A message without an answer for this long counts as lost, and is sent again. */
export const staleAfterMilliseconds = 2 * 60_000;

export const maxAttempts = 4;

/** Exponential backoff: seconds before try number `attempt` + 1 (5, 20, 80). */
export const retryDelaySeconds = (attempt: number) => 5 * 4 ** Math.max(0, attempt - 1);
