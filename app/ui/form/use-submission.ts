import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { NoAnswer } from './ask-server.client';

export interface Sending {
  /** Milliseconds, after which a try without an answer is over: it may be repeated. */
  patience: number;
  /** An answer that comes after that is nobody's any more. */
  isPassing?: boolean;
}

/** Sends a form in place. `onAnswer` hears of every try; of one without an answer as of 'network'. */
export function useSubmission<Sent extends Sending, Answer>(
  onAnswer: (sent: Sent, answer: Answer | NoAnswer) => void,
) {
  const server = useFetcher<Answer>();
  const [sent, setSent] = useState<{ as: Sent; isOver: boolean }>();
  const seen = useRef<unknown>();

  const tell = useRef(onAnswer);
  tell.current = onAnswer;
  useEffect(() => {
    if (server.state !== 'idle' || !server.data || server.data === seen.current || !sent) return;
    seen.current = server.data;
    // Nothing changes under the eye of somebody who went on meanwhile.
    if (sent.isOver && sent.as.isPassing) return;
    setSent({ ...sent, isOver: true });
    tell.current(sent.as, server.data as Answer);
  }, [server.state, server.data, sent]);
  useEffect(() => {
    if (!sent || sent.isOver) return;
    const timer = setTimeout(() => {
      setSent({ ...sent, isOver: true });
      tell.current(sent.as, { formError: 'network' });
    }, sent.as.patience);
    return () => clearTimeout(timer);
  }, [sent]);

  function send(body: FormData, as: Sent) {
    setSent({ as, isOver: false });
    server.submit(body, { method: 'post', encType: 'multipart/form-data' });
  }
  return { busy: sent !== undefined && !sent.isOver, sent: sent?.as, send };
}
