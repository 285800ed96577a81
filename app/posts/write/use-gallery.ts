import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptPicture } from '~/posts/pictures/picture.server';
import { countDown, spread } from '~/ui/form/count-down.client';
import { fillForm } from '~/ui/form/form-fill.client';
import { useLocalePath } from '~/ui/root-data';
import type { AddedPictures } from './add-pictures';
import { shrinkPictures } from './shrink-pictures';

const timeoutMs = 60_000;
const maxUploads = 5;

export type Gallery = ReturnType<typeof useGallery>;

/** Pictures of the form, uploaded when chosen, so that they survive a reload or language switch. */
export function useGallery(form: RefObject<HTMLFormElement>, start: readonly KeptPicture[]) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const [pictures, setPictures] = useState(start);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const latest = useRef(start);
  const waiting = useRef<AbortController>();
  const work = useRef<Promise<void>>(Promise.resolve());

  function show(next: readonly KeptPicture[]) {
    latest.current = next;
    setPictures(next);
  }

  // Notifies the draft like any other change.
  const rendered = useRef(pictures);
  useEffect(() => {
    if (rendered.current !== pictures) form.current?.dispatchEvent(new Event('change'));
    rendered.current = pictures;
  }, [form, pictures]);

  const stopWaiting = () => waiting.current?.abort();
  useEffect(() => () => waiting.current?.abort(), []);

  /** @returns false if the form was sent, or other files were chosen, meanwhile */
  async function waitFor(seconds: number) {
    const wait = new AbortController();
    waiting.current = wait;
    setAdding(false);
    await countDown(spread(seconds), setSecondsLeft, wait.signal);
    setSecondsLeft(undefined);
    if (wait.signal.aborted) return false;
    setAdding(true);
    return true;
  }

  async function uploadFiles(input: HTMLInputElement) {
    await shrinkPictures(input);
    const currentIds = latest.current.map(({ id }) => id);
    const body = new FormData();
    for (const id of currentIds) body.append('pictureIds', id);
    for (const file of input.files ?? []) body.append('upload', file);
    for (let tries = 1; ; tries++) {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(toPath('/post/pictures'), { method: 'POST', body, signal });
      const answer = (await response.json()) as AddedPictures;
      const added = answer.pictures.filter(({ id }) => !currentIds.includes(id));
      // Sent again, files of which some were kept would be there twice.
      if (answer.retryAfter && added.length === 0 && tries < maxUploads) {
        if (await waitFor(answer.retryAfter)) continue;
        return;
      }
      setProblems(answer.problems);
      // After 401 or 5xx, the files stay chosen and are sent with the form.
      if (response.status === 401 || response.status >= 500) return;
      show([...latest.current, ...added]);
      input.value = '';
      return;
    }
  }

  function add(input: HTMLInputElement) {
    if (!input.files?.length) return;
    stopWaiting();
    setAdding(true);
    setProblems([]);
    work.current = work.current
      .then(() => uploadFiles(input))
      .catch(() => setProblems([t('posts.form.uploadLater')]))
      .finally(() => setAdding(false));
  }

  function remove(id: string) {
    const removed = latest.current.find((picture) => picture.id === id);
    show(latest.current.filter((picture) => picture !== removed));
    if (removed?.sourceUrl && form.current) fillForm(form.current, { imageUrl: '' });
  }

  function putFirst(id: string) {
    const [first] = latest.current.filter((picture) => picture.id === id);
    if (first) show([first, ...latest.current.filter((picture) => picture !== first)]);
  }

  /** Ends a wait: the form takes the chosen files along. */
  function settled() {
    stopWaiting();
    return work.current;
  }

  return { pictures, problems, isAdding, secondsLeft, add, remove, putFirst, show, latest, settled };
}
