import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { ariaOf, Field, FieldErrors, plainField } from '~/ui/form/Field';
import type { DeskProblems, DeskValues } from './desk-values';
import { useProblemText } from './problem-text';

export interface DeskFormState {
  values: DeskValues;
  problems: DeskProblems;
}

interface Labelled {
  state: DeskFormState;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

type Choices = readonly (readonly [value: string, text: string])[];

function useField({ problems }: DeskFormState, name: string) {
  const textOf = useProblemText();
  const problem = problems[name];
  return plainField(name, problem && textOf(problem));
}

function useFramed({ state, name, label, hint }: Labelled) {
  const field = useField(state, name);
  return {
    frame: { field, label, hint },
    control: { id: name, name, defaultValue: state.values[name], ...ariaOf({ field, hint }) },
  };
}

export function DeskText({
  state,
  name,
  label,
  hint,
  ...rest
}: Labelled & ComponentPropsWithoutRef<'input'>) {
  const { frame, control } = useFramed({ state, name, label, hint });
  return (
    <Field {...frame}>
      <input {...control} autoComplete="off" {...rest} />
    </Field>
  );
}

export function DeskTextarea({ rows, ...labelled }: Labelled & { rows: number }) {
  const { frame, control } = useFramed(labelled);
  return (
    <Field {...frame}>
      <textarea {...control} rows={rows} />
    </Field>
  );
}

export function DeskSelect({ choices, ...labelled }: Labelled & { choices: Choices }) {
  const { frame, control } = useFramed(labelled);
  return (
    <Field {...frame}>
      <select {...control}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function DeskChoice({
  state,
  name,
  label,
  choices,
  keys,
}: Labelled & { choices: Choices; keys?: readonly string[] }) {
  const field = useField(state, name);
  return (
    <fieldset className="field segments" id={name} tabIndex={-1}>
      <legend>{label}</legend>
      <div className="segment-row">
        {choices.map(([value, text], at) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={state.values[name] === value}
              data-key={keys?.[at]}
              {...ariaOf({ field })}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldErrors field={field} />
    </fieldset>
  );
}
