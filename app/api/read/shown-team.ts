import type { StrangersTeam } from '~/sheets/published-teams.server';
import { mergeReading } from '~/sheets/reading/merge-reading';
import { readingOf } from '~/sheets/reading/sheet-reading.server';
import { type Reveal, reveal, revealsCode } from '~/sheets/reveal';
import { hasResults } from '~/tournaments/tournament';
import { NoAnswer } from '../answer/problems';
import { closedMember, openMember, type Team } from '../shapes/team';

/** A team as a stranger with its link sees it, by the rules of its page. */
export function shownTeam(found: StrangersTeam, now: Date, link: (path: string) => string): Team | NoAnswer {
  const revealed = reveal('stranger', found, now);
  if (revealed.denied) return refusal(revealed);
  const isOpen = revealed.level !== 'species';
  return {
    id: found.id,
    url: link(`/teams/${found.id}`),
    player: found.displayName,
    tournament: found.tournamentId,
    sheetKind: found.kind,
    shows: isOpen ? 'open' : 'species',
    rank: hasResults(found, now) ? found.rank : null,
    correctedAt: found.correctedAt?.toISOString() ?? null,
    teamCode: revealsCode(revealed, found.kind) ? found.teamCode : null,
    members: isOpen
      ? mergeReading(found.members, readingOf(found).result).map((member) => openMember(member, found))
      : found.members.map(closedMember),
  };
}

function refusal(revealed: Extract<Reveal, { denied: string }>) {
  if (revealed.denied === 'notStarted')
    return new NoAnswer('notShown', {
      detail: 'Its tournament has not started.',
      startsAt: revealed.startsAt.toISOString(),
    });
  return revealed.denied === 'private'
    ? new NoAnswer('notShown', { detail: 'Its tournament is over, and its player keeps it private.' })
    : new NoAnswer('gone');
}
