import { type FormMetadata, getFormProps } from '@conform-to/react';
import type { ComponentPropsWithoutRef } from 'react';
import { ErrorSummary } from './ErrorSummary';
import { FirstInvalid } from './first-invalid';

/** What conform knows of a form, whatever its fields. */
// biome-ignore lint/suspicious/noExplicitAny: conform's metadata is invariant in the form that it belongs to.
export type FormMeta = FormMetadata<any, any>;

/** The hidden `seen` of a form that comes back: the version it was opened with, unless the answer hides it as outdated. */
export const openedWith = (form: FormMeta): string | undefined =>
  (form.initialValue as { seen?: string } | undefined)?.seen;

interface Props extends ComponentPropsWithoutRef<'form'> {
  form: FormMeta;
  /** What is wrong can be put right by looking once more. */
  isWarned?: boolean;
  /** Of a form with more fields than are in sight at once: all that are wrong are named at its top. */
  labelOf?: (path: string) => string;
}

/** A form that is posted: what is wrong with it as a whole, then its fields. */
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

/** All that is asked is a press of the button. */
export const ButtonForm = ({ button }: { button: string }) => (
  <form method="post">
    <button className="button primary wide" type="submit">
      {button}
    </button>
  </form>
);
