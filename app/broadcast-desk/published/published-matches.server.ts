import { and, eq } from 'drizzle-orm';
import { nameOfRound, type Round } from '~/broadcast/round';
import {
  type BestOf,
  isSamePlayer,
  max,
  type Scene,
  type Side,
  type UpcomingMatch,
  winnerOf,
} from '~/broadcast/scene';
import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';
import { tournaments } from '~/db/schema';
import { finalStandings, type RoundsResult } from '~/rounds/final-standings.server';
import { findPublishedRounds, type Rounds } from '~/rounds/matches.server';
import { openMatches } from '~/rounds/open-matches.server';
import { lastRound, stageOf } from '~/rounds/shown-rounds.server';
import type { SeatChoice } from '../desk-values';
import type { MatchChoice } from './MatchPicker';
import { playerOnAir } from './player-on-air';
import { roundOnAir } from './round-on-air';

/** An open match of the published rounds, as it fills a scene. */
export interface PublishedMatch {
  id: string;
  seat: string;
  round: Round;
  bestOf: BestOf;
  sides: readonly [PublishedSide, PublishedSide];
}
type PublishedSide = Pick<Side, 'player' | 'teamSheetId'> & Partial<Pick<Side, 'record' | 'seed'>>;

/** @returns undefined if nothing is published, or if the tournament is another group's */
export async function findPublished(
  db: Database,
  groupId: string,
  tournamentId: string | null,
): Promise<Rounds | undefined> {
  if (!tournamentId || !isId(tournamentId)) return undefined;
  const [own] = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(eq(tournaments.id, tournamentId), eq(tournaments.groupId, groupId)));
  return own && findPublishedRounds(db, own.id);
}

/** Wins and losses so far; nothing before the first match that counts. */
function recordOf(result: RoundsResult | undefined): Pick<PublishedSide, 'record'> {
  const { wins = 0, losses = 0, ties = 0 } = result ?? {};
  if (wins + losses + ties === 0) return {};
  return { record: [wins, losses, ...(ties ? [ties] : [])].join('-') };
}

/** Lists the open matches of the current round, in the order of play. */
export function publishedMatches(rounds: Rounds, teams: readonly SeatChoice[]): PublishedMatch[] {
  const open = openMatches(rounds);
  if (open.length === 0) return [];
  const last = lastRound(rounds.matches.filter(({ stage }) => stage === open[0]?.stage));
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const standings = finalStandings(rounds);
  const sideOf = (id: string): PublishedSide => {
    const person = rounds.people.get(id);
    if (!person) return { player: '', teamSheetId: null };
    const { seed } = person;
    const isSeed = seed !== null && seed >= 1 && seed <= max.seed;
    return { ...playerOnAir(person, teamById), ...recordOf(standings.get(id)), ...(isSeed && { seed }) };
  };
  return open.flatMap((match) => {
    const { id, seat, stage, a, b } = match;
    if (!a || !b) return [];
    const bestOf = stageOf(rounds, stage)?.settings.bestOf ?? 3;
    return { id, seat, bestOf, round: roundOnAir(match, last), sides: [sideOf(a.id), sideOf(b.id)] };
  });
}

export const choicesOf = (matches: readonly PublishedMatch[]): MatchChoice[] =>
  matches.map(({ id, seat, round, sides }) => ({
    ...{ id, seat, round: nameOfRound(round) },
    players: sides.map(({ player }) => player),
  }));

const isSeated = ({ sides }: PublishedMatch, scene: Scene) =>
  sides.every((one) => scene.sides.some((other) => isSamePlayer(one, other)));

export interface WonMatch {
  id: string;
  players: string;
  /** In the notation of the form of results, such as `a2-1`. */
  outcome: string;
}

/** The open match whose players a scene shows with a winner: its result can be entered. */
export function wonMatch(matches: readonly PublishedMatch[], scene: Scene | null): WonMatch | null {
  const winner = scene ? winnerOf(scene) : undefined;
  const match = matches.find((each) => scene && isSeated(each, scene) && each.sides.every(isNamed));
  if (!scene || !winner || !match) return null;
  const [a, b] = match.sides;
  const isSwapped = !isSamePlayer(a, scene.sides[0]);
  const [won = 0, lost = 0] = scene.sides.map(({ score }) => score).sort((one, other) => other - one);
  const side = (winner === 1) === isSwapped ? 'b' : 'a';
  return { id: match.id, players: `${a.player} – ${b.player}`, outcome: `${side}${won}-${lost}` };
}

const isNamed = ({ player }: PublishedSide) => player !== '';

/** The next matches, without those that these scenes show. */
export const upNextOf = (
  matches: readonly PublishedMatch[],
  scenes: readonly (Scene | null)[],
): UpcomingMatch[] =>
  matches
    .filter((match) => !scenes.some((scene) => scene && isSeated(match, scene)))
    .slice(0, max.upNext)
    .map(({ sides: [one, other], round }) => ({ players: [one.player, other.player], round }));
