import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { type HouseRules, maxRuledKeys, type RuledKeys } from '~/pokedex/house-rules';
import { findRuled, type RuledList, ruledNames } from '~/pokedex/ruled-names';
import { plainText } from '~/text/text';
import { type RuledField, ruledFields, ruledTypes, typeField } from '~/tournaments/house-rule-values';

const maxTextLength = 20_000;
const maxProblems = 5;
const maxTeam = 6;

const namesIn = (text: string) =>
  text
    .split(/[\n,，、;；]/)
    .map((name) => plainText(name).slice(0, 60))
    .filter(Boolean);

const namesField = (list: RuledList, t: Translate, locale: Locale) =>
  z
    .string()
    .optional()
    .transform((input = '', context): string[] => {
      const problems: string[] = [];
      const keys = new Set<string>();
      const names = new Set(namesIn(input.slice(0, maxTextLength)));
      const isTooLong = names.size > maxRuledKeys || input.length > maxTextLength;
      if (isTooLong) problems.push(t('host.problems.ruledTooMany', { max: maxRuledKeys }));
      for (const text of isTooLong ? [] : names) {
        if (problems.length === maxProblems) break;
        const found = findRuled(list, text);
        if ('keys' in found) for (const key of found.keys) keys.add(key);
        else problems.push(problemOf(found, text, list, t, locale));
      }
      for (const message of problems) context.addIssue({ code: 'custom', message });
      return [...keys];
    });

function problemOf(
  found: Exclude<ReturnType<typeof findRuled>, { keys: string[] }>,
  text: string,
  list: RuledList,
  t: Translate,
  locale: Locale,
): string {
  if ('mega' in found) return t('host.problems.ruledMega', { text });
  if (found.near.length === 0) return t('host.problems.ruledUnknown', { text });
  const names = ruledNames(list, found.near, locale).join(locale === 'ja' ? '、' : ', ');
  return t('host.problems.ruledNear', { text, names });
}

const listOf: Record<RuledField, RuledList> = {
  banSpecies: 'species',
  banItems: 'items',
  banMoves: 'moves',
  allowSpecies: 'species',
  allowItems: 'items',
  allowMoves: 'moves',
};

export const houseRuleShape = (t: Translate, locale: Locale) => ({
  ...(Object.fromEntries(ruledFields.map((field) => [field, namesField(listOf[field], t, locale)])) as Record<
    RuledField,
    ReturnType<typeof namesField>
  >),
  restrictedLimit: z
    .string()
    .optional()
    .transform((input = '', context): number | undefined => {
      const text = input.normalize('NFKC').trim();
      if (!text) return undefined;
      if (/^\d$/.test(text) && Number(text) <= maxTeam) return Number(text);
      context.addIssue({ code: 'custom', message: t('host.problems.restrictedLimit', { max: maxTeam }) });
      return undefined;
    }),
  itemClause: z.enum(['on', 'off'], { error: t('host.problems.choose') }).optional(),
  ...(Object.fromEntries(ruledTypes.map((type) => [typeField(type), z.boolean().optional()])) as Record<
    ReturnType<typeof typeField>,
    z.ZodOptional<z.ZodBoolean>
  >),
});

type HouseRuleInput = Record<RuledField, string[]> & {
  restrictedLimit?: number;
  itemClause?: 'on' | 'off';
} & Partial<Record<ReturnType<typeof typeField>, boolean>>;

export const ruledBothWays = (input: Partial<Record<RuledField, string[]>>) =>
  (['allowSpecies', 'allowItems', 'allowMoves'] as const).flatMap((field) => {
    const banned = input[field.replace('allow', 'ban') as RuledField] ?? [];
    const keys = (input[field] ?? []).filter((key) => banned.includes(key));
    return keys.length > 0 ? [{ field, keys, list: listOf[field] }] : [];
  });

export function houseRulesOf(input: HouseRuleInput): HouseRules | null {
  const { restrictedLimit, itemClause } = input;
  const ban = listsOf(input.banSpecies, input.banItems, input.banMoves);
  const allow = listsOf(input.allowSpecies, input.allowItems, input.allowMoves);
  const types = ruledTypes.filter((type) => input[typeField(type)]);
  const rules: HouseRules = {
    ...(ban && { ban }),
    ...(allow && { allow }),
    ...(restrictedLimit !== undefined && { restrictedLimit }),
    ...(itemClause && { itemClause: itemClause === 'on' }),
    ...(types.length > 0 && { types }),
  };
  return Object.keys(rules).length > 0 ? rules : null;
}

function listsOf(species: string[], items: string[], moves: string[]): RuledKeys | undefined {
  const lists = {
    ...(species.length > 0 && { species }),
    ...(items.length > 0 && { items }),
    ...(moves.length > 0 && { moves }),
  };
  return Object.keys(lists).length > 0 ? lists : undefined;
}
