import { useTranslation } from 'react-i18next';
import type { HouseRules } from '~/pokedex/house-rules';
import { nameOf } from '~/pokedex/name';
import { ruledLists, ruledNames } from '~/pokedex/ruled-names';
import { typeNames } from '~/pokedex/type-names';
import { FactList } from '~/ui/FactList';
import { useLocale } from '~/ui/root-data';

export function TournamentHouseRules({
  tournament,
}: {
  tournament: { houseRules: HouseRules | null; isStrict: boolean };
}) {
  const { t } = useTranslation();
  const { houseRules, isStrict } = tournament;
  if (!houseRules && !isStrict) return null;
  return (
    <section id="house-rules" aria-labelledby="house-rules-title">
      <h2 id="house-rules-title">{t('tournaments.houseRules.title')}</h2>
      {houseRules && <HouseRuleList rules={houseRules} />}
      {isStrict && <p>{t('tournaments.houseRules.strict')}</p>}
    </section>
  );
}

export function HouseRuleList({ rules }: { rules: HouseRules }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const joined = (names: readonly string[]) => names.join(locale === 'ja' ? '、' : ', ');
  const { restrictedLimit, itemClause, types } = rules;
  const lists = (['ban', 'allow'] as const).flatMap((way) =>
    ruledLists.map((list): [string, string] => [
      t(`tournaments.houseRules.${way}.${list}`),
      joined(ruledNames(list, rules[way]?.[list] ?? [], locale)),
    ]),
  );
  const restricted = restrictedLimit
    ? t('tournaments.houseRules.restricted', { count: restrictedLimit })
    : t('tournaments.houseRules.noRestricted');
  const onlyTypes = joined((types ?? []).map((type) => nameOf(typeNames, type, locale)));
  const facts: [label: string, value: string][] = [
    ...lists,
    [t('tournaments.houseRules.restrictedLimit'), restrictedLimit === undefined ? '' : restricted],
    [
      t('tournaments.houseRules.itemClause'),
      itemClause === undefined ? '' : t(`tournaments.houseRules.itemClause${itemClause ? 'On' : 'Off'}`),
    ],
    [
      t('tournaments.houseRules.types'),
      onlyTypes && t('tournaments.houseRules.onlyTypes', { types: onlyTypes }),
    ],
  ];
  return <FactList facts={facts} />;
}
