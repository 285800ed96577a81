import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from '@conform-to/react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstInvalid } from './first-invalid';

// biome-ignore lint/suspicious/noExplicitAny: conform's metadata is invariant in the form that it belongs to.
export type FieldMeta = FieldMetadata<any, any, any>;
/** The part of conform's metadata that a field's frame needs. */
type FramedField = Pick<FieldMeta, 'id' | 'descriptionId' | 'errorId' | 'required' | 'valid' | 'errors'>;

interface Shared<Meta = FieldMeta> {
  field: Meta;
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[];
}

export function Field({
  field,
  label,
  hint,
  errors,
  children,
}: Shared<FramedField> & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={field.id}>
        {label}
        {field.required && <Required />}
      </label>
      {hint && (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      )}
      {children}
      <FieldErrors field={field} errors={errors} />
    </div>
  );
}

/** Visual only: the control itself says that it is required. */
export function Required() {
  const { t } = useTranslation();
  return (
    <span className="required" aria-hidden="true">
      {t('fields.required')}
    </span>
  );
}

export function FieldErrors({ field, errors = [] }: Pick<Shared<FramedField>, 'field' | 'errors'>) {
  const all: readonly string[] = [...((field.errors as string[] | undefined) ?? []), ...errors];
  if (all.length === 0) return null;
  return (
    <div id={field.errorId}>
      {all.map((error) => (
        <p className="error" key={error}>
          {error}
        </p>
      ))}
    </div>
  );
}

type ControlState = Pick<Shared<FramedField>, 'field' | 'hint' | 'errors'>;

const isInvalid = ({ field, errors }: ControlState) => !field.valid || (errors?.length ?? 0) > 0;

export function ariaOf({ field, hint, errors }: ControlState) {
  const invalid = isInvalid({ field, errors });
  const describedBy = [invalid && field.errorId, hint && field.descriptionId].filter(Boolean).join(' ');
  return { 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy || undefined };
}

export function useAria(control: ControlState) {
  const autoFocus = useFirstInvalid(control.field.id, isInvalid(control));
  return { ...ariaOf(control), ...(autoFocus && { autoFocus }) };
}

export const plainField = (id: string, error?: string): FramedField => ({
  id,
  descriptionId: `${id}-hint`,
  errorId: `${id}-error`,
  required: false,
  valid: !error,
  errors: error ? [error] : undefined,
});

type Rest<T extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithoutRef<T>,
  'children' | 'id' | 'name'
>;

// The server counts graphemes; the browser counts UTF-16 units and cuts silently.
const uncounted = { minLength: undefined, maxLength: undefined };

/** Props of inputs in which every letter counts: IDs, URLs. */
export const verbatim = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

type TextType = 'text' | 'email' | 'url' | 'search' | 'password' | 'tel' | 'datetime-local';

export function TextField({
  field,
  label,
  hint,
  errors,
  type = 'text',
  ...rest
}: Shared & Omit<Rest<'input'>, 'type'> & { type?: TextType }) {
  const { key, ...props } = getInputProps(field, { type, ariaAttributes: false });
  return (
    <Field {...{ field, label, hint, errors }}>
      <input key={key} {...props} {...uncounted} {...useAria({ field, hint, errors })} {...rest} />
    </Field>
  );
}

export function TextareaField({ field, label, hint, errors, ...rest }: Shared & Rest<'textarea'>) {
  const { key, ...props } = getTextareaProps(field, { ariaAttributes: false });
  return (
    <Field {...{ field, label, hint, errors }}>
      <textarea key={key} {...props} {...uncounted} {...useAria({ field, hint, errors })} {...rest} />
    </Field>
  );
}

export type Choices = readonly { value: string; label: string }[];

export const Options = ({ choices }: { choices: Choices }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export function SelectField({
  field,
  label,
  hint,
  errors,
  choices = [],
  children,
  ...rest
}: Shared & Rest<'select'> & { choices?: Choices; children?: ReactNode }) {
  const { key, ...props } = getSelectProps(field, { ariaAttributes: false });
  return (
    <Field {...{ field, label, hint, errors }}>
      <select key={key} {...props} {...useAria({ field, hint, errors })} {...rest}>
        {children}
        <Options choices={choices} />
      </select>
    </Field>
  );
}

export function CheckboxField({ field, label, hint, errors, ...rest }: Shared & Omit<Rest<'input'>, 'type'>) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox', ariaAttributes: false });
  return (
    <div className="field">
      <label className="choice" htmlFor={field.id}>
        <input key={key} {...props} {...useAria({ field, hint, errors })} {...rest} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      )}
      <FieldErrors field={field} errors={errors} />
    </div>
  );
}

interface Plain {
  id: string;
  label: ReactNode;
  hint: ReactNode;
  error?: string;
  isUrgent?: boolean;
  required?: boolean;
  children: (own: {
    id: string;
    'aria-invalid'?: true;
    'aria-describedby': string;
    autoFocus?: true;
  }) => ReactNode;
}

export function PlainField({ id, label, hint, error, isUrgent, required, children }: Plain) {
  const describedBy = error ? `${id}-error ${id}-hint` : `${id}-hint`;
  const autoFocus = useFirstInvalid(id, error !== undefined);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <Required />}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy, autoFocus })}
      {error && (
        <p className="error" id={`${id}-error`} role={isUrgent ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}
