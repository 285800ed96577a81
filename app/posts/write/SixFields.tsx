import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoicesContext } from '~/pokedex/naming/NameChoices';
import { NameInput } from '~/pokedex/naming/NameInput';
import type { FieldMeta } from '~/ui/form/Field';

interface Props {
  id: string;
  species: readonly FieldMeta[];
  choices: Readonly<Record<string, readonly string[]>>;
}

export function SixFields({ id, species, choices }: Props) {
  const { t } = useTranslation();
  const [done, setDone] = useState<string[]>([]);
  const open = Object.fromEntries(Object.entries(choices).filter(([path]) => !done.includes(path)));
  const onChosen = (path: string) => setDone((before) => [...before, path]);
  return (
    <fieldset id={id} tabIndex={-1} className="post-six">
      <legend>{t('posts.form.six')}</legend>
      <ChoicesContext.Provider value={{ choices: open, onChosen }}>
        <div className="post-six-fields">
          {species.map((field, slot) => (
            <NameInput
              // biome-ignore lint/suspicious/noArrayIndexKey: the six never change order
              key={slot}
              kind="species"
              field={field}
              label={t('posts.form.sixth', { slot: slot + 1 })}
            />
          ))}
        </div>
      </ChoicesContext.Provider>
    </fieldset>
  );
}
