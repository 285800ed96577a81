import type { SubmissionResult } from '@conform-to/react';
import type { Translate } from '~/locales/i18n';
import type { TypedSheet } from '~/sheets/typed-sheet';
import type { Answer } from './use-sheet-form';
import type { FormStep } from './use-steps';
import type { Sent } from './use-submission';

export interface FormProgress {
  answer?: Answer;
  submissionKey: string;
  /** With which the form goes on, and the sheet as it is stored under it; none in a form that makes a sheet. */
  base?: { sheet: TypedSheet; revision: number };
  /** What somebody else has changed, until the server has heard what was chosen. */
  conflict?: Answer['conflict'];
  /** What was found in place since then; it goes before what the answer says. */
  checked?: SubmissionResult<string[]>;
  /** What is wrong is what a chosen name left: the focus stays with the field of the choice. */
  hasChosen: boolean;
  /** What the last look shows; not checked when the server could not be asked. */
  looked?: { sheet: TypedSheet; types?: Answer['types']; isChecked: boolean };
  turning: boolean;
}

export type FormEvent =
  | { type: 'turning' }
  | { type: 'checked'; result: SubmissionResult<string[]> }
  | { type: 'chosen'; path: string }
  | { type: 'answered'; sent: Sent; answer: Answer };

export const openedForm = (
  answer: Answer | undefined,
  submissionKey: string,
  before?: FormProgress['base'],
): FormProgress => ({
  answer,
  submissionKey: answer?.submissionKey ?? submissionKey,
  base: baseAfter(answer, before),
  conflict: answer?.conflict,
  hasChosen: false,
  turning: false,
});

export function advance(form: FormProgress, event: FormEvent): FormProgress {
  switch (event.type) {
    case 'turning':
      return { ...form, turning: true };
    case 'checked':
      return { ...form, turning: false, checked: event.result, hasChosen: false };
    case 'chosen':
      return { ...form, checked: withoutError(resultOf(form), event.path), hasChosen: true };
    case 'answered':
      return answered(form, event.sent, event.answer);
  }
}

function answered(form: FormProgress, sent: Sent, answer: Answer): FormProgress {
  const isChecked = isReached(answer);
  return {
    ...form,
    // Without the server the form goes on; it says what it knows when the sheet is submitted.
    answer: sent.intent === 'review' && !isChecked ? {} : answer,
    submissionKey: answer.submissionKey ?? form.submissionKey,
    base: baseAfter(answer, form.base),
    conflict: isChecked ? answer.conflict : form.conflict,
    ...(isChecked && { checked: answer.lastResult, hasChosen: false }),
    ...((stepAfter(sent, answer) === 'review' || showsOtherSheet(answer)) && {
      looked: { sheet: answer.review ?? sent.typed, types: answer.types, isChecked },
    }),
  };
}

const showsOtherSheet = ({ formError, conflict }: Answer) =>
  formError === 'unconfirmed' || conflict !== undefined;

/** An answer that does not say with which revision the form goes on leaves it as it is. */
const baseAfter = (answer: Answer | undefined, base: FormProgress['base']): FormProgress['base'] =>
  base && { sheet: answer?.stored ?? base.sheet, revision: answer?.revision ?? base.revision };

function withoutError(
  result: SubmissionResult<string[]> | undefined,
  path: string,
): SubmissionResult<string[]> {
  const { [path]: _, ...error } = result?.error ?? {};
  return { ...result, status: isRight(error) ? undefined : 'error', error };
}

export type FieldErrors = NonNullable<SubmissionResult<string[]>['error']>;

export const isRight = (errors: FieldErrors) => Object.values(errors).every((messages) => !messages?.length);

export const resultOf = ({ checked, answer }: FormProgress) => checked ?? answer?.lastResult;

const isReached = ({ formError }: Answer) => formError !== 'network' && formError !== 'serverFault';

/** Above the form; the last look says for itself why nothing was submitted. */
export const formErrorOf = ({ answer }: FormProgress, step: FormStep | undefined) =>
  step !== 'review' && answer && isReached(answer) ? answer.formError : undefined;

/** Why nothing was handed in, in words. */
export function formErrorText(
  formError: NonNullable<Answer['formError']>,
  asks: Answer['asks'],
  t: Translate,
) {
  if (!isAsked(formError)) return t(`teams.formErrors.${formError}`);
  const ids = (asks?.ids ?? []).map((id) => t(`teams.submit.${id}`)).join(t('teams.whose.and'));
  return t(`teams.whose.${formError}`, { name: (asks?.own ?? asks?.onDesk)?.displayName ?? '', ids });
}

const asked = ['sameForm', 'sameId', 'takenId', 'takenByTeam'] as const;
const isAsked = (formError: string): formError is (typeof asked)[number] =>
  (asked as readonly string[]).includes(formError);

/** Of what was found out about fields, that of those which are still wrong. */
function ofOpenFields<T>(form: FormProgress, found: Readonly<Record<string, T>> = {}): Record<string, T> {
  const errors = resultOf(form)?.error ?? {};
  return Object.fromEntries(Object.entries(found).filter(([path]) => errors[path]));
}

/** Field → the names that are still to be chosen from. */
export const openChoices = (form: FormProgress) => ofOpenFields(form, form.answer?.choices);

/** Field → the text that may still stay as it is. */
export const openAsTyped = (form: FormProgress) => ofOpenFields(form, form.answer?.asTyped);

/** Where the server's answer is to be seen: at the team when all else is right. */
export function firstStep(answer?: Answer): 'player' | 'team' {
  const paths = Object.keys(answer?.lastResult?.error ?? {});
  return paths.length > 0 && paths.every((path) => /^(members|image|teamCode)/.test(path))
    ? 'team'
    : 'player';
}

/** To what is wrong, or on to the last look; a submission that was refused stays where it is. */
export function stepAfter({ intent }: Sent, answer: Answer): FormStep | undefined {
  if (answer.lastResult?.status === 'error') return firstStep(answer);
  return intent === 'review' ? 'review' : undefined;
}
