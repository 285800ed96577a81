import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetDetail } from '~/pokedex/regulations';
import { editing, making, sendingLink } from '~/sheets/form-button';
import type { ShownFinding } from '~/sheets/legality/finding-text';
import type { ShownReading } from '~/sheets/reading/shown-reading';
import { fieldsOf, initialValueOf, readTypedSheet, type TypedSheet } from '~/sheets/typed-sheet';
import { fillForm } from '~/ui/form/form-fill.client';
import { useDraft } from '~/ui/form/use-draft';
import { useErrorToast } from '~/ui/shell/use-error-toast';
import { checkStep } from './check-step.client';
import {
  advance,
  firstStep,
  openAsTyped,
  openChoices,
  openedForm,
  resultOf,
  stepAfter,
} from './form-progress';
import { handInLater, takeBack } from './hand-in-later.client';
import type { LastTeamProps } from './LastTeam';
import type { MissingImage } from './reading/use-images';
import type { SubmitTournament } from './SubmitHeader';
import { sheetDraft } from './sheet-draft';
import type { PlayerLines } from './submit/kept-player.server';
import { useErrorFocus } from './use-error-focus';
import { useFindings } from './use-findings';
import { type Answer, formId, type Marks, useSheetForm } from './use-sheet-form';
import { useSteps } from './use-steps';
import { useSheetSubmission } from './use-submission';

export interface TeamFormProps {
  tournament: SubmitTournament;
  shows: readonly SheetDetail[];
  now: Date;
  start: TypedSheet;
  /** States of the sheet's existing images. */
  readings?: readonly ShownReading[];
  /** Findings on the stored sheet. */
  findings?: readonly ShownFinding[];
  submissionKey: string;
  lines?: PlayerLines;
  /** The initial display name in Latin letters. */
  suggested?: string;
  last?: LastTeamProps;
  /** Types of the initial six. */
  types?: Answer['types'];
  before?: { sheet: TypedSheet; revision: number };
  /** Name of the device's draft of a change. The draft has the revision it began from, for the server to merge by. */
  changeDraft?: string;
  /** Given if staff correct a player's sheet. */
  correction?: { title: string; lead: string; reason: string };
  /** Link that lets one player in after submission has closed. */
  late?: { token: string; isNeeded: boolean };
  answer?: Answer;
}

export function useTeamForm(props: TeamFormProps) {
  const { tournament, start, before, correction } = props;
  const { t } = useTranslation();
  // A player's new sheet is queued if offline.
  const isOwn = !before && !correction;
  const isOwnChange = before !== undefined && !correction;
  const draftName = isOwn ? tournament.id : props.changeDraft;
  const form = useRef<HTMLFormElement>(null);
  const showToast = useErrorToast();
  const [progress, dispatch] = useReducer(advance, openedForm(props.answer, props.submissionKey, before));
  const [marks, setMarks] = useState<Marks>(props.answer?.marks ?? {});
  const [missingImage, setMissingImage] = useState<MissingImage>();
  const [isReadLate, setReadLate] = useState(false);
  const { step, go } = useSteps(firstStep(props.answer, isOwnChange), props.answer !== undefined);
  const submission = useSheetSubmission((sent, answer) => {
    dispatch({ type: 'answered', sent, answer });
    // Shows merged and chosen values in the fields.
    if (form.current && answer.typed && (answer.conflict ?? progress.conflict)) {
      fillForm(form.current, fieldsOf(answer.typed));
      sheetDraft.onFilled?.(form.current, {});
    }
    const to = stepAfter(sent, answer);
    const { formError } = answer;
    if (sent.intent === 'submit' && formError === 'network' && form.current && isOwn)
      void handInLater(tournament.name, new FormData(form.current));
    if (sent.intent === 'submit' && (formError === 'network' || formError === 'serverFault'))
      showToast({ kind: 'error', key: before ? 'saveFailed' : 'submitFailed' });
    if (to) go(to);
  }, draftName);
  const draft = useDraft(form, draftName, props.answer === undefined, sheetDraft);
  const lastResult = resultOf(progress);
  const sheet = useSheetForm(props.answer?.typed ?? start, lastResult);
  useErrorFocus(progress.hasChosen ? undefined : lastResult, step);
  const findings = useFindings(form, tournament.id, props.findings, progress.answer?.findings);
  const busy = progress.turning || submission.busy;

  async function turn(from: 'player' | 'team') {
    if (!form.current || busy) return;
    const typed = readTypedSheet(new FormData(form.current));
    dispatch({ type: 'turning' });
    const error = await checkStep(from, typed, t);
    const reason = new FormData(form.current).get('reason');
    if (correction && from === 'player' && !String(reason ?? '').trim())
      error.reason = [t('desk.act.reasonRequired')];
    const status = Object.keys(error).length > 0 ? 'error' : undefined;
    dispatch({ type: 'checked', result: { status, error, initialValue: initialValueOf(typed) as never } });
    if (status) return;
    if (from === 'player') go('team');
    else send('review');
  }

  function send(intent: 'review' | 'submit', button?: HTMLButtonElement) {
    if (!form.current || busy) return;
    const body = new FormData(form.current);
    if (button) body.set(button.name, button.value);
    if (intent === 'submit') void takeBack(body);
    submission.send(body, { intent, typed: readTypedSheet(body) });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (step === undefined || isLeaving(submitter)) return;
    event.preventDefault();
    if (step !== 'review') void turn(step);
    else if (!(submitter instanceof HTMLButtonElement)) return;
    else if (submits(submitter)) send('submit', submitter);
    else if (submitter.name === sendingLink) send('review', submitter);
  }

  // An image may fill in something during the review, which is then reviewed too.
  function onRead() {
    if (step !== 'review' || busy) return;
    setReadLate(true);
    send('review');
  }

  // A chosen name clears the field's error; the field gets the focus back.
  function onChosen(path: string) {
    dispatch({ type: 'chosen', path });
    document.getElementById(`${formId}-${path}`)?.focus();
  }

  const errors = lastResult?.error ?? {};
  const choosable = { choices: openChoices(progress), asTyped: openAsTyped(progress), onChosen };
  const { isSubmitting, secondsLeft, stopWaiting } = submission;
  const isWaiting = secondsLeft !== undefined;
  useEffect(() => {
    if (isWaiting && step !== 'review') stopWaiting();
  });
  return {
    form,
    step,
    go,
    busy,
    isSubmitting,
    secondsLeft,
    progress,
    draft,
    sheet,
    errors,
    choosable,
    findings,
    marks,
    setMarks,
    missingImage,
    setMissingImage,
    isReadLate: isReadLate && step === 'review',
    onRead,
    turn,
    onSubmit,
  };
}

// The server answers with another page.
const isLeaving = (button: HTMLElement | null) =>
  button instanceof HTMLButtonElement && button.value === 'signIn';

const submits = ({ name, value }: HTMLButtonElement) =>
  name === editing || name === making || value === 'submit';
