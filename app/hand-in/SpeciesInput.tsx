import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark } from '~/pokedex/naming/MarkedFrame';
import { NameInput } from '~/pokedex/naming/NameInput';
import { settling } from '~/sheets/form-button';
import type { FieldMeta } from '~/ui/form/Field';
import { fillForm } from '~/ui/form/form-fill.client';
import { useHydrated } from '~/ui/use-hydrated';

interface Props {
  /** Number, from 1. */
  slot: number;
  field: FieldMeta;
  hint?: ReactNode;
  errors?: readonly string[];
  mark?: Mark;
  onWritten?: (text: string) => void;
}

export function SpeciesInput({ slot, ...rest }: Props) {
  const { t } = useTranslation();
  const label = t('fields.species.label', { slot });
  const { field, mark } = rest;
  return (
    <>
      <NameInput kind="species" label={label} {...rest} />
      {mark?.isSure === false && mark.choices && (
        <ReadChoices name={field.name} label={label} choices={mark.choices} />
      )}
    </>
  );
}

interface Choices {
  name: string;
  label: string;
  choices: readonly string[];
}

/** Names that an image leaves open. Without JavaScript the form comes back with the chosen one. */
function ReadChoices({ name, label, choices }: Choices) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  function choose(event: MouseEvent<HTMLButtonElement>, value: string) {
    const { form } = event.currentTarget;
    const input = form?.elements.namedItem(name);
    if (!hydrated || !form || !(input instanceof HTMLElement)) return;
    event.preventDefault();
    fillForm(form, { [name]: value });
    // Also for the name that was there already, which this confirms.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend to be seen; the field's label is.
    <div role="group" className="name-choices row" aria-label={`${label} ${t('fields.species.choices')}`}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="submit"
          className="button"
          name={settling}
          value={`${name}=${choice}`}
          formNoValidate
          onClick={(event) => choose(event, choice)}
        >
          {t('teams.submit.useName', { name: choice })}
        </button>
      ))}
    </div>
  );
}
