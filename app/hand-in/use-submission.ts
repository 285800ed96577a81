import type { TypedSheet } from '~/sheets/typed-sheet';
import { type Sending, useSubmission as useSending } from '~/ui/form/use-submission';
import type { Answer } from './use-sheet-form';

// Milliseconds. Without an answer a check is skipped; a submission may be repeated: its key makes one team.
const patience = { review: 6_000, submit: 30_000 };

export interface Sent {
  intent: keyof typeof patience;
  /** As it was sent: to be looked at where no answer comes. */
  typed: TypedSheet;
}

/** `draftName`: what is kept under it is gone once the sheet is submitted. */
export function useSubmission(onAnswer: (sent: Sent, answer: Answer) => void, draftName?: string) {
  const { busy, sent, send } = useSending<Sent & Sending, Answer>(onAnswer, draftName);
  return {
    busy,
    isSubmitting: busy && sent?.intent === 'submit',
    send(body: FormData, next: Sent) {
      body.set('intent', next.intent);
      send(body, { ...next, patience: patience[next.intent], isPassing: next.intent === 'review' });
    },
  };
}
