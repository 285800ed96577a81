import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { resultWords } from '~/results/result-words';
import type { TeamResult } from '~/results/team-result.server';
import { playerName } from '~/text/nameless';
import { heldBy, nameIn } from '~/tournament-page/cards/card-content';
import type { PlayerCard } from '~/tournament-page/cards/draw-player-card';

/** @returns undefined for a result that its player would not show */
export function resultCard({ team, tournament, result }: TeamResult, locale: Locale): PlayerCard | undefined {
  const t = translatorFor(locale);
  const words = resultWords(t, result);
  return (
    words && {
      headline: words.headline,
      player: playerName(t, team.displayName),
      tournament: nameIn(tournament, locale),
      detail: words.rest,
      species: team.members.map(({ species }) => species),
      event: tournament.event,
      foot: heldBy(tournament, locale),
      locale,
    }
  );
}
