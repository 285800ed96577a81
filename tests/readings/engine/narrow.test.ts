import { describe, expect, it } from 'vitest';
import type { Locale } from '~/locales/locale';
import { allowedIn } from '~/pokedex/allowed';
import { speciesInGames } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { decideMember } from '~/readings/engine/decide-member';
import type { ReadValue } from '~/readings/reading';
import { card, read } from './card';

const svA = allowedIn('sv', 'sv-a');
const champions = allowedIn('champions', 'champions-m-c');
const mark = ({ key, uncertain }: ReadValue) => (uncertain ? `${key}?` : key);
const named = (text: string, locale: Locale) => ({ species: read(text, locale), moves: [] });

describe('among near names those which the tournament allows win', () => {
  // What is read, what it is in any game, and what it is in M-C.
  it.each<[Locale, string, string, string]>([
    ['ja', 'サンダーズ', 'zapdos?', 'jolteon'],
    ['ja', 'トサイドン', 'rhyperior?', 'rhyperior'],
    ['ja', 'デカヌチャソ', 'tinkaton?', 'tinkaton'],
    // Nearer to the one outside: the one inside is asked.
    ['ja', 'マリルソ', 'marill?', 'azumarill?'],
    ['en', 'Pawmol', 'pawmo?', 'pawmot?'],
    ['en', 'Hattrene', 'hattrem?', 'hatterene?'],
    // Clearly the one outside: it stays, and is asked.
    ['en', 'Wigglybuff', 'igglybuff', 'igglybuff?'],
    ['en', 'Sinistca', 'sinistea', 'sinistea?'],
    ['ja', 'マリル', 'marill', 'marill?'],
    ['en', 'Pawmo', 'pawmo', 'pawmo?'],
    // In doubt for itself, with nothing outside that is near.
    ['ja', 'パーモト', 'pawmot?', 'pawmot?'],
    ['ja', 'マニュラ', 'weavile?', 'weavile?'],
    ['en', 'Incineroar', 'incineroar', 'incineroar'],
  ])('%s «%s» is %s, and in M-C %s', (locale, text, anywhere, inside) => {
    expect(mark(decideMember(named(text, locale)).species)).toBe(anywhere);
    expect(mark(decideMember(named(text, locale), champions).species)).toBe(inside);
  });

  it.each([
    ['Leppa Berry', 'leppaberry', 'leppaberry'],
    ['Lepapa Berry', 'iapapaberry?', 'leppaberry?'],
    ['Iapapa Berry', 'iapapaberry', 'iapapaberry?'],
    ['Assault Vest', 'assaultvest', 'assaultvest?'],
    ['Incineroarite', 'null?', 'null?'],
  ])('the item «%s» is %s, and in M-C %s', (text, anywhere, inside) => {
    const lines = card('Incineroar', 'Intimidate', text);
    expect(mark(decideMember(lines).item)).toBe(anywhere);
    expect(mark(decideMember(lines, champions).item)).toBe(inside);
  });

  it.each<Locale>(['ja', 'en'])(
    'a name read exactly in %s stays, sure or asked as it is allowed',
    (locale) => {
      for (const key of speciesInGames()) {
        const { species } = decideMember(named(speciesNames[key]?.[locale] ?? '', locale), champions);
        const before = decideMember(named(speciesNames[key]?.[locale] ?? '', locale)).species;
        expect(species.raw).toBe(before.raw);
        if (!champions.species?.has(species.key ?? '')) expect(mark(species)).toBe(`${before.key}?`);
      }
    },
  );

  it('of two looks that read exactly one inside and one outside neither is sure', () => {
    const [pawmo, pawmot] = [read('Pawmo'), read('Pawmot')];
    const exact = [...pawmo.species, ...pawmot.species].filter(({ score }) => score === 1);
    const species = { ...pawmo, texts: ['Pawmo', 'Pawmot'], species: exact };
    expect(mark(decideMember({ species, moves: [] }, champions).species)).toBe('pawmot?');
  });

  it('ability and moves may still say that it is the one outside', () => {
    const lines = card('Pawmol', 'Natural Cure', 'Leftovers');
    const fluffy = card('Polchageist', 'Heatproof', 'Leftovers');
    expect(mark(decideMember(lines, champions).species)).toBe('pawmot?');
    expect(mark(decideMember(fluffy, champions).species)).toBe('poltchageist?');
  });

  it('abilities and moves are what the species may have, whatever the tournament', () => {
    const lines = card('Incineroar', 'Intimidate', 'Leftovers', 'Knock Off', 'Revenge');
    const { ability, moves } = decideMember(lines, champions);
    expect([ability, ...moves]).toEqual([decideMember(lines).ability, ...decideMember(lines).moves]);
  });
});

describe('among forms those which the tournament allows are offered', () => {
  it.each<[string, typeof champions, string, string[] | undefined]>([
    ['Castform', {}, 'castform?', ['castform', 'castformrainy', 'castformsnowy', 'castformsunny']],
    ['Castform', champions, 'castform', undefined],
    ['Floette', champions, 'floetteeternal', undefined],
    ['Wooper', svA, 'wooperpaldea', undefined],
    ['Tauros', svA, 'taurospaldeaaqua?', ['taurospaldeaaqua', 'taurospaldeablaze', 'taurospaldeacombat']],
    ['Ninetales', champions, 'ninetales?', ['ninetales', 'ninetalesalola']],
    // None of its forms is allowed: all are offered.
    ['Urshifu', champions, 'urshifu?', ['urshifu', 'urshifurapidstrike']],
  ])('%s in %o is %s', (name, allowed, expected, choices) => {
    const { species } = decideMember(named(name, 'en'), allowed);
    expect(mark(species)).toBe(expected);
    expect(species.choices).toEqual(choices);
  });

  it('what reads clearly as a form outside stays, and is asked', () => {
    const hisuian = card('Zoroark', 'Illusion', 'Leftovers', 'Bitter Malice', 'Shadow Ball');
    expect(mark(decideMember(hisuian).species)).toBe('zoroarkhisui');
    expect(mark(decideMember(hisuian, champions).species)).toBe('zoroarkhisui');
    expect(mark(decideMember(hisuian, svA).species)).toBe('zoroarkhisui?');
  });
});

describe('under a nickname', () => {
  it.each<[string, string[], string, string[] | undefined]>([
    [
      'Swift Swim',
      ['Ice Beam', 'Surf', 'Protect'],
      'qwilfish',
      ['qwilfish', 'beartic', 'basculegion', 'overqwil'],
    ],
    ['Static', ['Fake Out', 'Thunderbolt', 'Protect'], 'pikachu', ['pikachu', 'raichu']],
    [
      'Symbiosis',
      ['Protect', 'Dazzling Gleam', 'Moonblast'],
      'floetteeternal',
      ['floetteeternal', 'florges'],
    ],
    ['Levitate', ['Thunderbolt', 'Protect', 'Volt Switch'], 'rotom', ['rotom', 'eelektross']],
    // Whose ability and moves are allowed to none is asked as before.
    ['Unaware', ['Protect', 'Earthquake', 'Recover'], 'wooper', ['wooper', 'quagsire', 'clodsire']],
  ])('%s with %j is one of those allowed, and asked', (ability, moves, key, choices) => {
    const { species } = decideMember(card('Biscuit', ability, 'Leftovers', ...moves), champions);
    expect(species).toMatchObject({ key, uncertain: true });
    expect(species.choices).toEqual(choices);
  });
});
