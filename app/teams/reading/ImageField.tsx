import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark } from '~/pokedex/naming/NameInput';
import { asking } from '~/teams/form/form-button';
import { Field, type FieldMeta } from '~/ui/form/Field';
import { fillForm, readForm } from '~/ui/form/form-fill.client';
import { useLocale } from '~/ui/root-data';
import { useHydrated } from '~/ui/use-hydrated';
import { type AppliedProposals, applyProposals } from './proposals';
import { type ReadingProgress, useReading } from './use-reading';

interface Props {
  field: FieldMeta;
  form: RefObject<HTMLFormElement>;
  /** A reading that this form already has, from an earlier answer of the server. */
  readingId?: string;
  readingState?: 'queued' | 'reading' | 'done' | 'failed';
  errors?: readonly string[];
  onMarks?: (marks: Record<string, Mark>) => void;
}

const accepted = 'image/jpeg,image/png,image/webp';

/** The team image: read as soon as it is chosen with JavaScript, by its button (intent `read`) without. */
export function ImageField({ field, form, readingId: startId = '', readingState, errors, onMarks }: Props) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const id = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [applied, setApplied] = useState<AppliedProposals>();

  const reading = useReading(startId, readingState, (members) => {
    if (!form.current) return;
    const proposals = applyProposals(readForm(form.current), members);
    onMarks?.(proposals.marks);
    fillForm(form.current, proposals.fills);
    setApplied(proposals);
  });
  const { progress, readingId } = reading;
  const refusal = progress.state === 'failed' && progress.during === 'upload' && progress.text;
  const allErrors = [...(errors ?? []), ...(refusal ? [refusal] : [])];

  // A draft that comes back or is discarded writes the id into the form: the reading goes on, or ends.
  const { resume, remove } = reading;
  useEffect(() => {
    const hidden = id.current;
    const onRestored = () => (hidden?.value ? resume(hidden.value) : remove());
    hidden?.addEventListener('restored', onRestored);
    return () => hidden?.removeEventListener('restored', onRestored);
  }, [resume, remove]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    setApplied(undefined);
    void reading.send(file);
    // It is on its way by itself: the form need not send it a second time.
    if (input.current) input.current.value = '';
  };
  const invalid = !field.valid || allErrors.length > 0;

  return (
    <div className="image-field">
      <Field field={field} label={t('fields.image.label')} hint={t('fields.image.hint')} errors={allErrors}>
        <input
          key={field.key}
          ref={input}
          type="file"
          id={field.id}
          name={field.name}
          form={field.formId}
          accept={accepted}
          aria-invalid={invalid || undefined}
          aria-describedby={[invalid && field.errorId, field.descriptionId].filter(Boolean).join(' ')}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
      </Field>
      <input type="hidden" name="readingId" form={field.formId} value={readingId} readOnly ref={id} />
      {!hydrated && (
        <button type="submit" className="button" {...asking('read')} form={field.formId} formNoValidate>
          {startId ? t('fields.image.checkAgain') : t('fields.image.read')}
        </button>
      )}
      <div role="status" className="reading-progress" data-state={progress.state}>
        <Progress progress={progress} name={name} />
        {progress.state === 'done' && applied && <Filled {...applied} />}
      </div>
      {hydrated && progress.state !== 'none' && !refusal && (
        <div className="row">
          {progress.state === 'failed' && (
            <button type="button" className="button" onClick={reading.tryAgain}>
              {t('fields.image.tryAgain')}
            </button>
          )}
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              remove();
              setName('');
            }}
          >
            {t('fields.image.remove')}
          </button>
        </div>
      )}
      <details>
        <summary>{t('fields.image.transferOpen')}</summary>
        <ul>
          {(['switch', 'switch2', 'pc', 'photo'] as const).map((way) => (
            <li key={way}>{t(`fields.image.transfer.${way}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Progress({ progress, name }: { progress: ReadingProgress; name: string }) {
  const { t } = useTranslation();
  if (progress.state === 'none') return null;
  if (progress.state === 'failed') {
    if (progress.during === 'upload' && progress.text) return null;
    const text =
      progress.text ?? t(progress.during === 'check' ? 'fields.image.checking' : 'fields.image.network');
    return <p className="notice bad">{text}</p>;
  }
  const percent = progress.state === 'uploading' ? progress.percent : undefined;
  const waiting = progress.state === 'queued' || progress.state === 'reading';
  return (
    <>
      <p>
        {t(`fields.image.states.${progress.state}`, { percent })} {name && <small>{name}</small>}
      </p>
      {progress.state !== 'done' && <progress aria-hidden="true" max={100} value={percent} />}
      {waiting && <p className="hint">{t('fields.image.continues')}</p>}
    </>
  );
}

function Filled({ fills, marks, unmatched }: AppliedProposals) {
  const { t } = useTranslation();
  const locale = useLocale();
  const filled = Object.keys(fills).length;
  const unsure = Object.values(marks).filter((mark) => mark === 'unsure').length;
  return (
    <div className={`notice ${unsure > 0 || unmatched.length > 0 ? 'warn' : 'good'}`}>
      <p>{filled > 0 ? t('fields.image.filled', { count: filled }) : t('fields.image.filledNone')}</p>
      {unsure > 0 && <p>{t('fields.image.uncertain', { count: unsure })}</p>}
      {unmatched.length > 0 && (
        <p>
          {t('fields.image.unmatched', {
            count: unmatched.length,
            names: unmatched.join(locale === 'ja' ? '、' : ', '),
          })}
        </p>
      )}
    </div>
  );
}
