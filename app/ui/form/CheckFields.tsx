import type { ReactNode } from 'react';

interface Props<Value extends string> {
  name: string;
  label: ReactNode;
  choices: readonly { value: Value; label: ReactNode; hint?: ReactNode }[];
  chosen: readonly Value[];
  error?: ReactNode;
}

export function CheckFields<Value extends string>({ name, label, choices, chosen, error }: Props<Value>) {
  const errorId = `${name}s-error`;
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <div className="choices">
        {choices.map(({ value, label: text, hint }) => (
          <label className="choice" key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={hint ? `${name}-${value}` : undefined}
            />
            <span>
              {text}
              {hint && <small id={`${name}-${value}`}>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
