import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import type { Regulation } from '~/pokedex/regulation';

/** The most used of a regulation, for links to its pages. There is none before anything was counted. */
export const regulationCard = ({ id, name }: Pick<Regulation, 'id' | 'name'>, locale: Locale) => ({
  path: `/stats/${id}/card`,
  alt: translatorFor(locale)('stats.regulation.title', { regulation: name[locale] }),
});
