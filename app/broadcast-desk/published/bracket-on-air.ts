import { type Bracket, type BracketScore, bracketMatches, bracketPlayers } from '~/broadcast/bracket';
import { countedResult } from '~/rounds/match';
import type { Match, Rounds } from '~/rounds/matches.server';
import { lastRound } from '~/rounds/shown-rounds.server';
import type { SeatChoice } from '../desk-values';
import { playerOnAir } from './player-on-air';

/** Rounds that a scene's bracket has: quarterfinals, semifinals and the final. */
const roundsOnAir = Math.log2(bracketPlayers);
const firstScoreOf = (round: number) => bracketPlayers - bracketPlayers / 2 ** (round - 1);

/** The score that leads a player on where no games are known: after a bye or a walkover. */
const free: BracketScore = [1, 0];

function scoreOf(match: Match): BracketScore | null {
  const { winner, gamesA = null, gamesB = null } = countedResult(match) ?? {};
  if (winner !== 'a' && winner !== 'b') return null;
  if (gamesA !== null && gamesB !== null) return [gamesA, gamesB];
  return winner === 'a' ? free : [free[1], free[0]];
}

/**
 * The published bracket from the quarterfinals on. The players of a smaller one have byes up to its first round.
 * @returns null if there is none, or if none of its last eight is known yet
 */
export function bracketOnAir({ matches, people }: Rounds, teams: readonly SeatChoice[]): Bracket | null {
  const ofBracket = matches.filter(({ stage }) => stage === 'bracket');
  const rounds = lastRound(ofBracket);
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const players: string[] = Array(bracketPlayers).fill('');
  const scores: (BracketScore | null)[] = Array(bracketMatches).fill(null);
  const seatPlayer = (id: string | null, seat: number, round: number) => {
    const person = people.get(id ?? '');
    if (!person) return;
    const first = seat * 2 ** (round - 1);
    players[first] = playerOnAir(person, teamById).player;
    for (let before = 1; before < round; before++) scores[firstScoreOf(before) + (first >> before)] = free;
  };
  for (const match of ofBracket) {
    const { place, entrantA, entrantB } = match;
    const round = match.round + roundsOnAir - rounds;
    const isThirdPlace = match.round === rounds && place > 0;
    if (round < 1 || isThirdPlace) continue;
    scores[firstScoreOf(round) + place] = scoreOf(match);
    if (match.round > 1 && round > 1) continue;
    seatPlayer(entrantA, 2 * place, round);
    seatPlayer(entrantB, 2 * place + 1, round);
  }
  return players.some(Boolean) ? { players, scores } : null;
}
