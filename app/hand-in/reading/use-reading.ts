import { useCallback, useEffect, useRef, useState } from 'react';
import type { Gave } from '~/readings/join-readings';
import type { ShownReading } from '~/sheets/reading/shown-reading';
import { countDown, spread } from '~/ui/form/count-down.client';
import { useLocalePath } from '~/ui/root-data';
import type { ReadingAnswer } from './show-reading';

export type ReadingProgress =
  | { state: 'none' | 'compressing' | 'queued' | 'reading' }
  | { state: 'done'; gave?: Gave }
  | { state: 'uploading'; percent: number }
  /** Refused by a limit per minute: sent again when the seconds are over. */
  | { state: 'waiting'; seconds: number }
  /** `text` is the server's reason; without one the network failed. `code`: see ShownReading. */
  | { state: 'failed'; during: 'upload' | 'check' | 'reading'; text?: string; code?: string };

// Milliseconds between polls, with exponential backoff.
const minWait = 800;
const maxWait = 8000;
const maxSilentFailures = 6;
const maxUploads = 6;

interface Options {
  /** Reading that the form already has, with its state. */
  startId: string;
  start?: ShownReading;
  /** Whether the form is filled in from it already. */
  isFilled: boolean;
  /** Whether it fills in nothing until requested, because staff correct a player's sheet. */
  waits?: boolean;
  tournamentId: string;
  /** URL query with the reading of the form's other image. */
  otherQuery: () => string;
  onDone: (answer: ReadingAnswer) => void;
}

/** Shrinks, uploads and reads one image, across retries and reloads with a draft. */
export function useReading({ startId, start, isFilled, waits, tournamentId, otherQuery, onDone }: Options) {
  const readingsPath = useLocalePath()('/readings');
  const [readingId, setReadingId] = useState(startId);
  const [progress, setProgress] = useState<ReadingProgress>(() => startOf(startId, start));
  const file = useRef<File>();
  const controller = useRef<AbortController>();
  const latest = useRef({ otherQuery, onDone });
  latest.current = { otherQuery, onDone };

  const begin = useCallback(() => {
    controller.current?.abort();
    controller.current = new AbortController();
    return controller.current.signal;
  }, []);

  const follow = useCallback(
    async (id: string, signal: AbortSignal, again = false) => {
      let failures = 0;
      let method = again ? 'POST' : 'GET';
      for (let wait = minWait; !signal.aborted; wait = Math.min(wait * 1.4, maxWait)) {
        try {
          const response = await fetch(`${readingsPath}/${id}${latest.current.otherQuery()}`, {
            method,
            signal,
          });
          if (response.status === 404) return forget();
          // A 429 has a regular answer as its body.
          if (!response.ok && response.status !== 429) throw new Error(String(response.status));
          const answer: ReadingAnswer = await response.json();
          failures = 0;
          method = 'GET';
          if (signal.aborted) return;
          if (answer.state === 'failed') {
            const { reason: text, code } = answer;
            return setProgress({ state: 'failed', during: 'reading', text, code });
          }
          if (answer.state === 'done') {
            setProgress({ state: 'done', gave: answer.gave });
            return latest.current.onDone(answer);
          }
          setProgress({ state: answer.state });
        } catch {
          failures++;
          if (signal.aborted) return;
          if (failures > maxSilentFailures) return setProgress({ state: 'failed', during: 'check' });
        }
        await new Promise((resolve) => setTimeout(resolve, wait));
      }

      // The reading has been deleted meanwhile.
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
        const { uploadImage, shrinkImage } = await import('./image-upload.client');
        const smaller = await shrinkImage(image);
        if (signal.aborted) return;
        const report = (percent: number) => setProgress({ state: 'uploading', percent });
        report(0);
        const upload = () => uploadImage(readingsPath, smaller, tournamentId, report, signal);
        let answer = await upload();
        for (let tries = 1; tries < maxUploads && 'error' in answer && answer.error.retryAfter; tries++) {
          const show = (seconds: number) => setProgress({ state: 'waiting', seconds });
          await countDown(spread(answer.error.retryAfter), show, signal);
          if (signal.aborted) return;
          report(0);
          answer = await upload();
        }
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
    controller.current?.abort();
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
    return () => controller.current?.abort();
  }, [follow, begin]);

  return { readingId, progress, send, resume, tryAgain, remove };
}

function startOf(id: string, start: ShownReading | undefined): ReadingProgress {
  if (!id) return { state: 'none' };
  if (start?.state === 'failed')
    return { state: 'failed', during: 'reading', text: start.reason, code: start.code };
  return start?.state === 'done' ? { state: 'done', gave: start.gave } : { state: start?.state ?? 'queued' };
}
