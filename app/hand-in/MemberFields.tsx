import type { FieldMetadata } from '@conform-to/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '~/pokedex/game';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { type Mark, MarkedFrame } from '~/pokedex/naming/MarkedFrame';
import { NameInput } from '~/pokedex/naming/NameInput';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { typeNames } from '~/pokedex/type-names';
import { clearing } from '~/sheets/form-button';
import { useFieldFindings } from '~/sheets/legality/field-findings';
import { blankDetails } from '~/sheets/typed-sheet';
import { TypeTile } from '~/sheets/view/TypeTile';
import { type FieldMeta, SelectField } from '~/ui/form/Field';
import { fillForm } from '~/ui/form/form-fill.client';
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
  game: Game;
  fields: MemberFieldset;
  details: readonly SheetDetail[];
  /** By field name: what the reading of the image filled in. */
  marks?: Readonly<Record<string, Mark>>;
  /** Names of the species' abilities, where the server knows the species: choices without JavaScript. */
  abilityChoices?: readonly string[];
  /** Of its species, where the server knows it. */
  types?: readonly string[];
}

export function MemberFields({ slot, game, fields, details, marks = {}, abilityChoices, types }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const invalid = [fields.ability, fields.item, fields.moves, fields.teraType, fields.statAlignment].some(
    (field) => Object.keys(field.allErrors).length > 0,
  );
  const moves = moveFields(fields.moves);
  const unsure = [fields.ability, fields.item, fields.statAlignment, ...moves].some(
    ({ name }) => marks[name]?.isSure === false,
  );
  const findingOf = useFieldFindings();
  const isFound = [fields.ability, fields.item, fields.teraType, ...moves].some((field) => findingOf(field));
  const [open, setOpen] = useState(invalid || unsure);
  const start = (fields.species.initialValue as string | undefined) ?? '';
  const written = useRef(start);
  const [species, setSpecies] = useState(start);
  const choices = useSpeciesChoices(species, game, open || species !== start);
  const folded = [fields.ability, fields.item, fields.teraType, fields.statAlignment, ...moves];
  const [held, setHeld] = useState(() => folded.map(({ initialValue }) => String(initialValue ?? '')));

  const card = useRef<HTMLFieldSetElement>(null);

  /** What stands in the fields now, whoever wrote it: a finger, a suggestion, a paste, an image. */
  function look(isWhole: boolean) {
    const heldIn = (name: string) =>
      card.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)?.value ?? '';
    const now = folded.map(({ name }) => heldIn(name));
    setHeld((before) => (before.join('\n') === now.join('\n') ? before : now));
    // A name is looked up once it is whole.
    if (isWhole) setSpecies(heldIn(fields.species.name));
  }

  const looking = useRef(look);
  looking.current = look;
  useEffect(() => {
    const fieldset = card.current;
    // React tells of no change that a script made. Never of `input`: drawing anew before React's own listener heard of a
    // letter would give a field its text of before.
    const onChange = () => looking.current(true);
    fieldset?.addEventListener('change', onChange);
    return () => fieldset?.removeEventListener('change', onChange);
  }, []);
  const choicesOf = (names: Dictionary) =>
    Object.keys(names).map((value) => ({ value, label: nameOf(names, value, locale) }));

  return (
    <fieldset ref={card} className="member-fields card" onInput={() => look(false)} onBlur={() => look(true)}>
      <legend className="visually-hidden">{t('fields.species.label', { slot })}</legend>
      <TypeTile types={species === start ? (types ?? choices?.types) : choices?.types} />
      <SpeciesInput
        slot={slot}
        field={fields.species}
        hint={findingOf(fields.species)}
        mark={marks[fields.species.name]}
        onWritten={(text) => {
          written.current = text;
          if (open) setSpecies(text);
        }}
      />
      <details
        open={open || invalid || unsure || isFound}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          const input = currentTarget.closest('fieldset')?.querySelector('input');
          setSpecies(input?.value ?? written.current);
        }}
      >
        <summary>
          {t('fields.member.details', { slot })}
          {!(open || invalid || unsure || isFound) && <Folded values={held} />}
        </summary>
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
              active={open}
            />
          )}
          {details.includes('item') && (
            <NameInput
              kind="items"
              field={fields.item}
              hint={findingOf(fields.item)}
              label={t('fields.member.item')}
              mark={marks[fields.item.name]}
              active={open}
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
                active={open}
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
      </details>
    </fieldset>
  );
}

/** What a closed fold holds, in the order of the form; types and Stat Alignments stand there by key. */
function Folded({
  values: [ability, item, teraType = '', statAlignment = '', ...moves],
}: {
  values: string[];
}) {
  const locale = useLocale();
  const named = [nameIn(typeNames, teraType), nameIn(natureNames, statAlignment)];
  const said = [ability, item, ...named, ...moves].filter(Boolean);
  return said.length > 0 && <small className="folded">{said.join(' · ')}</small>;

  function nameIn(names: Dictionary, key: string) {
    return key && nameOf(names, key, locale);
  }
}

/** Emptied in place with JavaScript; without it the form comes back so. */
function clear(event: MouseEvent<HTMLButtonElement>, slot: number) {
  event.preventDefault();
  const { form } = event.currentTarget;
  if (form) fillForm(form, blankDetails(slot));
}

/** A sheet has four places for moves, however many of them conform's list knows. */
function moveFields(list: MemberFieldset['moves']): FieldMeta[] {
  const known = list.getFieldList();
  return [0, 1, 2, 3].map((at) => known[at] ?? blankField(list, at));
}

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
