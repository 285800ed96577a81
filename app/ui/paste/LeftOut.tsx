import type { ReactNode } from 'react';

interface Props {
  /** Of the form's field. */
  name: string;
  title: string;
  /** The first is chosen. */
  choices: readonly { value: string; label: string }[];
  /** Who they are. */
  children: ReactNode;
}

/** What becomes of those that are kept here and stand in no line of what was pasted. */
export function LeftOut({ name, title, choices, children }: Props) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
      {choices.map(({ value, label }, at) => (
        <label className="choice" key={value} htmlFor={`${name}-${value}`}>
          <input id={`${name}-${value}`} type="radio" name={name} value={value} defaultChecked={at === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
