import { useRef, useState } from 'react';
import { askServer, type NoAnswer } from './ask-server.client';

export interface Sending {
  /** Milliseconds until a try without an answer ends as 'network'; it may be repeated. */
  patience: number;
  isPassing?: boolean;
}

/** Sends a form in place. `onAnswer` gets every answer; a redirect discards the draft. */
export function useSubmission<Sent extends Sending, Answer>(
  onAnswer: (sent: Sent, answer: Answer | NoAnswer) => void,
  draftName?: string,
) {
  const [sent, setSent] = useState<{ as: Sent; isOver: boolean }>();
  const latest = useRef(onAnswer);
  latest.current = onAnswer;
  const turn = useRef(0);
  const isOver = useRef(false);

  function end(as: Sent, answer: Answer | NoAnswer) {
    isOver.current = true;
    setSent({ as, isOver: true });
    latest.current(as, answer);
  }

  async function send(body: FormData, as: Sent) {
    const own = ++turn.current;
    isOver.current = false;
    setSent({ as, isOver: false });
    const timer = setTimeout(() => own === turn.current && end(as, { formError: 'network' }), as.patience);
    const answer = await askServer<Answer>(body, draftName);
    clearTimeout(timer);
    if (!answer || own !== turn.current) return;
    // Nothing may change under a visitor who went on meanwhile.
    if (!isOver.current || !as.isPassing) end(as, answer);
  }
  return { busy: sent !== undefined && !sent.isOver, sent: sent?.as, send };
}
