import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPastedTeam } from '~/pastes/paste';
import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { namesOfTexts } from '~/pokedex/given-names';
import { itemNames } from '~/pokedex/item-names';
import { knowNames, noNames } from '~/pokedex/later-names';
import { canLearn, learnset } from '~/pokedex/learnsets';
import { moveNames } from '~/pokedex/move-names';
import { findAllByName, findByName, nameOf } from '~/pokedex/name';
import { suggestNames } from '~/pokedex/naming/name-suggestions';
import type { GivenNames } from '~/pokedex/regulation';
import { resolveName, searchIndex } from '~/pokedex/search';
import { formsOf, isMega, isSpecies, speciesKeys, traitsOf, typesOf } from '~/pokedex/species';
import { speciesFactsIn } from '~/pokedex/species-facts';
import { speciesNames } from '~/pokedex/species-names';
import { namesOnScreen } from '~/readings/engine/names-on-screen';

const names: GivenNames = {
  items: {
    kumonite: {
      ja: 'クモナイト',
      en: 'Kumonite',
      mega: { of: 'kumo', types: ['flying', 'fairy'], ability: 'cloudsea' },
    },
    garchompitey: { ja: 'ガブリアスナイトＹ', en: 'Garchompite Y', mega: { of: 'garchomp' } },
    skylantern: { ja: 'ソラのランタン', en: 'Sky Lantern' },
  },
  moves: {
    cloudburst: { ja: 'くもやぶり', en: 'Cloudburst', type: 'flying' },
    nihilray: { en: 'Nihil Ray' },
  },
  abilities: { cloudsea: { ja: 'うんかい', en: 'Cloud Sea' } },
  species: {
    kumo: { ja: 'クモグモ', en: 'Kumogumo', num: 1026, types: ['flying'], abilities: ['cloudsea'] },
    landorussky: {
      ja: 'ランドロス（てんくうフォルム）',
      en: 'Landorus-Sky',
      base: 'landorus',
      types: ['flying'],
    },
  },
};
const text = (given: GivenNames, isInForce = true) => ({
  source: { game: 'champions' as const, names: given },
  isInForce,
});
const know = (...texts: ReturnType<typeof text>[]) => knowNames(namesOfTexts(texts));
const forget = () => knowNames({ inForce: noNames, former: noNames });

beforeEach(() => know(text(names)));
afterEach(forget);

