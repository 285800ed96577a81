import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from './proposals';

interface Props {
  form: RefObject<HTMLFormElement>;
  tournamentId: string;
  /** False when the form holds what was handed in before, or what the server gave back: that is newer than a draft. */
  restore?: boolean;
}

const waitMilliseconds = 400;

// Made anew with each form, or no draft at all: keys, what belongs to one visit, and texts that are only a tool.
const notKept = /^(submissionKey|tournamentId|intent|paste|__.*)$/;

/** Keeps what is typed on this device, and gives it back when the page is opened again. Discarded after success. */
export function DraftNotice({ form, tournamentId, restore = true }: Props) {
  const { t } = useTranslation();
  const [state, setState] = useState<'none' | 'kept' | 'restored' | 'discarded'>('none');
  const blank = useRef<FormValues>({});
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let gone = false;
    let stop = () => {};
    void (async () => {
      const [drafts, { fillForm, readForm }] = await Promise.all([
        import('./draft.client'),
        import('./form-fill.client'),
      ]);
      if (gone) return;
      const valuesOf = () =>
        Object.fromEntries(Object.entries(readForm(element)).filter(([name]) => !notKept.test(name)));
      blank.current = valuesOf();
      const draft = restore ? drafts.findDraft(tournamentId, Date.now()) : undefined;
      // Said at once: a notice that came with the first letter would move the field under the finger.
      setState(draft ? 'restored' : 'kept');
      if (draft) {
        // A slow network lets people type before this runs: what they typed stays.
        const kept = Object.entries(draft).filter(([name]) => isUntouched(element.elements.namedItem(name)));
        fillForm(element, Object.fromEntries(kept));
        tellReading(element);
      }
      const save = () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          drafts.saveDraft(tournamentId, valuesOf(), Date.now());
          setState((now) => (now === 'discarded' ? 'kept' : now));
        }, waitMilliseconds);
      };
      element.addEventListener('input', save);
      element.addEventListener('change', save);
      stop = () => {
        element.removeEventListener('input', save);
        element.removeEventListener('change', save);
      };
    })();
    return () => {
      gone = true;
      clearTimeout(timer.current);
      stop();
    };
  }, [form, tournamentId, restore]);

  async function discard() {
    const [{ discardDraft }, { fillForm, readForm }] = await Promise.all([
      import('./draft.client'),
      import('./form-fill.client'),
    ]);
    const element = form.current;
    if (element) {
      const empty = Object.keys(readForm(element)).filter((name) => !notKept.test(name));
      fillForm(element, { ...Object.fromEntries(empty.map((name) => [name, ''])), ...blank.current });
      tellReading(element);
    }
    clearTimeout(timer.current);
    discardDraft(tournamentId);
    setState('discarded');
  }

  if (state === 'none') return null;
  return (
    <div className="draft-notice notice" role="status">
      {state === 'discarded' ? (
        <p>{t('fields.draft.discarded')}</p>
      ) : (
        <div className="row">
          <p>
            {state === 'restored' && <strong>{t('fields.draft.restored')} </strong>}
            {t('fields.draft.shared')}
          </p>
          <button type="button" className="button quiet" onClick={discard}>
            {t('fields.draft.discard')}
          </button>
        </div>
      )}
    </div>
  );
}

const isUntouched = (control: Element | RadioNodeList | null) =>
  control instanceof HTMLInputElement && control.type !== 'checkbox'
    ? control.value === '' || control.value === control.defaultValue
    : control !== null;

/** The image field follows the reading that the form now names. */
const tellReading = (form: HTMLFormElement) => {
  const reading = form.elements.namedItem('readingId');
  if (reading instanceof HTMLInputElement) reading.dispatchEvent(new Event('restored'));
};
