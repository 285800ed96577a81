import type { FieldMetadata } from '@conform-to/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { type Mark, MarkedFrame } from '~/pokedex/naming/MarkedFrame';
import { NameInput } from '~/pokedex/naming/NameInput';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { typeNames } from '~/pokedex/type-names';
import { type FieldMeta, SelectField } from '~/ui/form/Field';
import { useLocale } from '~/ui/root-data';
import { SpeciesInput } from './SpeciesInput';
import { useSpeciesChoices } from './use-species-choices';

interface MemberFieldset {
  species: FieldMeta;
  ability: FieldMeta;
  item: FieldMeta;
  // biome-ignore lint/suspicious/noExplicitAny: see FieldMeta.
  moves: FieldMetadata<string[], any, any>;
  teraType: FieldMeta;
  statAlignment: FieldMeta;
}

interface Props {
  /** Counted from 1. */
  slot: number;
  fields: MemberFieldset;
  details: readonly SheetDetail[];
  /** By field name: what the reading of the image filled in. */
  marks?: Readonly<Record<string, Mark>>;
  /** Names of the species' abilities, where the server knows the species: choices without JavaScript. */
  abilityChoices?: readonly string[];
}

export function MemberFields({ slot, fields, details, marks = {}, abilityChoices }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const invalid = [fields.ability, fields.item, fields.moves, fields.teraType, fields.statAlignment].some(
    (field) => Object.keys(field.allErrors).length > 0,
  );
  const moveNames = [0, 1, 2, 3].map((at) => `${fields.moves.name}[${at}]`);
  const unsure = [fields.ability.name, fields.item.name, fields.statAlignment.name, ...moveNames].some(
    (name) => marks[name] === 'unsure',
  );
  const [open, setOpen] = useState(invalid || unsure);
  const written = useRef((fields.species.initialValue as string | undefined) ?? '');
  const [species, setSpecies] = useState(written.current);
  const choices = useSpeciesChoices(species, open);
  const moveFields = fields.moves.getFieldList();
  const choicesOf = (names: Dictionary) =>
    Object.keys(names).map((value) => ({ value, label: nameOf(names, value, locale) }));

  return (
    <fieldset className="member-fields card">
      <legend className="visually-hidden">{t('fields.species.label', { slot })}</legend>
      <SpeciesInput
        slot={slot}
        field={fields.species}
        mark={marks[fields.species.name]}
        onWritten={(text) => {
          written.current = text;
          if (open) setSpecies(text);
        }}
      />
      <details
        open={open || invalid || unsure}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          const input = currentTarget.closest('fieldset')?.querySelector('input');
          setSpecies(input?.value ?? written.current);
        }}
      >
        <summary>{t('fields.member.details', { slot })}</summary>
        <div className="member-details">
          {details.includes('ability') && (
            <NameInput
              kind="abilities"
              field={fields.ability}
              label={t('fields.member.ability')}
              mark={marks[fields.ability.name]}
              first={choices?.abilities}
              choices={abilityChoices}
              active={open}
            />
          )}
          {details.includes('item') && (
            <NameInput
              kind="items"
              field={fields.item}
              label={t('fields.member.item')}
              mark={marks[fields.item.name]}
              active={open}
            />
          )}
          {details.includes('teraType') && (
            <SelectField
              field={fields.teraType}
              label={t('fields.member.teraType')}
              choices={choicesOf(typeNames)}
            >
              <option value="">{t('fields.member.unset')}</option>
            </SelectField>
          )}
          {details.includes('statAlignment') && (
            <MarkedFrame
              name={fields.statAlignment.name}
              label={t('fields.member.statAlignment')}
              hint={t('fields.member.statAlignmentHint')}
              mark={marks[fields.statAlignment.name]}
            >
              {(words) => (
                <SelectField field={fields.statAlignment} {...words} choices={choicesOf(natureNames)}>
                  <option value="">{t('fields.member.unset')}</option>
                </SelectField>
              )}
            </MarkedFrame>
          )}
          {details.includes('moves') &&
            moveNames.map((name, at) => (
              <NameInput
                key={name}
                kind="moves"
                field={moveFields[at] ?? blankField(fields.moves, at)}
                label={t('fields.member.move', { number: at + 1 })}
                mark={marks[name]}
                first={choices?.moves}
                active={open}
              />
            ))}
        </div>
      </details>
    </fieldset>
  );
}

/** A sheet has four places for moves, however many of them conform's list knows. */
function blankField(list: FieldMeta, at: number): FieldMeta {
  const id = `${list.id}-${at}`;
  return {
    id,
    name: `${list.name}[${at}]`,
    key: undefined,
    formId: list.formId,
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    initialValue: undefined,
    errors: undefined,
    allErrors: {},
    valid: true,
    required: false,
  } as unknown as FieldMeta;
}
