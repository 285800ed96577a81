import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { TypedSheet } from '~/teams/typed-sheet';
import type { Answer } from './use-sheet-form';

// Milliseconds. Without an answer a check is skipped; a submission may be repeated: its key makes one team.
const patience = { review: 6_000, submit: 30_000 };

export interface Sent {
  intent: keyof typeof patience;
  /** As it was sent: to be looked at where no answer comes. */
  typed: TypedSheet;
}

/** `onAnswer` hears of every try; of one without an answer as of 'network'. */
export function useSubmission(onAnswer: (sent: Sent, answer: Answer) => void) {
  const server = useFetcher<Answer>();
  const [sent, setSent] = useState<Sent & { isOver?: boolean }>();
  const seen = useRef<Answer>();
  const busy = sent !== undefined && !sent.isOver;

  const tell = useRef(onAnswer);
  tell.current = onAnswer;
  useEffect(() => {
    if (server.state !== 'idle' || !server.data || server.data === seen.current || !sent) return;
    seen.current = server.data;
    // Nothing changes under the eye of somebody who went on meanwhile.
    if (sent.isOver && sent.intent === 'review') return;
    setSent({ ...sent, isOver: true });
    tell.current(sent, server.data);
  }, [server.state, server.data, sent]);
  useEffect(() => {
    if (!sent || sent.isOver) return;
    const timer = setTimeout(() => {
      setSent({ ...sent, isOver: true });
      tell.current(sent, { formError: 'network' });
    }, patience[sent.intent]);
    return () => clearTimeout(timer);
  }, [sent]);

  function send(body: FormData, next: Sent) {
    body.set('intent', next.intent);
    setSent(next);
    server.submit(body, { method: 'post', encType: 'multipart/form-data' });
  }
  return { busy, isSubmitting: busy && sent?.intent === 'submit', send };
}
