import { useRef, useState } from 'react';
import { type PostFailure, postForm } from './post-form.client';

export interface Sending {
  /** Milliseconds until a try without an answer ends as 'network'; it may be repeated. */
  patience: number;
  isPassing?: boolean;
}

/** Sends a form in place. `onAnswer` gets every answer; a redirect discards the draft. */
export function useSubmission<Sent extends Sending, Answer>(
  onAnswer: (sent: Sent, answer: Answer | PostFailure) => void,
  draftName?: string,
) {
  const [submission, setSubmission] = useState<{ sent: Sent; isOver: boolean }>();
  const latestOnAnswer = useRef(onAnswer);
  latestOnAnswer.current = onAnswer;
  const latestAttempt = useRef(0);
  const isOver = useRef(false);

  function end(sent: Sent, answer: Answer | PostFailure) {
    isOver.current = true;
    setSubmission({ sent, isOver: true });
    latestOnAnswer.current(sent, answer);
  }

  async function send(body: FormData, sent: Sent) {
    const attempt = ++latestAttempt.current;
    const isLatest = () => attempt === latestAttempt.current;
    isOver.current = false;
    setSubmission({ sent, isOver: false });
    const timer = setTimeout(() => isLatest() && end(sent, { formError: 'network' }), sent.patience);
    const answer = await postForm<Answer>(body, draftName);
    clearTimeout(timer);
    if (!answer || !isLatest()) return;
    // Nothing may change under a visitor who went on meanwhile.
    if (!isOver.current || !sent.isPassing) end(sent, answer);
  }
  return { busy: submission !== undefined && !submission.isOver, sent: submission?.sent, send };
}
