import type { MetaDescriptor } from '@remix-run/react';
import { translatorFor } from '~/locales/i18n';
import { type Locale, localePath } from '~/locales/locale';
import { linkCard } from '~/ui/link-card';
import { externalUrl } from '~/ui/safe-url';
import type { FoundTournament } from './tournament.server';

export function describeTournament(
  tournament: FoundTournament,
  locale: Locale,
  origin: string,
): MetaDescriptor[] {
  const t = translatorFor(locale);
  const { id, name, groupName, format } = tournament;
  const url = origin + localePath(`/${locale}`, `/tournaments/${id}`);
  const description = t('tournaments.detail.about', { name, host: groupName });
  const image = tournament.thumbnailVersion ? `${origin}/tournaments/${id}/thumbnail` : undefined;
  const online = format === 'online';
  return [
    ...linkCard({ title: name, description, locale, origin, path: `/tournaments/${id}`, image }),
    ...(tournament.isTest ? [{ name: 'robots', content: 'noindex' }] : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name,
        description,
        url,
        ...(image && { image }),
        startDate: tournament.scheduledStartAt.toISOString(),
        endDate: tournament.endsAt.toISOString(),
        eventStatus: `https://schema.org/Event${tournament.canceledAt ? 'Cancelled' : 'Scheduled'}`,
        eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
        location: online
          ? { '@type': 'VirtualLocation', url: externalUrl(tournament.externalUrl ?? '') ?? url }
          : { '@type': 'Place', name: groupName },
        organizer: { '@type': 'Organization', name: groupName },
      },
    },
  ];
}
