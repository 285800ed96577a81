import type { useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '~/pokedex/name';
import { typeNames } from '~/pokedex/type-names';
import { houseRuleFields, type RuledField, ruledTypes, typeField } from '~/tournaments/house-rule-values';
import type { TournamentValues } from '~/tournaments/tournament-values';
import { CheckboxField, type FieldMeta, SelectField, TextareaField, TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { useLocale } from '~/ui/root-data';

interface Props {
  fields: ReturnType<typeof useForm<TournamentValues>>[1];
  defaults: TournamentValues;
}

const pairs: readonly (readonly [RuledField, RuledField])[] = [
  ['banSpecies', 'allowSpecies'],
  ['banItems', 'allowItems'],
  ['banMoves', 'allowMoves'],
];

export function HouseRuleFields({ fields, defaults }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const locale = useLocale();
  // Conform creates a field for any name.
  const fieldOf = (name: keyof TournamentValues) => fields[name] as FieldMeta;
  const all = [...houseRuleFields, 'isStrict'] as const;
  const isOpen = all.some((field) => defaults[field] || !fieldOf(field).valid || fieldOf(field).value);
  return (
    <details open={isOpen}>
      <summary>{t('host.fields.houseRules')}</summary>
      <p className="hint">{t('host.fields.houseRulesHint')}</p>
      {pairs.map((pair) => (
        <div className="pair" key={pair[0]}>
          {pair.map((field) => (
            <TextareaField key={field} field={fields[field]} label={t(`host.fields.${field}`)} rows={3} />
          ))}
        </div>
      ))}
      <div className="pair">
        <TextField
          field={fields.restrictedLimit}
          {...words('host.fields.restrictedLimit')}
          inputMode="numeric"
        />
        <SelectField
          field={fields.itemClause}
          label={t('host.fields.itemClause')}
          choices={(['on', 'off'] as const).map((value) => ({
            value,
            label: t(`host.fields.itemClauses.${value}`),
          }))}
        >
          <option value="">{t('host.fields.itemClauses.same')}</option>
        </SelectField>
      </div>
      <fieldset className="field">
        <legend>{t('host.fields.types')}</legend>
        <p className="hint">{t('host.fields.typesHint')}</p>
        <div className="choices short">
          {ruledTypes.map((type) => (
            <CheckboxField
              key={type}
              field={fieldOf(typeField(type))}
              label={nameOf(typeNames, type, locale)}
            />
          ))}
        </div>
      </fieldset>
      <CheckboxField field={fields.isStrict} {...words('host.fields.isStrict')} />
    </details>
  );
}
