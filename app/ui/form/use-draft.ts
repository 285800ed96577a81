import { type RefObject, useEffect, useRef, useState } from 'react';
import { cancelSave, discardDraft, findDraft, saveDraft, saveDraftLater } from './draft';
import { fillForm, readForm } from './form-fill.client';
import { type Control, isTyped } from './typed';

type FormValues = Readonly<Record<string, string>>;

export interface Draft {
  /** `refused`: storage is forbidden or full; input is on this page alone. */
  state: 'none' | 'kept' | 'refused' | 'discarded';
  restored: boolean;
  discard: () => void;
}

/** Must be the same object on each render. */
export interface DraftRules {
  isKept: (name: string) => boolean;
  read?: () => FormValues;
  fits?: (values: FormValues) => boolean;
  onFilled?: (form: HTMLFormElement, values: FormValues) => void;
}

const waitMilliseconds = 400;

/** `restore`: false if the server gave the form back, which is newer. Without `name` nothing is stored. */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  name: string | undefined,
  restore: boolean,
  rules: DraftRules,
): Draft {
  const [state, setState] = useState<Draft['state']>('none');
  const [restored, setRestored] = useState(false);
  const blank = useRef<FormValues>({});
  const readKept = (element: HTMLFormElement) =>
    Object.fromEntries(Object.entries(readForm(element)).filter(([field]) => rules.isKept(field)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads of the rules is the same each time
  useEffect(() => {
    const element = form.current;
    if (!element || name === undefined) return;
    const valuesOf = () => ({ ...readKept(element), ...rules.read?.() });
    blank.current = valuesOf();
    const draft = restore ? findDraft(name, Date.now()) : undefined;
    if (draft && (rules.fits?.(draft) ?? true)) {
      setState('kept');
      setRestored(true);
      // On a slow network people type before this runs; their input wins.
      const fillable = Object.entries(draft).filter(([field]) =>
        isUntouched(element.elements.namedItem(field)),
      );
      fillForm(element, Object.fromEntries(fillable));
      rules.onFilled?.(element, draft);
    }
    const save = () => setState(saveDraft(name, valuesOf(), Date.now()) ? 'kept' : 'refused');
    const soon = () => saveDraftLater(name, waitMilliseconds, save);
    // Flushes the debounced save before the page goes.
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
      const empty = Object.keys(readKept(element)).map((field) => [field, '']);
      fillForm(element, { ...Object.fromEntries(empty), ...blank.current });
      rules.onFilled?.(element, blank.current);
    }
    if (name) discardDraft(name);
    setState('discarded');
  }

  return { state, restored, discard };
}

const isUntouched = (control: Element | RadioNodeList | null) =>
  control instanceof Element && ((control as Control).value === '' || !isTyped(control as Control));
