import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { findRegulation } from '~/pokedex/regulations';
import { isNextRegulation } from '~/pokedex/seasons';

export function regulationText(id: string | null, t: Translate, locale: Locale): string {
  if (id === null) return t('tournaments.ownRegulation');
  if (isNextRegulation(id)) return t('tournaments.nextRegulation');
  return findRegulation(id)?.name[locale] ?? id;
}
