import { maxReasonLength } from '~/sheets/staff-action';
import { PlainField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { formId } from './use-sheet-form';

export function ReasonField({ start, error }: { start: string; error?: string }) {
  const words = useFieldWords()('desk.act.reason', { max: maxReasonLength });
  return (
    <PlainField id={`${formId}-reason`} {...words} error={error} required>
      {(own) => <input {...own} name="reason" defaultValue={start} required autoComplete="off" />}
    </PlainField>
  );
}
