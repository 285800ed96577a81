import { type RefObject, useEffect, useRef, useState } from 'react';
import { cancelSave, discardDraft, findDraft, saveDraft, saveDraftLater } from './draft';
import { fillForm, readForm } from './form-fill.client';

type FormValues = Readonly<Record<string, string>>;

export interface Draft {
  /** `refused`: the device keeps nothing, or no more; what is typed is on this page alone. */
  state: 'none' | 'kept' | 'refused' | 'discarded';
  restored: boolean;
  discard: () => void;
}

/** What a form has beyond the texts of its fields; the same object each time. */
export interface DraftRules {
  /** Fields that are made anew with each form, belong to one visit or are mere tools. */
  isKept: (name: string) => boolean;
  /** More than the fields say. */
  read?: () => FormValues;
  /** False where the draft is one of another state of things. */
  fits?: (values: FormValues) => boolean;
  /** Hears of what was filled in. */
  onFilled?: (form: HTMLFormElement, values: FormValues) => void;
}

const waitMilliseconds = 400;

/** `restore`: false where the server gave the form back, being newer. No `name`: nothing is kept. */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  name: string | undefined,
  restore: boolean,
  rules: DraftRules,
): Draft {
  const [state, setState] = useState<Draft['state']>('none');
  const [restored, setRestored] = useState(false);
  const blank = useRef<FormValues>({});
  const keptOf = (element: HTMLFormElement) =>
    Object.fromEntries(Object.entries(readForm(element)).filter(([field]) => rules.isKept(field)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads of the rules is the same each time
  useEffect(() => {
    const element = form.current;
    if (!element || name === undefined) return;
    const valuesOf = () => ({ ...keptOf(element), ...rules.read?.() });
    blank.current = valuesOf();
    const draft = restore ? findDraft(name, Date.now()) : undefined;
    if (draft && (rules.fits?.(draft) ?? true)) {
      setState('kept');
      setRestored(true);
      // A slow network lets people type before this runs: what they typed stays.
      const kept = Object.entries(draft).filter(([field]) => isUntouched(element.elements.namedItem(field)));
      fillForm(element, Object.fromEntries(kept));
      rules.onFilled?.(element, draft);
    }
    const save = () => setState(saveDraft(name, valuesOf(), Date.now()) ? 'kept' : 'refused');
    const soon = () => saveDraftLater(name, waitMilliseconds, save);
    // The page may go, to the other language or for good, before the last letters are kept.
    const leaving = () => {
      if (cancelSave(name)) save();
    };
    element.addEventListener('input', soon);
    element.addEventListener('change', soon);
    addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', leaving);
    return () => {
      cancelSave(name);
      element.removeEventListener('input', soon);
      element.removeEventListener('change', soon);
      removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', leaving);
    };
  }, [form, name, restore]);

  function discard() {
    const element = form.current;
    if (element) {
      const empty = Object.keys(keptOf(element)).map((field) => [field, '']);
      fillForm(element, { ...Object.fromEntries(empty), ...blank.current });
      rules.onFilled?.(element, blank.current);
    }
    if (name) discardDraft(name);
    setState('discarded');
  }

  return { state, restored, discard };
}

const isUntouched = (control: Element | RadioNodeList | null) =>
  control instanceof HTMLInputElement && control.type !== 'checkbox'
    ? control.value === '' || control.value === control.defaultValue
    : control !== null;
