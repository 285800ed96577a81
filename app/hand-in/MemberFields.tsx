import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '~/pokedex/game';
import { type Dictionary, nameOf } from '~/pokedex/name';
import type { Mark } from '~/pokedex/naming/MarkedFrame';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { DiagonalTile } from '~/pokedex/six/DiagonalTile';
import { typeNames } from '~/pokedex/type-names';
import { useFieldFindings } from '~/sheets/legality/field-findings';
import type { FieldMeta } from '~/ui/form/Field';
import { useLocale } from '~/ui/root-data';
import { MemberDetails, type MemberFieldset } from './MemberDetails';
import { SpeciesInput } from './SpeciesInput';
import { useSpeciesChoices } from './use-species-choices';

interface Props {
  /** Number, from 1. */
  slot: number;
  game: Game;
  fields: MemberFieldset;
  details: readonly SheetDetail[];
  /** Marks of values that an image filled in, by field name. */
  marks?: Readonly<Record<string, Mark>>;
  /** The species' abilities if the server knows it: choices without JavaScript. */
  abilityChoices?: readonly string[];
  /** The species' types, if the server knows it. */
  types?: readonly string[];
}

export function MemberFields({ slot, game, fields, details, marks = {}, abilityChoices, types }: Props) {
  const { t } = useTranslation();
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
  const { card, start, species, setSpecies, values, look } = useCardValues(fields, moves);
  const lastText = useRef(start);
  const choices = useSpeciesChoices(species, game, open || species !== start);
  const shownTypes = species === start ? (types ?? choices?.types) : choices?.types;
  const isOpen = open || invalid || unsure || isFound;

  return (
    <fieldset ref={card} className="member-fields card" onInput={() => look(false)} onBlur={() => look(true)}>
      <legend className="visually-hidden">{t('fields.species.label', { slot })}</legend>
      {shownTypes?.length ? <DiagonalTile types={shownTypes} /> : null}
      <SpeciesInput
        slot={slot}
        field={fields.species}
        hint={findingOf(fields.species)}
        mark={marks[fields.species.name]}
        onWritten={(text) => {
          lastText.current = text;
          if (open) setSpecies(text);
        }}
      />
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          const input = currentTarget.closest('fieldset')?.querySelector('input');
          setSpecies(input?.value ?? lastText.current);
        }}
      >
        <summary>
          {t('fields.member.details', { slot })}
          {!isOpen && <Folded values={values} />}
        </summary>
        <MemberDetails {...{ slot, fields, moves, details, marks, choices, abilityChoices }} active={open} />
      </details>
    </fieldset>
  );
}

/** Follows the fields' current values: typed, suggested, pasted or read from an image. */
function useCardValues(fields: MemberFieldset, moves: readonly FieldMeta[]) {
  const card = useRef<HTMLFieldSetElement>(null);
  const start = (fields.species.initialValue as string | undefined) ?? '';
  const [species, setSpecies] = useState(start);
  const folded = [fields.ability, fields.item, fields.teraType, fields.statAlignment, ...moves];
  const [values, setValues] = useState(() => folded.map(({ initialValue }) => String(initialValue ?? '')));

  function look(isWhole: boolean) {
    const textIn = (name: string) =>
      card.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)?.value ?? '';
    const now = folded.map(({ name }) => textIn(name));
    setValues((before) => (before.join('\n') === now.join('\n') ? before : now));
    // A name is looked up only when it is complete.
    if (isWhole) setSpecies(textIn(fields.species.name));
  }

  const looking = useRef(look);
  looking.current = look;
  useEffect(() => {
    const fieldset = card.current;
    // React doesn't report changes by scripts. Not `input`: rendering before React's own listener has run would restore the
    // field's previous text.
    const onChange = () => looking.current(true);
    fieldset?.addEventListener('change', onChange);
    return () => fieldset?.removeEventListener('change', onChange);
  }, []);
  return { card, start, species, setSpecies, values, look };
}

/** Summarizes a closed fold in the form's order; types and Stat Alignments are given as keys. */
function Folded({
  values: [ability, item, teraType = '', statAlignment = '', ...moves],
}: {
  values: string[];
}) {
  const locale = useLocale();
  const labels = [nameIn(typeNames, teraType), nameIn(natureNames, statAlignment)];
  const parts = [ability, item, ...labels, ...moves].filter(Boolean);
  return parts.length > 0 && <small className="folded">{parts.join(' · ')}</small>;

  function nameIn(names: Dictionary, key: string) {
    return key && nameOf(names, key, locale);
  }
}

/** Pads conform's list to a sheet's four moves. */
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
