import type { ReactNode } from 'react';
import { Required } from './Field';

interface Props {
  id: string;
  label: ReactNode;
  hint: ReactNode;
  error?: string;
  /** The error is read out as soon as it is there. */
  isUrgent?: boolean;
  required?: boolean;
  /** Gets what the control must bear: its id and what it is described by. */
  children: (own: { id: string; 'aria-invalid'?: true; 'aria-describedby': string }) => ReactNode;
}

/** A field outside of conform: what a Field is, by hand. */
export function PlainField({ id, label, hint, error, isUrgent, required, children }: Props) {
  const describedBy = error ? `${id}-error ${id}-hint` : `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <Required />}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {error && (
        <p className="error" id={`${id}-error`} role={isUrgent ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}
