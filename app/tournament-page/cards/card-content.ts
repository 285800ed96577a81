import { type Translate, translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { finishText } from '~/results/final-standing';
import type { findPodium } from '~/results/podium.server';
import { playerName } from '~/text/nameless';
import { formatDay, formatInstant } from '~/time/instant';
import { nameMark } from '~/tournaments/name-mark';
import type { PublishedTournament } from '~/tournaments/published.server';
import { regulationText } from '~/tournaments/regulation-text';
import { submissionState } from '~/tournaments/tournament';
import type { EventCard } from './draw-event-card';
import type { PlayerCard } from './draw-player-card';
import type { ResultsCard } from './draw-results-card';

type Podium = Awaited<ReturnType<typeof findPodium>>;

type Named = Pick<PublishedTournament, 'name' | 'nameEn'>;
type Held = Pick<PublishedTournament, 'scheduledStartAt' | 'timeZone' | 'groupName'>;

export const nameIn = ({ name, nameEn }: Named, locale: Locale) => (locale === 'en' && nameEn) || name;

const chipsOf = ({ regulation, rule, format }: PublishedTournament, t: Translate, locale: Locale) => [
  regulationText(regulation, t, locale),
  t(`tournaments.rule.${rule}`),
  t(`tournaments.format.${format}`),
];

export function eventCard(tournament: PublishedTournament, locale: Locale, now: Date): EventCard {
  const t = translatorFor(locale);
  const { timeZone, scheduledStartAt, submissionDeadlineAt, groupName, canceledAt } = tournament;
  const time = (label: string, at: Date) => ({ label, value: formatInstant(at, timeZone, locale, now) });
  const isOpen = submissionState(tournament, now) === 'open';
  return {
    name: nameIn(tournament, locale),
    organizer: groupName,
    event: tournament.event,
    mark: nameMark(tournament.name),
    times: [
      time(t('tournaments.startsAt'), scheduledStartAt),
      ...(isOpen ? [time(t('tournaments.deadlineAt'), submissionDeadlineAt)] : []),
    ],
    chips: [
      ...(canceledAt ? [{ text: t('tournaments.canceled.badge'), isBright: true }] : []),
      ...(isOpen ? [{ text: t('tournaments.submissionOpen'), isBright: true }] : []),
      ...chipsOf(tournament, t, locale).map((text) => ({ text })),
    ],
  };
}

export function resultsCard(tournament: PublishedTournament, podium: Podium, locale: Locale): ResultsCard {
  const t = translatorFor(locale);
  const { best, naming, species } = podium;
  return {
    organizer: tournament.groupName,
    event: tournament.event,
    tournament: nameIn(tournament, locale),
    chips: [{ text: t('tournaments.detail.standings') }],
    places: best.map(({ displayName, rank }) => ({
      place: finishText(t, rank, naming),
      player: playerName(t, displayName),
    })),
    species,
    foot: dayOf(tournament, locale),
  };
}

/** @returns undefined if nobody alone is first */
export function winnerCard(
  tournament: PublishedTournament,
  { winner, runnerUp, species }: Podium,
  locale: Locale,
): PlayerCard | undefined {
  const t = translatorFor(locale);
  return (
    winner && {
      headline: t('results.card.champion'),
      player: playerName(t, winner.displayName),
      tournament: nameIn(tournament, locale),
      detail:
        runnerUp &&
        t('shell.labelled', {
          label: t('results.finish.runnerUp'),
          value: playerName(t, runnerUp.displayName),
        }),
      species,
      event: tournament.event,
      foot: heldBy(tournament, locale),
      locale,
    }
  );
}

const dayOf = ({ scheduledStartAt, timeZone }: Held, locale: Locale) =>
  formatDay(scheduledStartAt, timeZone, locale, true);

/** The day, and the organizer. */
export const heldBy = (tournament: Held, locale: Locale) =>
  [dayOf(tournament, locale), tournament.groupName].join(' · ');
