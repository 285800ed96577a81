import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskProblems, DeskValues } from './desk-values';

export interface DeskFormState {
  values: DeskValues;
  problems: DeskProblems;
}

/** The sentence beside a field with a problem, if it has one. */
function useProblem({ problems }: DeskFormState, name: string): string | undefined {
  const { t } = useTranslation();
  const problem = problems[name];
  if (!problem) return undefined;
  return t(
    problem === 'scoreImpossible' ? 'broadcast.news.scoreImpossible' : `broadcast.problems.${problem}`,
  );
}

interface Frame {
  state: DeskFormState;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

function describedBy(name: string, hint: ReactNode, problem?: string) {
  const ids = [problem && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': problem ? true : undefined, 'aria-describedby': ids || undefined };
}

function Framed({
  name,
  label,
  hint,
  problem,
  children,
}: Omit<Frame, 'state'> & { problem?: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="error" id={`${name}-error`}>
          {problem}
        </p>
      )}
    </div>
  );
}

export function DeskText({ state, name, label, hint, ...rest }: Frame & ComponentPropsWithoutRef<'input'>) {
  const problem = useProblem(state, name);
  return (
    <Framed {...{ name, label, hint, problem }}>
      <input
        id={name}
        name={name}
        defaultValue={state.values[name]}
        autoComplete="off"
        {...describedBy(name, hint, problem)}
        {...rest}
      />
    </Framed>
  );
}

export function DeskTextarea({
  state,
  name,
  label,
  hint,
  ...rest
}: Frame & ComponentPropsWithoutRef<'textarea'>) {
  const problem = useProblem(state, name);
  return (
    <Framed {...{ name, label, hint, problem }}>
      <textarea
        id={name}
        name={name}
        defaultValue={state.values[name]}
        {...describedBy(name, hint, problem)}
        {...rest}
      />
    </Framed>
  );
}

export function DeskSelect({
  state,
  name,
  label,
  hint,
  choices,
}: Frame & { choices: readonly (readonly [string, string])[] }) {
  const problem = useProblem(state, name);
  return (
    <Framed {...{ name, label, hint, problem }}>
      <select id={name} name={name} defaultValue={state.values[name]} {...describedBy(name, hint, problem)}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Framed>
  );
}

/** A few choices that are all in sight: one tap each. */
export function DeskChoice({
  state,
  name,
  label,
  choices,
}: Frame & { choices: readonly (readonly [string, string])[] }) {
  const problem = useProblem(state, name);
  return (
    <fieldset className="field segments">
      <legend>{label}</legend>
      <div className="segment-row">
        {choices.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={state.values[name] === value}
              {...describedBy(name, undefined, problem)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p className="error" id={`${name}-error`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