describe('names of a regulation text', () => {
  it('are found like all others, in either language, and shown in both', () => {
    expect(findByName(itemNames, 'ソラのランタン')).toBe('skylantern');
    expect(findByName(moveNames, 'cloud burst')).toBe('cloudburst');
    expect(findByName(abilityNames, 'うんかい')).toBe('cloudsea');
    expect(findAllByName(speciesNames, 'ランドロス')).toContain('landorussky');
    expect(nameOf(speciesNames, 'kumo', 'ja')).toBe('クモグモ');
    expect(nameOf(speciesNames, 'kumo', 'en')).toBe('Kumogumo');
  });

  it('are shown in the other language while theirs is not known', () => {
    expect(nameOf(moveNames, 'nihilray', 'ja')).toBe('Nihil Ray');
  });

  it('are offered while one types, and meant by a typo', () => {
    expect(suggestNames(speciesNames, 'くもぐ')).toContain('kumo');
    expect(suggestNames(itemNames, 'sky lan')).toContain('skylantern');
    expect(resolveName(searchIndex(speciesNames, speciesAliases), 'クモグミ')).toEqual({ near: ['kumo'] });
  });

  it('are species with forms, types and abilities, and their Megas are made by their stones', () => {
    expect(traitsOf('kumo')).toMatchObject({
      num: 1026,
      types: ['flying'],
      abilities: ['cloudsea'],
      base: 'kumo',
    });
    expect(formsOf('kumo')).toEqual(['kumo', 'kumomega']);
    expect(isMega('kumomega')).toBe(true);
    expect(nameOf(speciesNames, 'kumomega', 'ja')).toBe('メガクモグモ');
    expect(nameOf(speciesNames, 'kumomega', 'en')).toBe('Kumogumo-Mega');
    expect(speciesFactsIn('champions', 'kumo')?.formsByItem).toEqual({ kumonite: 'kumomega' });
    expect(nameOf(speciesNames, 'garchompmegay', 'ja')).toBe('メガガブリアスＹ');
    expect(nameOf(speciesNames, 'garchompmegay', 'en')).toBe('Garchomp-Mega-Y');
    expect(typesOf('garchompmegay')).toEqual(typesOf('garchomp'));
    expect(formsOf('landorus')).toContain('landorussky');
    expect(traitsOf('landorussky')?.num).toBe(645);
  });

  it('are read from a screen, without doubts about moves that no table knows', () => {
    const { species, items, moves } = namesOnScreen('ja');
    const keys = [species, items, moves].flatMap(({ entries }) => entries.flatMap((entry) => entry.keys));
    for (const key of ['kumo', 'skylantern', 'cloudburst']) expect(keys).toContain(key);
    expect(learnset('kumo', 'champions')).toBeUndefined();
    expect(canLearn('kumo', 'hyperbeam')).toBe(true);
    expect(canLearn('garchomp', 'cloudburst')).toBe(true);
    expect(canLearn('garchomp', 'thunderbolt')).toBe(false);
  });

  it('are understood in a paste, by line and by slash', () => {
    const showdown =
      'Kumogumo @ Kumonite\nAbility: Cloud Sea\n- Cloudburst\n- Nihil Ray\n\nGarchomp @ Garchompite Y';
    const { members, problems } = readPastedTeam(showdown, 'champions');
    expect(problems).toEqual([]);
    expect(members).toEqual([
      { species: 'kumo', item: 'kumonite', ability: 'cloudsea', moves: ['cloudburst', 'nihilray'] },
      { species: 'garchomp', item: 'garchompitey' },
    ]);
    const pokesol = 'クモグモ @ ソラのランタン\n特性: うんかい\nくもやぶり / Nihil Ray';
    expect(readPastedTeam(pokesol, 'champions').members).toEqual([
      { species: 'kumo', item: 'skylantern', ability: 'cloudsea', moves: ['cloudburst', 'nihilray'] },
    ]);
  });

  it('are gone from every list once the text is taken back, and still shown and found where nothing else is called so', () => {
    know(text(names, false));
    expect(nameOf(speciesNames, 'kumo', 'en')).toBe('Kumogumo');
    expect(typesOf('kumo')).toEqual(['flying']);
    expect(findByName(itemNames, 'ソラのランタン')).toBe('skylantern');
    expect(isSpecies('kumo')).toBe(false);
    expect(speciesKeys()).not.toContain('kumo');
    expect(formsOf('landorus')).not.toContain('landorussky');
    expect(suggestNames(itemNames, 'sky lan')).not.toContain('skylantern');
    expect(namesOnScreen('en').items.entries.flatMap(({ keys }) => keys)).not.toContain('skylantern');
  });

  it('give way to what else is called so, when they are former ones', () => {
    know(text({ items: { skylamp: { ja: 'ソラのランタン', en: 'Sky Lamp' } } }, false), text(names));
    expect(findByName(itemNames, 'ソラのランタン')).toBe('skylantern');
    expect(nameOf(itemNames, 'skylamp', 'ja')).toBe('ソラのランタン');
  });

  it('never stand above the files', () => {
    know(text({ items: { lifeorb: { ja: 'ちがうたま', en: 'Other Orb' } } }));
    expect(nameOf(itemNames, 'lifeorb', 'ja')).toBe('いのちのたま');
    expect(findByName(itemNames, 'ちがうたま')).toBeUndefined();
    forget();
    expect(nameOf(itemNames, 'lifeorb', 'en')).toBe('Life Orb');
  });

  it('of a form of a form belong to the species of both', () => {
    know(
      text({
        ...names,
        species: {
          ...names.species,
          landorussea: { en: 'Landorus-Sea', base: 'landorussky' },
          landorusice: { en: 'Landorus-Ice', base: 'landorustherian' },
        },
      }),
    );
    for (const key of ['landorussea', 'landorusice']) {
      expect(formsOf('landorus')).toContain(key);
      expect(traitsOf(key)?.num).toBe(645);
    }
  });

  it('are forgotten whole', () => {
    forget();
    expect(findByName(itemNames, 'ソラのランタン')).toBeUndefined();
    expect(nameOf(speciesNames, 'kumo', 'ja')).toBe('kumo');
    expect(typesOf('kumo')).toEqual([]);
    expect(readPastedTeam('Kumogumo @ Kumonite\nAbility: Cloud Sea', 'champions').problems).not.toEqual([]);
  });

  it('with names of things that every object has hurt nothing', () => {
    know(
      text({
        items: { constructor: { ja: 'コンス', en: 'Constructor' } },
        species: { tostring: { en: 'Tostring' } },
      }),
    );
    expect(findByName(itemNames, 'Constructor')).toBe('constructor');
    forget();
    expect(itemNames.constructor).toBeUndefined();
    expect(traitsOf('constructor')).toBeUndefined();
  });
});
