import { useRef, useState } from 'react';
import { askServer, type NoAnswer } from './ask-server.client';

export interface Sending {
  /** Milliseconds, after which a try without an answer is over: it may be repeated. */
  patience: number;
  /** An answer that comes after that is nobody's any more. */
  isPassing?: boolean;
}

/**
 * Sends a form in place. `onAnswer` hears of every try; of one without an answer as of 'network'. Once the server leads
 * on, what was kept under `draftName` is gone.
 */
export function useSubmission<Sent extends Sending, Answer>(
  onAnswer: (sent: Sent, answer: Answer | NoAnswer) => void,
  draftName?: string,
) {
  const [sent, setSent] = useState<{ as: Sent; isOver: boolean }>();
  const tell = useRef(onAnswer);
  tell.current = onAnswer;
  const turn = useRef(0);
  const isOver = useRef(false);

  function end(as: Sent, answer: Answer | NoAnswer) {
    isOver.current = true;
    setSent({ as, isOver: true });
    tell.current(as, answer);
  }

  async function send(body: FormData, as: Sent) {
    const own = ++turn.current;
    isOver.current = false;
    setSent({ as, isOver: false });
    const timer = setTimeout(() => own === turn.current && end(as, { formError: 'network' }), as.patience);
    const answer = await askServer<Answer>(body, draftName);
    clearTimeout(timer);
    if (!answer || own !== turn.current) return;
    // Nothing changes under the eye of somebody who went on meanwhile.
    if (!isOver.current || !as.isPassing) end(as, answer);
  }
  return { busy: sent !== undefined && !sent.isOver, sent: sent?.as, send };
}
