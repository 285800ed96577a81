import type { SubmissionResult } from '@conform-to/react';
import type { Translate } from '~/locales/i18n';
import type { TypedSheet } from '~/sheets/typed-sheet';
import type { Answer } from './use-sheet-form';
import type { FormStep } from './use-steps';
import type { SentForm } from './use-submission';

export interface FormProgress {
  answer?: Answer;
  submissionKey: string;
  /** Stored sheet and revision that the form is based on; undefined for a new sheet. */
  base?: { sheet: TypedSheet; revision: number };
  /** Concurrent changes by others, until the server has received the choices. */
  conflict?: Answer['conflict'];
  /** Later check in the browser, which takes precedence over the answer. */
  checked?: SubmissionResult<string[]>;
  /** Whether the remaining errors follow the choice of a name: the focus stays on its field. */
  hasChosen: boolean;
  /** Contents of the review; unchecked if the server could not be reached. */
  looked?: { sheet: TypedSheet; types?: Answer['types']; repeated?: Answer['repeated']; isChecked: boolean };
  turning: boolean;
}

export type FormEvent =
  | { type: 'turning' }
  | { type: 'checked'; result: SubmissionResult<string[]> }
  | { type: 'chosen'; path: string }
  | { type: 'answered'; sent: SentForm; answer: Answer };

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

function answered(form: FormProgress, sent: SentForm, answer: Answer): FormProgress {
  const isChecked = isReached(answer);
  return {
    ...form,
    // An unreachable server doesn't block the review: it validates on submission.
    answer: sent.intent === 'review' && !isChecked ? {} : answer,
    submissionKey: answer.submissionKey ?? form.submissionKey,
    base: baseAfter(answer, form.base),
    conflict: isChecked ? answer.conflict : form.conflict,
    ...(isChecked && { checked: answer.lastResult, hasChosen: false }),
    ...((stepAfter(sent, answer) === 'review' || showsOtherSheet(answer)) && {
      looked: {
        ...{ sheet: answer.review ?? sent.typed, types: answer.types, isChecked },
        ...(answer.repeated && { repeated: answer.repeated }),
      },
    }),
  };
}

const showsOtherSheet = ({ formError, conflict }: Answer) =>
  formError === 'unconfirmed' || conflict !== undefined;

/** Keeps what the answer doesn't override. */
const baseAfter = (answer: Answer | undefined, base: FormProgress['base']): FormProgress['base'] =>
  base && { sheet: answer?.stored ?? base.sheet, revision: answer?.revision ?? base.revision };

function withoutError(
  result: SubmissionResult<string[]> | undefined,
  path: string,
): SubmissionResult<string[]> {
  const { [path]: _, ...error } = result?.error ?? {};
  return { ...result, status: isRight(error) ? undefined : 'error', error };
}

export type ErrorsByField = NonNullable<SubmissionResult<string[]>['error']>;

export const isRight = (errors: ErrorsByField) =>
  Object.values(errors).every((messages) => !messages?.length);

export const resultOf = ({ checked, answer }: FormProgress) => checked ?? answer?.lastResult;

const isReached = ({ formError }: Answer) => formError !== 'network' && formError !== 'serverFault';

/** Error above the form; the review shows its own. */
export const formErrorOf = ({ answer }: FormProgress, step: FormStep | undefined) =>
  step !== 'review' && answer && isReached(answer) ? answer.formError : undefined;

export function formErrorText(
  formError: NonNullable<Answer['formError']>,
  asks: Answer['asks'],
  t: Translate,
) {
  if (formError === 'unreadBusy') return t('fields.image.unreadBusy');
  if (!isQuestion(formError)) return t(`teams.formErrors.${formError}`);
  const ids = (asks?.ids ?? []).map((id) => t(`teams.submit.${id}`)).join(t('teams.whose.and'));
  return t(`teams.whose.${formError}`, { name: (asks?.own ?? asks?.onDesk)?.displayName ?? '', ids });
}

const questions = ['sameForm', 'sameId', 'takenId', 'takenByTeam'] as const;
const isQuestion = (formError: string): formError is (typeof questions)[number] =>
  (questions as readonly string[]).includes(formError);

/** Filters entries by fields that still have errors. */
function ofOpenFields<T>(form: FormProgress, entries: Readonly<Record<string, T>> = {}): Record<string, T> {
  const errors = resultOf(form)?.error ?? {};
  return Object.fromEntries(Object.entries(entries).filter(([path]) => errors[path]));
}

/** Field → names to choose from. */
export const openChoices = (form: FormProgress) => ofOpenFields(form, form.answer?.choices);

/** Field → text that may be kept as typed. */
export const openAsTyped = (form: FormProgress) => ofOpenFields(form, form.answer?.asTyped);

/** Step that shows the answer's errors: `team` if all of them are there. Players change their team more than their IDs. */
export function firstStep(answer?: Answer, isOwnChange = false): 'player' | 'team' {
  const paths = Object.keys(answer?.lastResult?.error ?? {});
  if (paths.length === 0) return isOwnChange ? 'team' : 'player';
  return paths.every((path) => /^(members|image|teamCode)/.test(path)) ? 'team' : 'player';
}

/** @returns the step with errors, or the review; undefined to stay, after a refused submission */
export function stepAfter({ intent }: SentForm, answer: Answer): FormStep | undefined {
  if (answer.lastResult?.status === 'error') return firstStep(answer);
  return intent === 'review' ? 'review' : undefined;
}
