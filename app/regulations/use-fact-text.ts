import { useTranslation } from 'react-i18next';
import type { SheetDetail } from '~/pokedex/regulation';
import { findRegulation } from '~/pokedex/regulations';
import { formatInstant } from '~/time/instant';
import { useLocale } from '~/ui/root-data';
import type { FactDiff, FactName } from './regulation-diff';

type Value = FactDiff['after'];

export function useFactText(timeZone: string, now: Date) {
  const { t } = useTranslation();
  const locale = useLocale();
  const instant = (value: Value) =>
    value === undefined
      ? t('regulations.values.notAnnounced')
      : formatInstant(new Date(String(value)), timeZone, locale, now);
  const texts: Record<FactName, (value: Value) => string> = {
    nameJa: String,
    nameEn: String,
    from: instant,
    until: instant,
    basedOn(value) {
      if (value === undefined) return t('regulations.values.nothing');
      return findRegulation(String(value))?.name[locale] ?? String(value);
    },
    level: (value) => t('regulations.values.level', { level: value }),
    megas: (value) =>
      value ? t('regulations.values.megas', { count: Number(value) }) : t('regulations.values.noMegas'),
    restrictedLimit: (value) =>
      value
        ? t('regulations.values.restricted', { count: Number(value) })
        : t('regulations.values.noRestricted'),
    speciesClause: (value) => t(value ? 'regulations.values.clause' : 'regulations.values.noClause'),
    itemClause: (value) => t(value ? 'regulations.values.itemClause' : 'regulations.values.noClause'),
    movesCertain: (value) => t(value ? 'regulations.values.certain' : 'regulations.values.uncertain'),
    shows(value) {
      const details = String(value).split(' ').filter(Boolean) as SheetDetail[];
      const names = details.map((detail) => t(`regulations.details.${detail}`));
      return names.join(locale === 'ja' ? '・' : ', ') || t('regulations.values.nothing');
    },
  };
  return (fact: FactName, value: Value): string => texts[fact](value);
}
