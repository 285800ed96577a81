import type { ListCard } from '~/card/list';
import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { formatInstant } from '~/time/instant';
import type { Phase } from '~/tournaments/tournament';
import type { FoundTournament } from '~/tournaments/tournament.server';
import { type TournamentQuery, tournamentsPath } from '~/tournaments/tournament-query';

interface PhaseList {
  when: Phase;
  tournaments: readonly FoundTournament[];
}

// The overview shows the running first, a link what is next.
const comesNext: readonly Phase[] = ['upcoming', 'running', 'past'];

/** Phases that the card of a list may show, the first that has tournaments. */
export const cardPhases = ({ when }: TournamentQuery): readonly Phase[] => (when ? [when] : comesNext);

const firstFilled = <List extends { when: Phase; tournaments: readonly unknown[] }>(
  lists: readonly List[],
): List | undefined =>
  [...lists]
    .sort((one, other) => comesNext.indexOf(one.when) - comesNext.indexOf(other.when))
    .find(({ tournaments }) => tournaments.length > 0);

/** The words that visitors search for are not on it: anybody could write them. */
export function tournamentsCard(
  { when, tournaments }: PhaseList,
  { rule, format }: TournamentQuery,
  locale: Locale,
  now: Date,
): ListCard {
  const t = translatorFor(locale);
  const chips = [rule && t(`tournaments.rule.${rule}`), format && t(`tournaments.format.${format}`)];
  return {
    eyebrow: t('tournaments.title'),
    title: t(`tournaments.phase.${when}`),
    chips: chips.flatMap((text) => (text ? { text } : [])),
    rows: tournaments.map(({ name, groupName, scheduledStartAt, timeZone, canceledAt }) => ({
      title: name,
      detail: [
        ...(canceledAt ? [t('tournaments.canceled.badge')] : []),
        formatInstant(scheduledStartAt, timeZone, locale, now),
        groupName,
      ].join(' · '),
    })),
    foot: '',
  };
}

/** Preview of a list: its card has the same filter. */
export function listPreview(query: TournamentQuery, lists: readonly PhaseList[], locale: Locale) {
  const path = tournamentsPath({ ...query, page: 1 });
  const list = firstFilled(lists);
  return {
    path,
    image: list && {
      path: path.replace('/tournaments', '/tournaments/card'),
      alt: list.tournaments
        .map(({ name }) => name)
        .slice(0, 4)
        .join(locale === 'ja' ? '、' : ', '),
    },
  };
}
