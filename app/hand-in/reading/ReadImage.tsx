import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { askingForTeam } from '~/sheets/form-button';
import { useHydrated } from '~/ui/use-hydrated';
import { Progress } from './ReadingProgress';
import type { useReading } from './use-reading';

interface Props {
  reading: ReturnType<typeof useReading>;
  /** Its place among the form's images, from 0. */
  at: number;
  /** One of two has its number. */
  isNumbered: boolean;
  /** Of its file, where the browser knows it. */
  name?: string;
  formId: string;
}

const fields = ['readingId', 'secondReadingId'] as const;
const removing = ['removeFirst', 'removeSecond'] as const;

/** One of the form's images: its reading's id, how far it has come, and its buttons. */
export function ReadImage({ reading, at, isNumbered, name, formId }: Props) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const id = useRef<HTMLInputElement>(null);
  const { progress, readingId, resume, remove } = reading;

  // A draft that comes back or is discarded writes the id into the form: the reading goes on, or ends.
  useEffect(() => {
    const hidden = id.current;
    const onRestored = () => (hidden?.value ? resume(hidden.value) : remove());
    hidden?.addEventListener('restored', onRestored);
    return () => hidden?.removeEventListener('restored', onRestored);
  }, [resume, remove]);

  const isRefused =
    progress.state === 'failed' && progress.during === 'upload' && progress.text !== undefined;
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
          {hydrated && progress.state === 'failed' && (
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
            onClick={hydrated ? remove : undefined}
          >
            {removeLabel}
          </button>
        </div>
      )}
    </>
  );
}
