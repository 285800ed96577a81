import type { ReactNode } from 'react';

interface Props {
  name: string;
  title: string;
  choices: readonly { value: string; label: string }[];
  children: ReactNode;
}

/** Asks what to do with stored rows that the pasted table lacks. */
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
