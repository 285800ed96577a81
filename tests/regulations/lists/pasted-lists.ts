import type { Locale } from '~/locales/locale';
import { itemNames } from '~/pokedex/item-names';
import { plainName } from '~/pokedex/name';
import { findRegulation } from '~/pokedex/regulations';
import { abilitiesOf, baseOf, traitsOf, typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';

/** A row of an official page: a Pokémon, its form on the page's own words, its number and types; or an item. */
export interface PageRow {
  name: string;
  form?: string;
  num?: number;
  types?: string[];
}

const regions: Record<string, [string, string]> = {
  alola: ['アローラのすがた', 'Alolan Form'],
  galar: ['ガラルのすがた', 'Galarian Form'],
  hisui: ['ヒスイのすがた', 'Hisuian Form'],
  paldeacombat: ['パルデアのすがた（コンバット種）', 'Paldean Form (Combat Breed)'],
  paldeablaze: ['パルデアのすがた（ブレイズ種）', 'Paldean Form (Blaze Breed)'],
  paldeaaqua: ['パルデアのすがた（ウォーター種）', 'Paldean Form (Aqua Breed)'],
};
const forms: Record<string, string> = {
  floetteeternal: 'Eternal Flower',
  gourgeist: 'Average Size',
  gourgeistsmall: 'Small Size',
  gourgeistlarge: 'Large Size',
  gourgeistsuper: 'Super Size',
  lycanroc: 'Midday Form',
  lycanrocdusk: 'Dusk Form',
  lycanrocmidnight: 'Midnight Form',
  rotomheat: 'Heat Rotom',
};
// Only looks: the page has one row for all of them.
const isLook = (key: string) =>
  key !== baseOf(key) &&
  !(key in forms) &&
  !speciesNames[baseOf(key)]?.ja.includes('（') &&
  typesOf(key).join() === typesOf(baseOf(key)).join() &&
  abilitiesOf(key).join() === abilitiesOf(baseOf(key)).join();

export function pokemonRow(key: string, locale: Locale): PageRow {
  const base = baseOf(key);
  const name = speciesNames[key]?.[locale] ?? key;
  const own = /[（(](.*)[）)]/.exec(name)?.[1];
  const region = regions[key.slice(base.length)]?.[locale === 'ja' ? 0 : 1];
  const form = region ?? (locale === 'en' ? (forms[key] ?? own) : own);
  const isNamed = key.startsWith('rotom') && (locale === 'ja' || !forms[key]);
  return {
    name: isNamed ? name : plainName(speciesNames[base]?.[locale] ?? key),
    form: isNamed ? undefined : form,
    num: traitsOf(key)?.num,
    types: typesOf(key).map((type) => typeNames[type]?.[locale] ?? type),
  };
}

export function officialRows(regulation: string, locale: Locale) {
  const { forms: keys = new Set<string>(), items = new Set<string>() } = findRegulation(regulation) ?? {};
  return {
    pokemon: [...keys].filter((key) => !isLook(key)).map((key) => pokemonRow(key, locale)),
    items: [...items].map((key): PageRow => ({ name: itemNames[key]?.[locale] ?? key })),
  };
}

export const layouts = ['table', 'cards', 'prose'] as const;
export type Layout = (typeof layouts)[number];

const heads = {
  ja: { pokemon: '使用可能なポケモン', items: '持ち物' },
  en: { pokemon: 'Usable Pokémon', items: 'Items' },
};
const around = {
  ja: {
    top: [
      'ホーム',
      'お知らせ',
      '',
      'レギュレーションM-C',
      '2026年9月9日（水） 11:00〜12月2日（水） 10:59',
      '以下のポケモンと持ち物を使用できます。',
    ],
    bottom: [
      'トップへ戻る',
      'よくある質問',
      'お問い合わせ',
      '©2026 Pokémon. ©1995-2026 Nintendo/Creatures Inc./GAME FREAK inc.',
    ],
  },
  en: {
    top: [
      'Skip to content',
      'Home',
      'News',
      '',
      'Regulation M-C',
      'September 9, 2026, 02:00 – December 2, 2026, 01:59 (UTC)',
      'The Pokémon and items below can be used in Ranked Battles.',
    ],
    bottom: [
      'Back to top',
      'Terms of Use',
      'Privacy Notice',
      '©2026 Pokémon. ©1995-2026 Nintendo/Creatures Inc./GAME FREAK inc.',
    ],
  },
};

export function pageText(locale: Locale, layout: Layout, pokemon: PageRow[], items: PageRow[]): string {
  const head = heads[locale];
  const { top, bottom } = around[locale];
  const bracketed = ({ name, form }: PageRow) =>
    form ? (locale === 'ja' ? `${name}（${form}）` : `${name} (${form})`) : name;
  const number = (num = 0) => String(num).padStart(4, '0');
  const lines = {
    table: () => [
      head.pokemon,
      locale === 'ja' ? 'No.\t名前\tタイプ' : 'No.\tName\tType',
      ...pokemon.map(
        (row) => `${number(row.num)}\t${bracketed(row)}\t${row.types?.join(locale === 'ja' ? '・' : ' / ')}`,
      ),
      '',
      `■${head.items}（${items.length}）`,
      ...items.map((row, at) => `${at + 1}\t${row.name}`),
    ],
    cards: () => [
      `【${head.pokemon}】`,
      ...pokemon.flatMap(({ num, name, form, types = [] }) => [
        `No. ${number(num)}`,
        name,
        ...(form ? (form.includes('（') ? form.replace(/）$/, '').split('（') : [form]) : []),
        ...types,
        '',
      ]),
      head.items,
      ...items.map((row) => `・${row.name}`),
    ],
    prose: () => {
      const gap = locale === 'ja' ? '、' : ', ';
      const inTens = (rows: PageRow[]) =>
        Array.from({ length: Math.ceil(rows.length / 10) }, (_, at) =>
          rows
            .slice(at * 10, at * 10 + 10)
            .map(bracketed)
            .join(gap),
        );
      return [head.pokemon, ...inTens(pokemon), '', head.items, ...inTens(items)];
    },
  }[layout]();
  return [...top, '', ...lines, '', ...bottom].join('\n');
}
