import type { FieldMetadata } from '@conform-to/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { type Mark, MarkedFrame } from '~/pokedex/naming/MarkedFrame';
import { NameInput } from '~/pokedex/naming/NameInput';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { typeNames } from '~/pokedex/type-names';
import { clearing } from '~/sheets/form-button';
import { useFieldFindings } from '~/sheets/legality/field-findings';
import { blankDetails } from '~/sheets/typed-sheet';
import { type FieldMeta, SelectField } from '~/ui/form/Field';
import { fillForm } from '~/ui/form/form-fill.client';
import { useLocale } from '~/ui/root-data';
import type { useSpeciesChoices } from './use-species-choices';

export interface MemberFieldset {
  species: FieldMeta;
  ability: FieldMeta;
  item: FieldMeta;
  // biome-ignore lint/suspicious/noExplicitAny: see FieldMeta.
  moves: FieldMetadata<string[], any, any>;
  teraType: FieldMeta;
  statAlignment: FieldMeta;
}

interface Props {
  /** Number, from 1. */
  slot: number;
  fields: Omit<MemberFieldset, 'species' | 'moves'>;
  moves: readonly FieldMeta[];
  details: readonly SheetDetail[];
  marks: Readonly<Record<string, Mark>>;
  /** Known once the species is. */
  choices: ReturnType<typeof useSpeciesChoices>;
  abilityChoices?: readonly string[];
  active: boolean;
}

/** The details that the regulation's sheets show, and a button that clears them. */
export function MemberDetails({
  slot,
  fields,
  moves,
  details,
  marks,
  choices,
  abilityChoices,
  active,
}: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const findingOf = useFieldFindings();
  const choicesOf = (names: Dictionary) =>
    Object.keys(names).map((value) => ({ value, label: nameOf(names, value, locale) }));
  return (
    <div className="member-details">
      {details.includes('ability') && (
        <NameInput
          kind="abilities"
          field={fields.ability}
          hint={findingOf(fields.ability)}
          label={t('fields.member.ability')}
          mark={marks[fields.ability.name]}
          first={choices?.abilities}
          choices={abilityChoices}
          active={active}
        />
      )}
      {details.includes('item') && (
        <NameInput
          kind="items"
          field={fields.item}
          hint={findingOf(fields.item)}
          label={t('fields.member.item')}
          mark={marks[fields.item.name]}
          active={active}
        />
      )}
      {details.includes('teraType') && (
        <SelectField
          field={fields.teraType}
          hint={findingOf(fields.teraType)}
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
        moves.map((move, at) => (
          <NameInput
            key={move.name}
            kind="moves"
            field={move}
            hint={findingOf(move)}
            label={t('fields.member.move', { number: at + 1 })}
            mark={marks[move.name]}
            first={choices?.moves}
            active={active}
          />
        ))}
      <button
        type="submit"
        className="button quiet"
        name={clearing}
        value={slot - 1}
        formAction="#title-team"
        formNoValidate
        onClick={(event) => clear(event, slot - 1)}
      >
        {t('fields.member.clear', { slot })}
      </button>
    </div>
  );
}

/** Clears a slot in place; without JavaScript the server does. */
function clear(event: MouseEvent<HTMLButtonElement>, slot: number) {
  event.preventDefault();
  const { form } = event.currentTarget;
  if (form) fillForm(form, blankDetails(slot));
}
