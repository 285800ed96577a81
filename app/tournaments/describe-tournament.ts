import type { MetaDescriptor } from '@remix-run/react';
import { translatorFor } from '~/locales/i18n';
import { type Locale, localePath } from '~/locales/locale';
import { formatInstant } from '~/time/instant';
import { linkCard } from '~/ui/link-card';
import { externalUrl } from '~/ui/safe-url';
import { regulationText } from './regulation-text';
import { submissionState } from './tournament';
import type { FoundTournament } from './tournament.server';

export function describeTournament(
  tournament: FoundTournament,
  locale: Locale,
  origin: string,
  now: Date,
): MetaDescriptor[] {
  const { id, name, groupName, format } = tournament;
  const url = origin + localePath(`/${locale}`, `/tournaments/${id}`);
  const description = describeInWords(tournament, locale, now);
  const version = (tournament.resultsPublishedAt ?? tournament.scheduledStartAt).getTime().toString(36);
  const card = `/tournaments/${id}/card?v=${version}`;
  const image =
    origin + (tournament.thumbnailVersion ? `/tournaments/${id}/thumbnail` : localePath(`/${locale}`, card));
  const online = format === 'online';
  return [
    ...linkCard({
      title: name,
      description,
      locale,
      origin,
      path: `/tournaments/${id}`,
      image: { path: card, alt: name },
    }),
    ...(tournament.isTest ? [{ name: 'robots', content: 'noindex' }] : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name,
        description,
        url,
        image,
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

/** Who hosts it, when it is, until when teams are taken, what is played. */
function describeInWords(tournament: FoundTournament, locale: Locale, now: Date): string {
  const t = translatorFor(locale);
  const { name, groupName, timeZone, regulation, scheduledStartAt, submissionDeadlineAt } = tournament;
  const time = (label: string, at: Date) =>
    t('shell.labelled', { label, value: formatInstant(at, timeZone, locale, now) });
  const facts = [
    time(t('tournaments.startsAt'), scheduledStartAt),
    ...(submissionState(tournament, now) === 'open'
      ? [time(t('tournaments.deadlineAt'), submissionDeadlineAt)]
      : []),
    regulationText(regulation, t, locale),
  ];
  const about = t('tournaments.detail.about', { name, host: groupName });
  return [about, facts.join(locale === 'ja' ? '、' : ', ')].join(' ');
}

/** The tournament's card, for previews of its other pages. */
export const previewOf = ({ id, name }: Pick<FoundTournament, 'id' | 'name'>) => ({
  path: `/tournaments/${id}/card`,
  alt: name,
});
