import type { FormAnswer, FormError } from '~/sheets/form-answer';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import type { OwnTeamSheet } from '~/sheets/team-sheet.server';

/**
 * Facts about one POST of the form for a new team, before anything is written. The decision passes the sheet (`Own`), the
 * content and the answer for unlisted players (`Unlisted`) on without looking into them.
 */
export interface SubmissionFacts<Own = OwnTeamSheet, Content = TeamSheetContent, Unlisted = FormAnswer> {
  /** The player wants to sign in first and come back to the form. */
  wantsSignIn: boolean;
  /** The tournament takes teams now. */
  isOpen: boolean;
  /** The late link that the form carries. */
  late?: {
    /** It lets this form in although submission has closed. */
    isOpen: boolean;
    /** This very form has used it: a repeated request finds the sheet that it made. */
    isUsedHere: boolean;
  };
  /** Present if everything is right and the button was the one that submits. */
  content?: Content;
  /** A sheet of the tournament with the same Discord or Tonamel ID. */
  same?: {
    /** Present if it is the viewer's. */
    own?: Own;
    /** The button said that this sheet shall be changed. */
    isChosen: boolean;
    /** The button asked for a link to the sheet, mailed to its owner. */
    wantsLink: boolean;
  };
  /** Present if the tournament takes teams from its entrants alone and the player is none, or a change would make them none. */
  unlisted?: Unlisted;
}

interface Refusal {
  kind: 'refuse';
  error: FormError;
  status: 403 | 409;
}

export type Submission<Own = OwnTeamSheet, Content = TeamSheetContent, Unlisted = FormAnswer> =
  | Refusal
  | { kind: 'signIn' }
  /** The player is not on the list of entrants; shown beside the ID. */
  | { kind: 'refuseUnlisted'; unlisted: Unlisted }
  /** Another person's sheet has the same ID. */
  | { kind: 'askWhose'; mailsLink: boolean }
  /** The viewer has a sheet already: change that one, or make another? */
  | { kind: 'askWhich'; own: Own }
  | { kind: 'change'; own: Own; content: Content }
  | { kind: 'showForm' }
  | { kind: 'create'; content: Content };

const refuse = (error: FormError, status: 403 | 409): Refusal => ({ kind: 'refuse', error, status });

/** Whether the form is taken at all. */
export const isAdmitted = ({
  isOpen,
  late,
}: Pick<SubmissionFacts<unknown, unknown, unknown>, 'isOpen' | 'late'>): boolean =>
  isOpen || late?.isOpen === true || late?.isUsedHere === true;

/**
 * Decides what to do with the form. The first look and the last press are decided alike, so that no refusal comes as a
 * surprise after the work is done.
 */
export function decideSubmission<Own, Content, Unlisted>(
  facts: SubmissionFacts<Own, Content, Unlisted>,
): Submission<Own, Content, Unlisted> {
  const { late, same, content, unlisted } = facts;
  if (facts.wantsSignIn) return { kind: 'signIn' };
  if (!isAdmitted(facts)) return refuse(late ? 'lateRefused' : 'closed', 403);
  if (same && !same.own) return { kind: 'askWhose', mailsLink: same.wantsLink };
  if (unlisted) return { kind: 'refuseUnlisted', unlisted };
  if (same?.own) {
    const { own } = same;
    return content && same.isChosen ? { kind: 'change', own, content } : { kind: 'askWhich', own };
  }
  return content ? { kind: 'create', content } : { kind: 'showForm' };
}

/** Facts about the guarded insert of a new sheet. */
export interface InsertFacts<Own = OwnTeamSheet, Unlisted = FormAnswer> {
  /** The sheet that the submission key finds now; absent if the insert was refused. */
  made?: {
    id: string;
    isNew: boolean;
    isWithdrawn: boolean;
    /** Present if the sender holds it, by account or edit key. */
    own?: Own;
  };
  isLate: boolean;
  /** The list of entrants, or its switch, may have changed since the decision. */
  unlisted?: Unlisted;
}

export type Inserted<Own = OwnTeamSheet, Unlisted = FormAnswer> =
  | { kind: 'done'; id: string }
  | Refusal
  | { kind: 'refuseUnlisted'; unlisted: Unlisted }
  /** The form was sent before: its sheet is brought up to the text that came now. */
  | { kind: 'repeat'; own: Own };

/** Decides what to answer after the insert. */
export function decideInserted<Own, Unlisted>({
  made,
  isLate,
  unlisted,
}: InsertFacts<Own, Unlisted>): Inserted<Own, Unlisted> {
  if (made?.isNew) return { kind: 'done', id: made.id };
  if (made?.isWithdrawn) return refuse('withdrawn', 409);
  if (made && !made.own) return refuse('otherSheet', 409);
  if (!made && isLate) return refuse('lateRefused', 403);
  if (unlisted) return { kind: 'refuseUnlisted', unlisted };
  return made?.own ? { kind: 'repeat', own: made.own } : refuse('closed', 403);
}
