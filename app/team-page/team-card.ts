import type { SixCard } from '~/card/six';
import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import type { StrangersTeam } from '~/sheets/published-teams.server';
import { isPublicTeam } from '~/sheets/reveal';
import { playerName } from '~/text/nameless';
import { formatDay, formatInstant } from '~/time/instant';
import { hasResults, isPublished } from '~/tournaments/tournament';

/**
 * A public team with its player and place; before the start only its tournament and when it opens.
 * @returns undefined for a team that not everybody may see: only opponents may until the end
 */
export function teamCard(team: StrangersTeam, locale: Locale, now: Date): SixCard | undefined {
  const t = translatorFor(locale);
  const { timeZone, scheduledStartAt } = team;
  const isTournamentShown = isPublished(team, now);
  const tournament = isTournamentShown
    ? (locale === 'en' && team.tournamentNameEn) || team.tournamentName
    : '';
  if (isPublicTeam(team, now)) {
    const rank = isTournamentShown && hasResults(team, now) ? team.rank : null;
    const place = (count: number) =>
      count === 1 ? t('results.finish.winner') : t('shell.place', { count, ordinal: true });
    return {
      eyebrow: tournament,
      title: playerName(t, team.displayName),
      chips: rank === null ? [] : [{ text: place(rank), isBright: true }],
      species: team.members.map(({ species }) => species),
      foot: formatDay(scheduledStartAt, timeZone, locale, true),
    };
  }
  if (!isTournamentShown || team.withdrawnAt || team.erasedAt || now >= scheduledStartAt) return undefined;
  return {
    eyebrow: t('viewTeam.card.sealed'),
    title: tournament,
    chips: [],
    species: [],
    foot: t('viewTeam.card.opens', { at: formatInstant(scheduledStartAt, timeZone, locale, now) }),
  };
}
