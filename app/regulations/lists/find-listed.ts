import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName, findByName } from '~/pokedex/name';
import { baseOf, isMega } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import type { ListedKind } from './list-words';
import { formCalled } from './species-forms';

export type ListedMatch =
  /** `isBare`: a species name without a form, which may mean several of its forms. */
  | { is: 'known'; kind: ListedKind; keys: readonly string[]; isBare: boolean }
  /** A known species followed by an unknown form name. */
  | { is: 'form'; base: string; name: string; form: string }
  | { is: 'mega' }
  | { is: 'type' };

const dictionaries: Record<Exclude<ListedKind, 'species'>, Dictionary> = {
  items: itemNames,
  moves: moveNames,
  abilities: abilityNames,
};
const order: readonly ListedKind[] = ['species', 'items', 'moves', 'abilities'];

/** Finds a name as official lists write it, in either language; `first`: the kind named in its heading. */
export function findListed(text: string, first?: ListedKind): ListedMatch | undefined {
  const kinds = first ? [first, ...order.filter((kind) => kind !== first)] : order;
  let form: ListedMatch | undefined;
  for (const kind of kinds) {
    if (kind === 'moves' && kind !== first && isOfTypes(text)) return { is: 'type' };
    const match = kind === 'species' ? findSpecies(text) : findPlain(kind, text);
    if (match?.is === 'form') form = match;
    else if (match) return match;
  }
  return isOfTypes(text) ? { is: 'type' } : form;
}

export function isOfTypes(text: string): boolean {
  const parts = text.split(/[\s・]+/).filter(Boolean);
  return parts.length > 0 && parts.every((part) => findByName(typeNames, part) !== undefined);
}

function findPlain(kind: Exclude<ListedKind, 'species'>, text: string): ListedMatch | undefined {
  const key = findByName(dictionaries[kind], text);
  return key === undefined ? undefined : { is: 'known', kind, keys: [key], isBare: false };
}

const species = (keys: readonly string[], isBare: boolean): ListedMatch =>
  keys.some(isMega) ? { is: 'mega' } : { is: 'known', kind: 'species', keys, isBare };

function findSpecies(text: string): ListedMatch | undefined {
  const exact = findByName(speciesNames, text);
  if (exact) return species([exact], exact === baseOf(exact) && !/[（(]/.test(text));
  const all = findAllByName(speciesNames, text);
  if (all.length > 0) return species(all, true);
  if (isKnownMega(text)) return { is: 'mega' };
  for (const { name, form, isSure } of readings(text)) {
    const match = withForm(name, form, isSure);
    if (match && (isSure || match.is === 'known')) return match;
  }
  return undefined;
}

/** Finds a species' form by name, approximately if `isLoose`. @returns undefined for an unknown species */
export function withForm(name: string, form: string, isLoose: boolean): ListedMatch | undefined {
  const [first, ...others] = [...new Set(findAllByName(speciesNames, name).map(baseOf))];
  if (first === undefined || others.length > 0) return undefined;
  const key = formCalled(first, form, isLoose);
  return key ? species([key], false) : { is: 'form', base: first, name, form };
}

/** "Mega Charizard X" is `Charizard-Mega-X` in our dictionary. */
function isKnownMega(text: string): boolean {
  const [, name, letter] = /^mega[\s-]+([^\s-].*?)(?:(?<![\s-])[\s-]+([xyz]))?$/i.exec(text) ?? [];
  if (name === undefined) return false;
  return findByName(speciesNames, `${name}-Mega${letter ? `-${letter}` : ''}`) !== undefined;
}

interface Reading {
  name: string;
  form: string;
  /** The text is clearly written as a form, even if no such form exists. */
  isSure: boolean;
}

const regionFirst =
  /^(?:(アローラ|ガラル|ヒスイ|パルデア)(?:の|・)?\s*(.+)|(Alola|Galar|Hisui|Paldea)(?:n|ian|an)?\s+(.+))$/i;

/** Splits a text into species and form: by brackets, gender sign, leading region, or words. */
function readings(text: string): Reading[] {
  const results: Reading[] = [];
  const { name, form } = splitAtBracket(text);
  const regional = regionalReading(name || text, form);
  if (regional) results.push(regional);
  if (name && form) results.push({ name, form, isSure: true });
  const [, before = '', sign = ''] = /^(.+)([♂♀])$/.exec(text) ?? [];
  if (sign) results.push({ name: before.trimEnd(), form: sign, isSure: false });
  const words = text.split(/\s+/);
  if (words.length > 1 && words.length < 6) {
    results.push({ name: words.at(-1) ?? '', form: words.slice(0, -1).join(' '), isSure: false });
    results.push({ name: words[0] ?? '', form: words.slice(1).join(' '), isSure: false });
  }
  return results;
}

/** Both parts are blank without a bracket. */
function splitAtBracket(text: string): { name: string; form: string } {
  const [opening, last = ''] = /([^\s（(［[])\s*[（(［[]/.exec(text) ?? [];
  if (opening === undefined) return { name: '', form: '' };
  const at = text.indexOf(opening);
  const form = text
    .slice(at + opening.length)
    .replace(/(?<![)）］\]])[)）］\]]+$/, '')
    .trim();
  return { name: text.slice(0, at + last.length), form };
}

function regionalReading(text: string, form: string): Reading | undefined {
  const [, jaRegion, jaRest, enRegion, enRest] = regionFirst.exec(text) ?? [];
  const region = jaRegion ?? enRegion;
  const rest = jaRest ?? enRest;
  if (!region || !rest) return undefined;
  const regional = jaRegion ? `${region}のすがた` : `${region} Form`;
  return { name: rest, form: form ? `${regional} ${form}` : regional, isSure: true };
}
