import { useTranslation } from 'react-i18next';
import type { SheetDetail } from '~/pokedex/regulation';
import { findRegulation } from '~/pokedex/regulations';
import { formatInstant } from '~/time/instant';
import { useLocale } from '~/ui/root-data';
import type { FactDiff, FactName } from './regulation-diff';

export function useFactText(timeZone: string, now: Date) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (fact: FactName, value: FactDiff['after']): string => {
    switch (fact) {
      case 'from':
      case 'until':
        return value === undefined
          ? t('regulations.values.notAnnounced')
          : formatInstant(new Date(String(value)), timeZone, locale, now);
      case 'basedOn':
        if (value === undefined) return t('regulations.values.nothing');
        return findRegulation(String(value))?.name[locale] ?? String(value);
      case 'level':
        return t('regulations.values.level', { level: value });
      case 'megas':
        return value
          ? t('regulations.values.megas', { count: Number(value) })
          : t('regulations.values.noMegas');
      case 'restrictedLimit':
        return value
          ? t('regulations.values.restricted', { count: Number(value) })
          : t('regulations.values.noRestricted');
      case 'speciesClause':
        return t(value ? 'regulations.values.clause' : 'regulations.values.noClause');
      case 'itemClause':
        return t(value ? 'regulations.values.itemClause' : 'regulations.values.noClause');
      case 'movesCertain':
        return t(value ? 'regulations.values.certain' : 'regulations.values.uncertain');
      case 'shows': {
        const details = String(value).split(' ').filter(Boolean) as SheetDetail[];
        const names = details.map((detail) => t(`regulations.details.${detail}`));
        return names.join(locale === 'ja' ? '・' : ', ') || t('regulations.values.nothing');
      }
      default:
        return String(value);
    }
  };
}
