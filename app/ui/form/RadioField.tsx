import type { ReactNode } from 'react';
import { FieldErrors, type FieldMeta, Required } from './Field';
import { useFirstInvalid } from './first-invalid';

interface Props<Value extends string> {
  field: FieldMeta;
  label: ReactNode;
  choices: readonly { value: Value; label: ReactNode }[];
  short?: boolean;
}

export function RadioField<Value extends string>({ field, label, choices, short }: Props<Value>) {
  const autoFocus = useFirstInvalid(field.id, !field.valid);
  return (
    <fieldset className="field" aria-describedby={field.valid ? undefined : field.errorId}>
      <legend>
        {label}
        {field.required && <Required />}
      </legend>
      <div className={short ? 'choices short' : 'choices'}>
        {choices.map(({ value, label: text }, at) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              id={at === 0 ? field.id : undefined}
              name={field.name}
              form={field.formId}
              value={value}
              required={field.required}
              defaultChecked={field.initialValue === value}
              aria-invalid={!field.valid || undefined}
              {...(at === 0 && autoFocus && { autoFocus })}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldErrors field={field} />
    </fieldset>
  );
}
