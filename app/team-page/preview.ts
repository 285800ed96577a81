import type { MetaDescriptor } from '@remix-run/react';
import type { Translate } from '~/locales/i18n';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { tournamentName } from '~/text/nameless';
import { linkCard } from '~/ui/link-card';
import type { PageData } from '~/ui/root-data';
import type { ShownRefusal, ShownTeam } from './shown-team';

type Page = Pick<PageData, 'locale' | 'origin' | 'path'>;

/** Tags for link previews of a public team. Its page during the tournament, which opponents scan, has none. */
export function publicPreview(
  { id, members }: ShownTeam,
  title: string,
  page: Page,
): readonly MetaDescriptor[] {
  const { locale, origin } = page;
  const six = members.map(({ species }) => nameOf(speciesNames, species ?? '', locale));
  const description = six.join(locale === 'ja' ? '、' : ', ');
  const path = `/teams/${id}`;
  return linkCard({
    ...{ title, description, locale, origin, path },
    image: { path: `${path}/card`, alt: description },
  });
}

/** Nothing of the team: its tournament, and when it opens. */
export function closedPreview(
  { tournamentName: name, starts }: ShownRefusal,
  page: Page,
  path: string,
  t: Translate,
): readonly MetaDescriptor[] {
  const description = t('viewTeam.card.opens', { at: starts.written });
  const { locale, origin } = page;
  return linkCard({
    ...{ title: tournamentName(t, name), description, locale, origin, path },
    image: { path: `${path}/card`, alt: description },
  });
}
