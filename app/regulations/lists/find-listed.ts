import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName, findByName } from '~/pokedex/name';
import { baseOf, isMega } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import type { ListedKind } from './list-words';
import { formCalled } from './species-forms';

export type Found =
  /** `isBare`: the name of the species alone, which may stand for several of its forms. */
  | { is: 'known'; kind: ListedKind; keys: readonly string[]; isBare: boolean }
  /** A known species, and behind it what none of its forms is called. */
  | { is: 'form'; base: string; name: string; form: string }
  | { is: 'mega' }
  | { is: 'type' };

const dictionaries: Record<Exclude<ListedKind, 'species'>, Dictionary> = {
  items: itemNames,
  moves: moveNames,
  abilities: abilityNames,
};
const order: readonly ListedKind[] = ['species', 'items', 'moves', 'abilities'];

/** Finds a name as official lists write it, in either language; `first`: the kind that its heading says. */
export function findListed(text: string, first?: ListedKind): Found | undefined {
  const kinds = first ? [first, ...order.filter((kind) => kind !== first)] : order;
  let form: Found | undefined;
  for (const kind of kinds) {
    if (kind === 'moves' && kind !== first && isOfTypes(text)) return { is: 'type' };
    const found = kind === 'species' ? findSpecies(text) : findPlain(kind, text);
    if (found?.is === 'form') form = found;
    else if (found) return found;
  }
  return isOfTypes(text) ? { is: 'type' } : form;
}

export function isOfTypes(text: string): boolean {
  const parts = text.split(/[\s・]+/).filter(Boolean);
  return parts.length > 0 && parts.every((part) => findByName(typeNames, part) !== undefined);
}

function findPlain(kind: Exclude<ListedKind, 'species'>, text: string): Found | undefined {
  const key = findByName(dictionaries[kind], text);
  return key === undefined ? undefined : { is: 'known', kind, keys: [key], isBare: false };
}

const species = (keys: readonly string[], isBare: boolean): Found =>
  keys.some(isMega) ? { is: 'mega' } : { is: 'known', kind: 'species', keys, isBare };

function findSpecies(text: string): Found | undefined {
  const exact = findByName(speciesNames, text);
  if (exact) return species([exact], exact === baseOf(exact) && !/[（(]/.test(text));
  const all = findAllByName(speciesNames, text);
  if (all.length > 0) return species(all, true);
  if (isKnownMega(text)) return { is: 'mega' };
  for (const { name, form, isSure } of readings(text)) {
    const found = withForm(name, form, isSure);
    if (found && (isSure || found.is === 'known')) return found;
  }
  return undefined;
}

/** A species and what its form is called, or `isLoose` nearly so; undefined where the species is not known. */
export function withForm(name: string, form: string, isLoose: boolean): Found | undefined {
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
  /** Written as a form for sure, even where no form is called so. */
  isSure: boolean;
}

const regionFirst =
  /^(?:(アローラ|ガラル|ヒスイ|パルデア)(?:の|・)?\s*(.+)|(Alola|Galar|Hisui|Paldea)(?:n|ian|an)?\s+(.+))$/i;

/** How a text may be a species and its form: in brackets, by a sign, with the region first, or word by word. */
function readings(text: string): Reading[] {
  const found: Reading[] = [];
  const [opening, last = ''] = /([^\s（(［[])\s*[（(［[]/.exec(text) ?? [];
  const at = opening === undefined ? 0 : text.indexOf(opening);
  const name = opening === undefined ? '' : text.slice(0, at + last.length);
  const form =
    opening === undefined
      ? ''
      : text
          .slice(at + opening.length)
          .replace(/(?<![)）］\]])[)）］\]]+$/, '')
          .trim();
  const plain = name || text;
  const [, jaRegion, jaRest, enRegion, enRest] = regionFirst.exec(plain) ?? [];
  const region = jaRegion ?? enRegion;
  const rest = jaRest ?? enRest;
  if (region && rest) {
    const regional = jaRegion ? `${region}のすがた` : `${region} Form`;
    found.push({ name: rest, form: form ? `${regional} ${form}` : regional, isSure: true });
  }
  if (name && form) found.push({ name, form, isSure: true });
  const [, before = '', sign = ''] = /^(.+)([♂♀])$/.exec(text) ?? [];
  if (sign) found.push({ name: before.trimEnd(), form: sign, isSure: false });
  const words = text.split(/\s+/);
  if (words.length > 1 && words.length < 6) {
    found.push({ name: words.at(-1) ?? '', form: words.slice(0, -1).join(' '), isSure: false });
    found.push({ name: words[0] ?? '', form: words.slice(1).join(' '), isSure: false });
  }
  return found;
}
