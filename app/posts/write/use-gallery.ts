import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptPicture } from '~/posts/pictures/picture.server';
import { fillForm } from '~/ui/form/form-fill.client';
import { useLocalePath } from '~/ui/root-data';
import type { AddedPictures } from './add-pictures';
import { shrinkPictures } from './shrink-pictures';

const patienceMilliseconds = 60_000;

export type Gallery = ReturnType<typeof useGallery>;

/** The pictures of the form: kept as soon as they are chosen, so that a reload, or another language, has them still. */
export function useGallery(form: RefObject<HTMLFormElement>, start: readonly KeptPicture[]) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const [pictures, setPictures] = useState(start);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const latest = useRef(start);
  const work = useRef<Promise<void>>(Promise.resolve());

  function show(next: readonly KeptPicture[]) {
    latest.current = next;
    setPictures(next);
  }

  // The draft hears of it as of any change.
  const shown = useRef(pictures);
  useEffect(() => {
    if (shown.current !== pictures) form.current?.dispatchEvent(new Event('change'));
    shown.current = pictures;
  }, [form, pictures]);

  async function keep(input: HTMLInputElement) {
    await shrinkPictures(input);
    const held = latest.current.map(({ id }) => id);
    const body = new FormData();
    for (const id of held) body.append('pictureIds', id);
    for (const file of input.files ?? []) body.append('upload', file);
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const response = await fetch(toPath('/post/pictures'), { method: 'POST', body, signal });
    const answer = (await response.json()) as AddedPictures;
    setProblems(answer.problems);
    // What it did not take on account of the sender stays chosen, and goes with the form.
    if (response.status === 401 || response.status >= 500) return;
    show([...latest.current, ...answer.pictures.filter(({ id }) => !held.includes(id))]);
    input.value = '';
  }

  function add(input: HTMLInputElement) {
    if (!input.files?.length) return;
    setAdding(true);
    setProblems([]);
    work.current = work.current
      .then(() => keep(input))
      .catch(() => setProblems([t('posts.form.uploadLater')]))
      .finally(() => setAdding(false));
  }

  function remove(id: string) {
    const gone = latest.current.find((picture) => picture.id === id);
    show(latest.current.filter((picture) => picture !== gone));
    // What the URL brought was taken off, and the URL with it.
    if (gone?.sourceUrl && form.current) fillForm(form.current, { imageUrl: '' });
  }

  function putFirst(id: string) {
    const [first] = latest.current.filter((picture) => picture.id === id);
    if (first) show([first, ...latest.current.filter((picture) => picture !== first)]);
  }

  return { pictures, problems, isAdding, add, remove, putFirst, show, latest, settled: () => work.current };
}
