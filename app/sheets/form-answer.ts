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
  /** There are findings that the player has not confirmed. */
  | 'unconfirmed'
  | 'unreadable'
  | 'tooMany'
  | 'unchanged'
  /** The form has been used already, for a sheet that is not this person's. */
  | 'otherSheet'
  /** It has been used for another text, and who sends this one may be the same person or another. */
  | 'sameForm'
  /** Another sheet of the tournament has the same Discord or Tonamel ID: one of this person, or of somebody else. */
  | 'sameId'
  | 'takenId'
  /** The same, told to staff who add a team for a player. */
  | 'takenByTeam'
  /** The link that lets one sheet in late has been used, has expired or was revoked. */
  | 'lateRefused'
  | RevisionRefusal;

/** Whose team it is; the sheet which the form would change, if any, and the key of another one. */
export interface Asks {
  another: string;
  own?: { id: string; displayName: string };
  /** What that sheet and this form have in common. */
  ids?: PlayerIdName[];
  isLinkSent?: boolean;
  /** The sheet on the desk, for staff. */
  onDesk?: { path: string; displayName: string };
}

export interface FormAnswer {
  lastResult?: SubmissionResult<string[]>;
  typed?: TypedSheet;
  review?: TypedSheet;
  /** Of the six at the last look; the browser does not know them all. */
  types?: (readonly string[])[];
  /** Against the rules, as far as the sheet is understood. */
  findings?: ShownFinding[];
  /** Field → names that its text, which is none, may be replaced by. */
  choices?: Record<string, string[]>;
  /** Field → its text, which may be a name that we do not know yet. */
  asTyped?: Record<string, string>;
  pasted?: PastedAnswer;
  /** Of the images in their order. */
  readings?: ShownReading[];
  /** What the images just filled in. */
  applied?: AppliedProposals;
  /** What the form holds of the images and nobody has looked at: by field, how sure it is. */
  marks?: AppliedProposals['marks'];
  areTwoTeams?: boolean;
  /** An image came and could not be kept; the sheet can go without. */
  isImageNotTaken?: boolean;
  formError?: FormError;
  /** Of `sameForm`, `sameId`, `takenId` and `takenByTeam`. */
  asks?: Asks;
  /** With which the form goes on: its own, or that of somebody else's change which it shows; 0: it had none. */
  revision?: number;
  /** The sheet of that revision, where it is another than the form was opened with. */
  stored?: TypedSheet;
  conflict?: ShownConflict;
  reason?: string;
  /** The form was opened by an account, whose session may be over by now. */
  hadAccount?: boolean;
}
