import { describe, expect, test } from 'vitest';
import { readPastedTeam } from '~/pastes/paste';
import { itemNames } from '~/pokedex/item-names';
import { type Dictionary, findByName, type Name, plainName } from '~/pokedex/name';
import { suggestNames } from '~/pokedex/naming/name-suggestions';
import { resolveName, searchIndex, searchNames } from '~/pokedex/search';
import { baseOf, isMega, speciesKeys, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { isStone } from '~/pokedex/stone';
import { isForAnother } from '~/pokedex/stone-species';
import { resolveMembers } from '~/sheets/resolve-members';
import { blankSheet, type TypedMember } from '~/sheets/typed-sheet';

const stones = Object.keys(itemNames).filter((key) => isStone(itemNames[key] as Name));
const owners = new Map(
  speciesKeys()
    .filter(isMega)
    .flatMap((key) => (traitsOf(key)?.formItems ?? []).map((item) => [item, baseOf(key)])),
);
const [blank] = blankSheet().members as [TypedMember];

/** What the form takes a text for, and what it offers in its place. */
function formSays(text: string): { item?: string; offered: string[] } {
  const { members, problems } = resolveMembers([{ ...blank, item: text }], ['item']);
  return {
    item: members[0]?.item,
    offered: problems.flatMap((problem) => ('choices' in problem ? problem.choices : [])),
  };
}
const pasted = (text: string) => readPastedTeam(`Garchomp @ ${text}`, 'champions').members[0]?.item;

/** As the game writes it, and as players do. */
const spellings = (ja: string, en: string) => [
  ...[
    ja,
    ja.normalize('NFKC'),
    ja.normalize('NFKC').toLowerCase(),
    ja.replace(/([Ｘ-Ｚ])$/, ' $1'),
    ja.replace(/([Ｘ-Ｚ])$/, '-$1'),
  ],
  ...[en, en.toLowerCase(), en.toUpperCase(), en.replace(' ', ''), en.replace(' ', '-')],
  ja.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
];
const letters = ['', 'X', 'Y', 'Z'];
const wide = (letter: string) => letter && String.fromCharCode(letter.charCodeAt(0) + 0xfee0);

test('stones are told from other items by their names', () => {
  expect(new Set(stones)).toEqual(new Set(owners.keys()));
  expect(stones).not.toContain('eviolite');
});

describe('a stone is never offered in place of another', () => {
  test.each([
    ['ルカリオナイトＺ', 'lucarionitez'],
    ['ルカリオナイトZ', 'lucarionitez'],
    ['ルカリオナイト-Z', 'lucarionitez'],
    ['ﾙｶﾘｵﾅｲﾄｚ', 'lucarionitez'],
    ['るかりおないとz', 'lucarionitez'],
    ['lucarionite z', 'lucarionitez'],
    ['ルカリオナイト', 'lucarionite'],
    ['リザードナイトx', 'charizarditex'],
  ])('%s is %s', (text, key) => {
    expect(formSays(text)).toEqual({ item: key, offered: [] });
    expect(pasted(text)).toBe(key);
    expect(searchNames(searchIndex(itemNames), text)[0]).toBe(key);
  });

  test.each([
    ['ゲッコウガナイトＺ', []],
    ['ｹﾞｯｺｳｶﾞﾅｲﾄz', []],
    ['ゲッコウガナイト-Z', []],
    ['Greninjite Z', []],
    ['greninjitez', []],
    ['gekkouganaitoz', []],
    ['ヤドランナイト Y', []],
    ['Gengarite Y', []],
    ['ルカリオナイトＷ', []],
    ['ルカリオナイトＸ', []],
    ['メガルカリオナイトＺ', []],
    ['フライゴンナイト', []],
    ['ガーディナイト', []],
    ['ヤドンナイト', []],
    ['ミュウナイト', []],
    ['Meloettite', []],
    ['Golduckite', []],
    // A typo in the name of its Pokémon, in its ending, or the Pokémon's name in full.
    ['ガブリヤスナイト', ['garchompite']],
    ['ガブリヤスナイトＺ', ['garchompitez']],
    ['ルカリオナイド', ['lucarionite']],
    ['ルカリオナイドＺ', ['lucarionitez']],
    ['lucarionte z', ['lucarionitez']],
    ['ゲンガーナイト', ['gengarite']],
    ['リザードンナイトＹ', ['charizarditey']],
    ['Alakazamite', ['alakazite']],
    // Without its letter it may be either, and is asked for.
    ['リザードナイト', ['charizarditex', 'charizarditey']],
    ['Raichunite', ['raichunitex', 'raichunitey']],
    ['ミュウツナイト', ['mewtwonitex', 'mewtwonitey']],
    ['リザードンナイト', ['charizarditex', 'charizarditey']],
    // The beginning of both.
    ['ルカリオナイ', ['lucarionite', 'lucarionitez']],
    ['evolite', ['eviolite']],
  ])('%s may have meant %j', (text, offered) => {
    expect(formSays(text)).toEqual({ item: undefined, offered });
    expect(pasted(text)).toBeUndefined();
  });

  test('a name being written lists all that begin so', () => {
    expect(suggestNames(itemNames, 'ルカリオナイト').slice(0, 2)).toEqual(['lucarionite', 'lucarionitez']);
    expect(suggestNames(itemNames, 'リザードナイト')).toEqual(['charizarditex', 'charizarditey']);
    expect(suggestNames(itemNames, 'Charizardite Z')).toEqual([]);
    expect(suggestNames(itemNames, 'ゲッコウガナイトＺ')).toEqual([]);
    expect(suggestNames(itemNames, 'ガーディナイト')).toEqual([]);
  });

  test('whatever letter is written behind a stone', () => {
    for (const key of stones) {
      const { ja, en } = itemNames[key] as Name;
      const [stemJa, stemEn] = [ja.replace(/[Ｘ-Ｚ]$/, ''), en.replace(/ [X-Z]$/, '')];
      for (const letter of letters) {
        for (const text of spellings(stemJa + wide(letter), `${stemEn} ${letter}`.trim())) {
          const known = findByName(itemNames, text);
          const { item, offered } = formSays(text);
          expect(item, text).toBe(known);
          expect(pasted(text), text).toBe(known);
          if (known) {
            expect(suggestNames(itemNames, text)[0], text).toBe(known);
            continue;
          }
          // Nothing, or the question which of several: no letter was written.
          const asked =
            letter === '' ? stones.filter((one) => itemNames[one]?.ja.slice(0, -1) === stemJa) : [];
          expect([...offered].sort(), text).toEqual(asked);
          expect([...suggestNames(itemNames, text)].sort(), text).toEqual(asked);
        }
      }
    }
  });

  test('a stone that the dictionary does not know yet', () => {
    for (const key of stones) {
      const { [key]: unknown, ...rest } = itemNames as Record<string, Name>;
      const index = searchIndex(rest as Dictionary);
      for (const text of spellings(unknown?.ja ?? '', unknown?.en ?? '')) {
        // Of two with letters the other one is left alone too. Latias and Latios are a letter apart, and both are Pokémon.
        const meant = resolveName(index, text);
        expect(meant, text).not.toHaveProperty('exact');
        const near = 'near' in meant ? meant.near : [];
        expect(
          near.filter((other) => !isForAnother(text, other)),
          text,
        ).toEqual([]);
        // A list that grows as one writes may still hold what begins so.
        const begins = (other: string) => other.startsWith(key);
        expect(
          searchNames(index, text).filter((other) => !begins(other)),
          text,
        ).toEqual([]);
      }
    }
  });

  test('a stone of a Pokémon that has none', () => {
    for (const key of speciesKeys().filter((one) => one === baseOf(one))) {
      const { ja, en } = speciesNames[key] as Name;
      for (const letter of ['', 'Z']) {
        for (const text of [`${plainName(ja)}ナイト${wide(letter)}`, `${en}ite ${letter}`.trim()]) {
          const { item, offered } = formSays(text);
          // Charmeleon's name in Japanese is the one on Charizard's stones.
          if (item || key === 'charmeleon') continue;
          expect(
            offered.filter((stone) => owners.has(stone) && owners.get(stone) !== key),
            text,
          ).toEqual([]);
        }
      }
    }
  });
});
