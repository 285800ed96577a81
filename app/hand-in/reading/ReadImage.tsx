import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { askingForTeam, pastingLink } from '~/sheets/form-button';
import { fillForm } from '~/ui/form/form-fill.client';
import { useHydrated } from '~/ui/use-hydrated';
import { Progress } from './ReadingProgress';
import type { useReading } from './use-reading';

interface Props {
  reading: ReturnType<typeof useReading>;
  /** Index among the form's images, from 0. */
  at: number;
  /** Whether to show its number. */
  isNumbered: boolean;
  /** File name, if the browser knows it. */
  name?: string;
  formId: string;
  onRemove: () => void;
}

const fields = ['readingId', 'secondReadingId'] as const;
const pasteId = 'paste';
const removing = ['removeFirst', 'removeSecond'] as const;

/** One of the form's images: the ID of its reading, progress and buttons. */
export function ReadImage({ reading, at, isNumbered, name, formId, onRemove }: Props) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const id = useRef<HTMLInputElement>(null);
  const { progress, readingId, resume, remove } = reading;
  const told = useRef(readingId);

  // Drafts are saved on events of the form, and an ID that arrives with an answer causes none.
  useEffect(() => {
    if (told.current !== readingId) id.current?.dispatchEvent(new Event('change', { bubbles: true }));
    told.current = readingId;
  }, [readingId]);

  // Restoring or discarding a draft writes the ID into the form, which resumes or ends the reading.
  useEffect(() => {
    const hidden = id.current;
    const onRestored = () => {
      told.current = hidden?.value ?? '';
      if (told.current) resume(told.current);
      else remove();
    };
    hidden?.addEventListener('restored', onRestored);
    return () => hidden?.removeEventListener('restored', onRestored);
  }, [resume, remove]);

  const isRefused =
    progress.state === 'failed' && progress.during === 'upload' && progress.text !== undefined;
  const code = progress.state === 'failed' ? progress.code : undefined;
  const isThere = progress.state !== 'none' && !isRefused;
  const place = at + 1;
  const removeLabel = isNumbered ? t('fields.image.removePlace', { place }) : t('fields.image.remove');
  return (
    <>
      <input type="hidden" name={fields[at]} form={formId} value={readingId} readOnly ref={id} />
      <div role="status" className="reading-progress" data-state={progress.state}>
        {isThere && isNumbered && <strong>{t('fields.image.place', { place })}</strong>}
        <Progress progress={progress} name={name} />
      </div>
      {isThere && (
        <div className="row">
          {code && (
            <button
              type="submit"
              className="button"
              name={pastingLink}
              value={code}
              form={formId}
              formAction={`#${pasteId}`}
              formNoValidate
              onClick={(event) => {
                const { form } = event.currentTarget;
                if (!hydrated || !form) return;
                event.preventDefault();
                pasteInto(form, code);
              }}
            >
              {t('fields.image.fillFromCode')}
            </button>
          )}
          {hydrated && progress.state === 'failed' && !code && (
            <button type="button" className="button" onClick={reading.tryAgain}>
              {t('fields.image.tryAgain')}
            </button>
          )}
          <button
            type={hydrated ? 'button' : 'submit'}
            className="button quiet"
            {...(!hydrated && askingForTeam(removing[at] ?? 'removeFirst'))}
            form={formId}
            formNoValidate
            onClick={hydrated ? onRemove : undefined}
          >
            {removeLabel}
          </button>
        </div>
      )}
    </>
  );
}

/** Pastes as a person would, so that the box reads the text and reports below it. */
function pasteInto(form: HTMLFormElement, text: string) {
  const box = document.getElementById(pasteId);
  fillForm(form, { paste: text });
  box?.closest('details')?.setAttribute('open', '');
  box?.dispatchEvent(new Event('paste', { bubbles: true }));
  box?.scrollIntoView({ block: 'center' });
  box?.focus({ preventScroll: true });
}
