import { useRef, useState } from 'react';
import { countDown, spread } from './count-down.client';
import { type PostFailure, postForm } from './post-form.client';

const maxAgain = 5;

export interface Sending {
  /** Milliseconds until a try without an answer ends as 'network'; it may be repeated. */
  patience: number;
  isPassing?: boolean;
}

/** Sends a form in place. `onAnswer` gets every answer; a redirect discards the draft. */
export function useSubmission<Sent extends Sending, Answer extends object>(
  onAnswer: (sent: Sent, answer: Answer | PostFailure) => void,
  draftName?: string,
) {
  const [submission, setSubmission] = useState<{ sent: Sent; isOver: boolean }>();
  const latestOnAnswer = useRef(onAnswer);
  latestOnAnswer.current = onAnswer;
  const latestAttempt = useRef(0);
  const isOver = useRef(false);
  const [secondsLeft, setSecondsLeft] = useState<number>();

  function end(sent: Sent, answer: Answer | PostFailure) {
    isOver.current = true;
    setSubmission({ sent, isOver: true });
    latestOnAnswer.current(sent, answer);
  }

  /** Sends the same form again when a limit per minute has room, unless another was sent meanwhile. */
  async function sendLater(body: FormData, sent: Sent, seconds: number, tries: number) {
    const attempt = latestAttempt.current;
    const waiting = new AbortController();
    const show = (left: number) => {
      if (attempt === latestAttempt.current) setSecondsLeft(left);
      else waiting.abort();
    };
    await countDown(spread(seconds), show, waiting.signal);
    if (attempt === latestAttempt.current) void send(body, sent, tries);
  }

  async function send(body: FormData, sent: Sent, tries = 0) {
    const attempt = ++latestAttempt.current;
    const isLatest = () => attempt === latestAttempt.current;
    setSecondsLeft(undefined);
    isOver.current = false;
    setSubmission({ sent, isOver: false });
    const timer = setTimeout(() => isLatest() && end(sent, { formError: 'network' }), sent.patience);
    const answer = await postForm<Answer>(body, draftName);
    clearTimeout(timer);
    if (!answer || !isLatest()) return;
    // Nothing may change under a visitor who went on meanwhile.
    if (!isOver.current || !sent.isPassing) end(sent, answer);
    const wait = 'retryAfter' in answer ? Number(answer.retryAfter) : 0;
    if (wait > 0 && tries < maxAgain) void sendLater(body, sent, wait, tries + 1);
  }
  return {
    busy: submission !== undefined && !submission.isOver,
    sent: submission?.sent,
    /** Until the form is sent again by itself. */
    secondsLeft,
    /** Sends nothing again: the form is being changed. */
    stopWaiting: () => {
      latestAttempt.current++;
      setSecondsLeft(undefined);
    },
    send,
  };
}
