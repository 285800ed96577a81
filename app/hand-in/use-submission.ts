import type { TypedSheet } from '~/sheets/typed-sheet';
import { type Sending, useSubmission } from '~/ui/form/use-submission';
import type { Answer } from './use-sheet-form';

// Timeouts in ms. An unanswered review is skipped; a submission may be repeated, as its key is an idempotency key.
const patience = { review: 6_000, submit: 30_000 };

export interface SentForm {
  intent: keyof typeof patience;
  /** Sent values, to be reviewed if no answer comes. */
  typed: TypedSheet;
}

/** @param draftName draft to discard once the sheet is submitted */
export function useSheetSubmission(onAnswer: (sent: SentForm, answer: Answer) => void, draftName?: string) {
  const { busy, sent, secondsLeft, stopWaiting, send } = useSubmission<SentForm & Sending, Answer>(
    onAnswer,
    draftName,
  );
  return {
    busy,
    secondsLeft,
    stopWaiting,
    isSubmitting: busy && sent?.intent === 'submit',
    send(body: FormData, next: SentForm) {
      body.set('intent', next.intent);
      send(body, { ...next, patience: patience[next.intent], isPassing: next.intent === 'review' });
    },
  };
}
