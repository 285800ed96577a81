import type { Locale } from '~/locales/locale';
import type { HouseRules } from '~/pokedex/house-rules';
import { ruledNames } from '~/pokedex/ruled-names';
import { typeNames } from '~/pokedex/type-names';

// Stellar is only a Tera Type.
export const ruledTypes = Object.keys(typeNames).filter((type) => type !== 'stellar');

export const ruledFields = [
  'banSpecies',
  'banItems',
  'banMoves',
  'allowSpecies',
  'allowItems',
  'allowMoves',
] as const;
export type RuledField = (typeof ruledFields)[number];

type TypeField = `type-${string}`;
export const typeField = (type: string): TypeField => `type-${type}`;

/** Form fields: one name per line, `on` for a checked box. */
export type HouseRuleValues = Record<RuledField | 'restrictedLimit' | 'itemClause' | TypeField, string>;

export const houseRuleFields: readonly (keyof HouseRuleValues)[] = [
  ...ruledFields,
  'restrictedLimit',
  'itemClause',
  ...ruledTypes.map(typeField),
];

export function houseRuleValues(rules: HouseRules | null, locale: Locale): HouseRuleValues {
  const { ban, allow, restrictedLimit, itemClause, types = [] } = rules ?? {};
  const names = (list: Parameters<typeof ruledNames>[0], keys: readonly string[] = []) =>
    ruledNames(list, keys, locale).join('\n');
  return {
    ...Object.fromEntries(ruledTypes.map((type) => [typeField(type), types.includes(type) ? 'on' : ''])),
    banSpecies: names('species', ban?.species),
    banItems: names('items', ban?.items),
    banMoves: names('moves', ban?.moves),
    allowSpecies: names('species', allow?.species),
    allowItems: names('items', allow?.items),
    allowMoves: names('moves', allow?.moves),
    restrictedLimit: restrictedLimit === undefined ? '' : String(restrictedLimit),
    itemClause: itemClause === undefined ? '' : itemClause ? 'on' : 'off',
  };
}
