import { keysOf, resolve } from '~/pastes/identify';
import { formHeld, keysNamed, type MemberNameKind, memberDictionaries } from '~/pastes/known-members';
import { isFormUnclear, readSpecies } from '~/pastes/resolve-pasted';
import { speciesAliases } from '~/pokedex/aliases';
import { freeName } from '~/pokedex/free-name';
import { type Dictionary, findByName } from '~/pokedex/name';
import type { SureNames } from '~/pokedex/naming/sure-names';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { resolveName, searchIndex } from '~/pokedex/search';
import { formOnSheet, formsOf, isMega } from '~/pokedex/species';
import { isForAnother } from '~/pokedex/stone-species';
import { typeNames } from '~/pokedex/type-names';
import { plainText } from '~/text/text';
import type { PartialMember, SheetProblem } from './team-sheet';
import type { TypedMember } from './typed-sheet';

/** An unknown or ambiguous name, with suggested keys. */
export interface NameProblem extends SheetProblem {
  names: MemberNameKind;
  choices: string[];
  /** The text, if it may be a name newer than our dictionaries. */
  asTyped?: string;
}

type Question = Pick<NameProblem, 'key' | 'choices' | 'asTyped'>;

export function resolveMembers(
  typed: readonly TypedMember[],
  shows: readonly SheetDetail[],
  sure: SureNames = {},
): { members: PartialMember[]; problems: (SheetProblem | NameProblem)[] } {
  const problems: (SheetProblem | NameProblem)[] = [];
  const members = typed.map((member, slot) => {
    const path = `members[${slot}]`;
    const ifShown = (detail: SheetDetail, text: string) => (shows.includes(detail) ? plainText(text) : '');
    const ask = (names: MemberNameKind, field: string, text: string, problem: Question) => {
      const params = { text: text.slice(0, 40) };
      problems.push({ path: `${path}.${field}`, params, names, ...problem });
    };
    /** Accepts the name if the player confirmed it; otherwise asks. */
    const unknown = (names: MemberNameKind, field: string, text: string) => {
      const { choices, isKnown } = nearNames(names, text);
      const asTyped = isKnown ? undefined : freeName(text);
      if (asTyped && sure[`${path}.${field}`] === text) return asTyped;
      const key = choices.length > 0 ? 'didYouMean' : (`${names}Unknown` as const);
      return void ask(names, field, text, { key, choices, ...(asTyped && { asTyped: text }) });
    };
    const chosen = (names: Dictionary, field: 'teraType' | 'statAlignment') => {
      const text = ifShown(field, member[field]);
      const key = Object.hasOwn(names, text)
        ? text
        : (findByName(names, text) ?? resolve(field === 'teraType' ? field : 'nature', text));
      if (text && !key) problems.push({ path: `${path}.${field}`, key: 'detailUnknown' });
      return key;
    };

    const result: PartialMember = {};
    const itemText = ifShown('item', member.item);
    result.item = keyOf('item', itemText);
    if (itemText) result.item ??= unknown('item', 'item', itemText);

    const speciesText = plainText(member.species);
    const found = speciesText ? findSpecies(speciesText, result.item) : [];
    result.given = speciesText !== '';
    if (found.length === 1) result.species = found[0];
    else if (found.length > 1)
      ask('species', 'species', speciesText, { key: 'whichForm', choices: [...found] });
    else if (speciesText) result.species = unknown('species', 'species', speciesText);

    const abilityText = ifShown('ability', member.ability);
    result.ability = keyOf('ability', abilityText, result.species);
    if (abilityText) result.ability ??= unknown('ability', 'ability', abilityText);

    result.moves = (shows.includes('moves') ? member.moves : []).map((move, at) => {
      const text = plainText(move);
      return (text && (keyOf('move', text) ?? unknown('move', `moves[${at}]`, text))) || '';
    });
    result.teraType = chosen(typeNames, 'teraType');
    result.statAlignment = chosen(natureNames, 'statAlignment');
    return result;
  });
  return { members, problems };
}

/** @returns one key if the text (with the held item) is unambiguous, several forms if not */
function findSpecies(text: string, item?: string): readonly string[] {
  const named = keysNamed('species', text, { item });
  if (named.length > 0) return named;
  const { found, rest } = readSpecies(text);
  const [one] = found;
  // The suffix names no form: `Rotom-Wsh` must not silently become plain Rotom.
  const isUnclear = one !== undefined && found.length === 1 && isFormUnclear(one, rest);
  const meant = isUnclear ? formsOf(one).filter((key) => !isMega(key)) : found;
  if (meant.length > 0) return formHeld(meant, item);
  const called = resolveName(indexOf('species'), text);
  return 'exact' in called ? [formOnSheet(called.exact)] : [];
}

const indexOf = (names: MemberNameKind) =>
  searchIndex(memberDictionaries[names], names === 'species' ? speciesAliases : undefined);

function nearNames(names: MemberNameKind, text: string): { choices: string[]; isKnown: boolean } {
  const meant = resolveName(indexOf(names), text, 3);
  if ('exact' in meant) return { choices: [meant.exact], isKnown: true };
  // A short form of several entries: 「ハーブ」.
  const several = names === 'species' ? [] : keysOf(names, text);
  if (several.length > 1) return { choices: several.slice(0, 3), isKnown: true };
  const near = 'near' in meant ? meant.near : [];
  if (names === 'species') return { choices: [...new Set(near.map(formOnSheet))], isKnown: false };
  const isMeant = (key: string) => names !== 'item' || !isForAnother(text, key);
  return { choices: near.filter(isMeant), isKnown: false };
}

function keyOf(
  names: Exclude<MemberNameKind, 'species'>,
  text: string,
  species?: string,
): string | undefined {
  if (!text) return undefined;
  if (Object.hasOwn(memberDictionaries[names], text)) return text;
  return keysNamed(names, text, { species })[0] ?? resolve(names, text);
}
