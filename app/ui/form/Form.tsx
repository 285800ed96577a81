import { type FormMetadata, getFormProps } from '@conform-to/react';
import type { ComponentPropsWithoutRef } from 'react';
import { ErrorSummary } from './ErrorSummary';
import { FirstInvalid } from './first-invalid';

// biome-ignore lint/suspicious/noExplicitAny: conform's metadata is invariant in the form that it belongs to.
export type FormMeta = FormMetadata<any, any>;

/** The `seen` that the form was opened with, unless the answer hides it as outdated. */
export const openedWith = (form: FormMeta): string | undefined =>
  (form.initialValue as { seen?: string } | undefined)?.seen;

interface Props extends ComponentPropsWithoutRef<'form'> {
  form: FormMeta;
  isWarned?: boolean;
  /** Adds an error summary, for forms longer than a screen. */
  labelOf?: (path: string) => string;
}

export function Form({ form, isWarned, labelOf, children, ...rest }: Props) {
  const { '': _, ...errors } = form.allErrors;
  return (
    <form method="post" {...rest} {...getFormProps(form)}>
      {form.errors && (
        <p className={isWarned ? 'notice warn' : 'notice bad'} role="alert" id={form.errorId}>
          {form.errors[0]}
        </p>
      )}
      {labelOf && <ErrorSummary errors={errors} idOf={(path) => `${form.id}-${path}`} labelOf={labelOf} />}
      <FirstInvalid>{children}</FirstInvalid>
    </form>
  );
}

export const ButtonForm = ({ button }: { button: string }) => (
  <form method="post">
    <button className="button primary wide" type="submit">
      {button}
    </button>
  </form>
);
