import { Dex } from '@pkmn/dex';
import { describe, expect, it } from 'vitest';
import { readPastedTeam } from '~/pastes/paste';
import { showdownName } from '~/pastes/showdown-name';
import { findAllByName, findByName, type Name, nameOf, plainName } from '~/pokedex/name';
import { baseOf, formOnSheet, speciesKeys } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { meantNames } from '~/sheets/meant-names';
import { resolveMembers } from '~/sheets/resolve-members';
import { blankSheet, type TypedMember } from '~/sheets/typed-sheet';

const isForm = (name: string) => plainName(name) !== name;
const nameIn = (key: string): Name => speciesNames[key] as Name;
/** Named by its form in Japanese, though it is the base: the bare name says not which. */
const open = speciesKeys().filter((key) => baseOf(key) === key && isForm(nameIn(key).ja));
const [blank] = blankSheet().members as [TypedMember];
const typed = (species: string, item = '') => resolveMembers([{ ...blank, species, item }], ['item']);

describe('which form is meant', () => {
  it('is asked of the same Pokémon in both languages, with the same choices', () => {
    expect(open.length).toBeGreaterThan(20);
    for (const key of open) {
      const { ja, en } = nameIn(key);
      const [first, second] = [ja, en].map((name) => typed(plainName(name)).problems);
      expect(first, ja).toMatchObject([{ key: 'whichForm' }]);
      expect(
        second?.map(({ params, ...asked }) => asked),
        en,
      ).toEqual(first?.map(({ params, ...asked }) => asked));
    }
    const inEnglish = speciesKeys().filter((key) => baseOf(key) === key && isForm(nameIn(key).en));
    // The game gives each of Hoopa's forms a Japanese name of its own.
    expect(inEnglish.filter((key) => key !== 'hoopa')).toEqual(open);
  });

  it.each(['フーパ', 'Hoopa'])('is asked of %s too', (name) => {
    expect(typed(name).problems).toMatchObject([{ choices: ['hoopa', 'hoopaunbound'] }]);
  });

  it('is named in the choices, and each of them says which', () => {
    const { problems } = typed('Urshifu');
    expect(meantNames(problems, 'en')).toEqual({
      'members[0].species': ['Urshifu (Single Strike)', 'Urshifu (Rapid Strike)'],
    });
    for (const key of speciesKeys().filter((each) => formOnSheet(each) === each))
      for (const locale of ['ja', 'en'] as const) {
        const { members, problems: asked } = typed(nameOf(speciesNames, key, locale));
        expect([members[0]?.species, asked], key).toEqual([key, []]);
      }
  });

  it.each([
    ['Ogerpon', 'Wellspring Mask', 'ogerponwellspring'],
    ['オーガポン', 'いしずえのめん', 'ogerponcornerstone'],
  ])('follows from what is held: %s, %s', (name, item, key) => {
    const { members, problems } = typed(name, item);
    expect([members[0]?.species, problems]).toEqual([key, []]);
  });
});

describe('Showdown', () => {
  const plain = (name: string) => name.normalize('NFC').replace('’', "'");
  const written = (key: string) => plain(Dex.species.get(key).name);

  it('is written to by its own names', () => {
    const others = speciesKeys().filter((key) => plain(showdownName(key)) !== written(key));
    expect(others).toEqual([]);
  });

  it('is understood by them, and means the base form by the bare name', () => {
    for (const key of speciesKeys().filter((each) => formOnSheet(each) === each)) {
      const { members, problems } = readPastedTeam(`${written(key)} @ Life Orb`, 'sv');
      expect([members[0]?.species, problems], key).toEqual([key, []]);
    }
    expect(readPastedTeam('ウーラオス @ いのちのたま', 'sv').problems).toMatchObject([
      { key: 'formGuessed' },
    ]);
  });

  it.each(['Basculegion-F', 'Urshifu-Rapid-Strike', 'Nidoran-F', 'Zygarde-10%', "Oricorio-Pa'u"])(
    '%s may be typed into the form too',
    (name) => {
      expect(typed(name).problems).toEqual([]);
      expect(findByName(speciesNames, name)).toBe(findAllByName(speciesNames, name)[0]);
    },
  );
});

describe('a form by an end that names none', () => {
  it.each([
    ['Rotom-Wsh', ['rotom', 'rotomheat', 'rotomwash', 'rotomfrost', 'rotomfan', 'rotommow']],
    ['Tauros-Paldea', ['taurospaldeacombat', 'taurospaldeablaze', 'taurospaldeaaqua']],
    ['Ogerpon-Wellsprng', ['ogerpon', 'ogerponwellspring']],
  ])('%s is asked, not taken for another', (written, forms) => {
    const { members, problems } = typed(written);
    expect(members[0]?.species).toBeUndefined();
    expect(problems).toMatchObject([{ key: 'whichForm', choices: expect.arrayContaining(forms) }]);
  });

  it('is no question where the item tells, or looks alone differ', () => {
    expect(typed('Ogerpon-Wsh', 'wellspringmask').members[0]?.species).toBe('ogerponwellspring');
    expect(typed('Rillaboom-Gmax').members[0]?.species).toBe('rillaboom');
    expect(typed('Garchomp-Mega').members[0]?.species).toBe('garchomp');
  });
});
