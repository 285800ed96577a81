import { createContext, type MouseEvent, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { fillForm } from '~/ui/form/form-fill.client';
import { choosing } from './chosen-name';

export interface Choosable {
  choices: Readonly<Record<string, readonly string[]>>;
  onChosen: (path: string) => void;
}

export const ChoicesContext = createContext<Choosable>({ choices: {}, onChosen: () => undefined });

/** Chosen in place with JavaScript; without it the form comes back with the name filled in. */
export function NameChoices({ path, label }: { path: string; label: string }) {
  const { t } = useTranslation();
  const { choices, onChosen } = useContext(ChoicesContext);
  const names = choices[path] ?? [];
  if (names.length === 0) return null;
  function choose(event: MouseEvent<HTMLButtonElement>, name: string) {
    const { form } = event.currentTarget;
    event.preventDefault();
    if (form) fillForm(form, { [path]: name });
    onChosen(path);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend to be seen; the field's label is.
    <div role="group" className="name-choices row" aria-label={`${label} ${t('fields.species.choices')}`}>
      {names.map((name) => (
        <button
          key={name}
          type="submit"
          className="button"
          {...choosing(path, name)}
          onClick={(event) => choose(event, name)}
        >
          {t('teams.submit.useName', { name })}
        </button>
      ))}
    </div>
  );
}
