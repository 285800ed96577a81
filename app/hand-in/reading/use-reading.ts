import { useCallback, useEffect, useRef, useState } from 'react';
import type { Gave } from '~/readings/join-readings';
import type { ShownReading } from '~/sheets/reading/shown-reading';
import { useLocalePath } from '~/ui/root-data';
import type { ReadingAnswer } from './show-reading';

export type ReadingProgress =
  | { state: 'none' | 'compressing' | 'queued' | 'reading' }
  | { state: 'done'; gave?: Gave }
  | { state: 'uploading'; percent: number }
  /** `text` is the server's reason; without one the network failed. */
  | { state: 'failed'; during: 'upload' | 'check' | 'reading'; text?: string };

const firstWait = 800;
const longestWait = 8000;
const maxSilentFailures = 6;

interface Options {
  /** A reading that the form already has, and what the server said of it. */
  startId: string;
  start?: ShownReading;
  /** What it read stands in the form, as far as there was room. */
  isFilled: boolean;
  /** Nothing goes into the form by itself: somebody changes another one's sheet. */
  waits?: boolean;
  tournamentId: string;
  /** Names the form's other image, as the query of an address. */
  beside: () => string;
  onDone: (answer: ReadingAnswer) => void;
}

/** One image on its way: made smaller, sent, read; across retries, and a reload with its draft. */
export function useReading({ startId, start, isFilled, waits, tournamentId, beside, onDone }: Options) {
  const readingsPath = useLocalePath()('/readings');
  const [readingId, setReadingId] = useState(startId);
  const [progress, setProgress] = useState<ReadingProgress>(() => startOf(startId, start));
  const file = useRef<File>();
  const going = useRef<AbortController>();
  const form = useRef({ beside, onDone });
  form.current = { beside, onDone };

  const begin = useCallback(() => {
    going.current?.abort();
    going.current = new AbortController();
    return going.current.signal;
  }, []);

  const follow = useCallback(
    async (id: string, signal: AbortSignal, again = false) => {
      let failures = 0;
      let method = again ? 'POST' : 'GET';
      for (let wait = firstWait; !signal.aborted; wait = Math.min(wait * 1.4, longestWait)) {
        try {
          const response = await fetch(`${readingsPath}/${id}${form.current.beside()}`, { method, signal });
          if (response.status === 404) return forget();
          // Too many for now: the answer says so.
          if (!response.ok && response.status !== 429) throw new Error(String(response.status));
          const answer: ReadingAnswer = await response.json();
          failures = 0;
          method = 'GET';
          if (signal.aborted) return;
          if (answer.state === 'failed') {
            return setProgress({ state: 'failed', during: 'reading', text: answer.reason });
          }
          if (answer.state === 'done') {
            setProgress({ state: 'done', gave: answer.gave });
            return form.current.onDone(answer);
          }
          setProgress({ state: answer.state });
        } catch {
          failures++;
          if (signal.aborted) return;
          if (failures > maxSilentFailures) return setProgress({ state: 'failed', during: 'check' });
        }
        await new Promise((resolve) => setTimeout(resolve, wait));
      }

      // Swept away since: the form goes on without it.
      function forget() {
        setReadingId('');
        setProgress({ state: 'none' });
      }
    },
    [readingsPath],
  );

  const send = useCallback(
    async (image: File) => {
      file.current = image;
      const signal = begin();
      try {
        setReadingId('');
        setProgress({ state: 'compressing' });
        const { sendImage, shrinkImage } = await import('./image-upload.client');
        const smaller = await shrinkImage(image);
        if (signal.aborted) return;
        const report = (percent: number) => setProgress({ state: 'uploading', percent });
        report(0);
        const answer = await sendImage(readingsPath, smaller, tournamentId, report, signal);
        if ('error' in answer) {
          return setProgress({ state: 'failed', during: 'upload', text: answer.error.text });
        }
        setReadingId(answer.readingId);
        setProgress({ state: 'queued' });
        await follow(answer.readingId, signal);
      } catch {
        if (!signal.aborted) setProgress({ state: 'failed', during: 'upload' });
      }
    },
    [begin, follow, readingsPath, tournamentId],
  );

  const resume = useCallback(
    (id: string) => {
      setReadingId(id);
      setProgress({ state: 'queued' });
      void follow(id, begin());
    },
    [begin, follow],
  );

  const tryAgain = () => {
    if (progress.state !== 'failed') return;
    if (progress.during === 'upload' && file.current) return void send(file.current);
    setProgress({ state: 'queued' });
    void follow(readingId, begin(), progress.during === 'reading');
  };

  const remove = useCallback(() => {
    going.current?.abort();
    file.current = undefined;
    setReadingId('');
    setProgress({ state: 'none' });
  }, []);

  const first = useRef({
    startId,
    isOver: waits || start?.state === 'failed' || (start?.state === 'done' && isFilled),
  });
  useEffect(() => {
    const { startId: id, isOver } = first.current;
    if (id && !isOver) void follow(id, begin());
    return () => going.current?.abort();
  }, [follow, begin]);

  return { readingId, progress, send, resume, tryAgain, remove };
}

function startOf(id: string, start: ShownReading | undefined): ReadingProgress {
  if (!id) return { state: 'none' };
  if (start?.state === 'failed') return { state: 'failed', during: 'reading', text: start.reason };
  return start?.state === 'done' ? { state: 'done', gave: start.gave } : { state: start?.state ?? 'queued' };
}
