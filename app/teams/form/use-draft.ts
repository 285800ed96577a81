import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormValues } from '~/teams/reading/proposals';
import { fillForm, readForm } from '~/ui/form/form-fill.client';
import { discardDraft, findDraft, saveDraft } from './draft';

export interface Draft {
  /** `refused`: the device keeps none, or no more. */
  state: 'none' | 'kept' | 'refused' | 'discarded';
  restored: boolean;
  discard: () => void;
}

const waitMilliseconds = 400;

// Made anew with each form, or no draft at all: keys, what belongs to one visit, mere tools.
const notKept = /^(submissionKey|tournamentId|intent|paste|__.*)$/;

/** `restore`: false where the server gave the form back, being newer. No `tournamentId`: nothing is kept. */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  tournamentId: string | undefined,
  restore: boolean,
): Draft {
  const [state, setState] = useState<Draft['state']>('none');
  const [restored, setRestored] = useState(false);
  const blank = useRef<FormValues>({});
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    const element = form.current;
    if (!element || tournamentId === undefined) return;
    const valuesOf = () =>
      Object.fromEntries(Object.entries(readForm(element)).filter(([name]) => !notKept.test(name)));
    blank.current = valuesOf();
    const draft = restore ? findDraft(tournamentId, Date.now()) : undefined;
    if (draft) {
      setState('kept');
      setRestored(true);
      // A slow network lets people type before this runs: what they typed stays.
      const kept = Object.entries(draft).filter(([name]) => isUntouched(element.elements.namedItem(name)));
      fillForm(element, Object.fromEntries(kept));
      tellReading(element);
    }
    const save = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setState(saveDraft(tournamentId, valuesOf(), Date.now()) ? 'kept' : 'refused');
      }, waitMilliseconds);
    };
    element.addEventListener('input', save);
    element.addEventListener('change', save);
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener('input', save);
      element.removeEventListener('change', save);
    };
  }, [form, tournamentId, restore]);

  function discard() {
    const element = form.current;
    if (element) {
      const empty = Object.keys(readForm(element)).filter((name) => !notKept.test(name));
      fillForm(element, { ...Object.fromEntries(empty.map((name) => [name, ''])), ...blank.current });
      tellReading(element);
    }
    clearTimeout(timer.current);
    if (tournamentId) discardDraft(tournamentId);
    setState('discarded');
  }

  return { state, restored, discard };
}

const isUntouched = (control: Element | RadioNodeList | null) =>
  control instanceof HTMLInputElement && control.type !== 'checkbox'
    ? control.value === '' || control.value === control.defaultValue
    : control !== null;

const tellReading = (form: HTMLFormElement) => {
  for (const name of ['readingId', 'secondReadingId']) {
    const reading = form.elements.namedItem(name);
    if (reading instanceof HTMLInputElement) reading.dispatchEvent(new Event('restored'));
  }
};
