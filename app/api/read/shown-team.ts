import type { StrangersTeam } from '~/sheets/published-teams.server';
import { mergeReading } from '~/sheets/reading/merge-reading';
import { readingOf } from '~/sheets/reading/sheet-reading.server';
import { type Reveal, reveal, revealsCode } from '~/sheets/reveal';
import { hasResults } from '~/tournaments/tournament';
import { ApiProblem } from '../answer/problems';
import { closedMember, openMember, type Team } from '../shapes/team';

/** A team as a stranger with its link sees it, by the rules of its page. */
export function shownTeam(row: StrangersTeam, now: Date, link: (path: string) => string): Team | ApiProblem {
  const revealed = reveal('stranger', row, now);
  if (revealed.denied) return refusal(revealed);
  const isOpen = revealed.level !== 'species';
  return {
    id: row.id,
    url: link(`/teams/${row.id}`),
    player: row.displayName,
    tournament: row.tournamentId,
    sheetKind: row.kind,
    shows: isOpen ? 'open' : 'species',
    rank: hasResults(row, now) ? row.rank : null,
    correctedAt: row.correctedAt?.toISOString() ?? null,
    teamCode: revealsCode(revealed, row.kind) ? row.teamCode : null,
    members: isOpen
      ? mergeReading(row.members, readingOf(row).result).map((member) => openMember(member, row))
      : row.members.map(closedMember),
  };
}

function refusal(revealed: Extract<Reveal, { denied: string }>) {
  if (revealed.denied === 'notStarted')
    return new ApiProblem('notShown', {
      detail: 'Its tournament has not started.',
      startsAt: revealed.startsAt.toISOString(),
    });
  return revealed.denied === 'private'
    ? new ApiProblem('notShown', { detail: 'Its tournament is over, and its player keeps it private.' })
    : new ApiProblem('gone');
}
