import { createContext, type MouseEvent, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { fillForm, readForm } from '~/ui/form/form-fill.client';
import { choosing, keeping } from './chosen-name';
import { printSureNames, readSureNames } from './sure-names';

export interface Choosable {
  choices: Readonly<Record<string, readonly string[]>>;
  asTyped?: Readonly<Record<string, string>>;
  onChosen: (path: string) => void;
}

export const ChoicesContext = createContext<Choosable>({ choices: {}, onChosen: () => undefined });

/** Progressive enhancement: without JavaScript the form comes back with the name filled in. */
export function NameChoices({ path, label }: { path: string; label: string }) {
  const { t } = useTranslation();
  const { choices, asTyped, onChosen } = useContext(ChoicesContext);
  const names = choices[path] ?? [];
  const text = asTyped?.[path];
  if (names.length === 0 && text === undefined) return null;
  function answer({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, name: string, isSure: boolean) {
    if (form) {
      const sure = printSureNames({ ...readSureNames(readForm(form).sure ?? ''), [path]: name });
      fillForm(form, { [path]: name, ...(isSure && { sure }) });
    }
    onChosen(path);
  }
  const button = (name: string, isSure: boolean) => ({
    type: 'submit' as const,
    className: 'button',
    ...(isSure ? keeping : choosing)(path, name),
    onClick(event: MouseEvent<HTMLButtonElement>) {
      event.preventDefault();
      answer(event, name, isSure);
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend to be seen; the field's label is.
    <div role="group" className="name-choices row" aria-label={`${label} ${t('fields.species.choices')}`}>
      {names.map((name) => (
        <button key={name} {...button(name, false)}>
          {t('teams.submit.useName', { name })}
        </button>
      ))}
      {text !== undefined && (
        <button {...button(text, true)}>{t('teams.submit.keepName', { name: text })}</button>
      )}
    </div>
  );
}
