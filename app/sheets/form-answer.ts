import type { SubmissionResult } from '@conform-to/react';
import type { PlayerIdName } from '~/accounts/player-key';
import type { ShownConflict } from './conflict/shown-conflict';
import type { ShownFinding } from './legality/finding-text';
import type { PastedAnswer } from './pasted-values';
import type { AppliedProposals } from './reading/proposals';
import type { ShownReading } from './reading/shown-reading';
import type { RevisionRefusal } from './team-sheet.server';
import type { TypedSheet } from './typed-sheet';

export type FormError =
  | 'tooLarge'
  | 'unconfirmed'
  | 'unreadable'
  | 'tooMany'
  /** Too many images at once, and nothing else of the form could be read. */
  | 'unreadBusy'
  | 'unchanged'
  /** The submission key belongs to another person's sheet. */
  | 'otherSheet'
  /** The submission key was used with other content, by perhaps the same person. */
  | 'sameForm'
  /** Another sheet of the tournament has the same Discord or Tonamel ID: this person's (`sameId`) or not. */
  | 'sameId'
  | 'takenId'
  /** `takenId` for staff who add a team for a player. */
  | 'takenByTeam'
  /** The late link has been used, has expired or was revoked. */
  | 'lateRefused'
  | RevisionRefusal;

/** Choices when a sheet of the same player may exist; `another` is the submission key for an additional sheet. */
export interface Asks {
  another: string;
  own?: { id: string; displayName: string };
  ids?: PlayerIdName[];
  /** `limited`: no more mails for now. Neither says whether an account has the team. */
  link?: 'sent' | 'limited';
  onDesk?: { path: string; displayName: string };
}

export interface FormAnswer {
  lastResult?: SubmissionResult<string[]>;
  typed?: TypedSheet;
  review?: TypedSheet;
  /** Types of the six for the review; the browser has no full species table. */
  types?: (readonly string[])[];
  findings?: ShownFinding[];
  /** Field → names that could replace its unknown text. */
  choices?: Record<string, string[]>;
  /** Field → its text, which may be a name newer than our dictionaries. */
  asTyped?: Record<string, string>;
  pasted?: PastedAnswer;
  readings?: ShownReading[];
  applied?: AppliedProposals;
  /** Certainty of values from images that nobody has reviewed, by field. */
  marks?: AppliedProposals['marks'];
  areTwoTeams?: boolean;
  /** The image could not be stored; the sheet may be submitted without one. */
  isImageNotTaken?: boolean;
  formError?: FormError;
  /** Seconds after which the same form may be sent again, for a limit per minute. */
  retryAfter?: number;
  /** Accompanies `sameForm`, `sameId`, `takenId` and `takenByTeam`. */
  asks?: Asks;
  /** Revision to base the next attempt on; 0: none. */
  revision?: number;
  /** The sheet at `revision`, if the form was opened with another. */
  stored?: TypedSheet;
  conflict?: ShownConflict;
  /** The earlier sheet of the player that was filled in, and what the reviewed one changes of its six. */
  repeated?: { id: string; changes?: string[] };
  reason?: string;
  /** The form was opened while signed in; the session may have expired. */
  hadAccount?: boolean;
}
