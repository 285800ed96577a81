import type { Name } from '~/pokedex/name';
import { latinName } from '~/text/said-name';
import type { Battle } from './battle';
import type { Bracket } from './bracket';
import type { EventNames } from './event-names';
import { type Deciding, decidedBy, nameOfRound } from './round';
import {
  type Arrangement,
  type BestOf,
  type Caster,
  isPause,
  type LanguageMode,
  type Scene,
  type SceneKind,
  type Side,
} from './scene';

export interface Named extends Name {
  key: string;
}

export interface OnAirMember {
  species: Named;
  types: readonly string[];
  ability?: Named;
  item?: Named;
  moves?: readonly Named[];
  teraType?: Named;
  statAlignment?: Named;
}

export type Use = 'tera' | 'mega';

export interface OnAirBattle {
  came: readonly number[];
  down: readonly number[];
  tera?: number;
  mega?: number;
}

export interface OnAirTeam {
  level: 'open' | 'species';
  members: readonly OnAirMember[];
  uses?: readonly Use[];
}

export interface OnAirSide {
  player: string;
  latin?: string;
  score: number;
  color: string | null;
  team: OnAirTeam | null;
  /** True if a team may not be revealed now; false for guests, who have none. */
  hidesTeam: boolean;
  battle?: OnAirBattle;
  region?: string;
  handle?: string;
  record?: string;
  seed?: number;
}

export interface OnAirStanding {
  rank: number | null;
  player: string;
  latin?: string;
  /** Null if only the rank is known. */
  wins: number | null;
  losses: number | null;
  ties: number;
}

export interface OnAirUsage {
  teams: number;
  species: readonly (Pick<OnAirMember, 'species' | 'types'> & { teams: number })[];
}

/** Public: contains no team ID and no private data of players. */
export interface OnAir {
  revision: number;
  build: string;
  scene: OnAirScene | null;
  /** Only own spellings; overlays of any event may show this stream. */
  eventNames?: EventNames;
  /** One character per font slice that the draft needs, so that overlays preload it. */
  warm?: string;
}

export interface OnAirScene {
  kind: SceneKind;
  tournament: string | null;
  tournamentEn?: string;
  logo?: string;
  round: Name | null;
  /** Only for a final or a match for third place. */
  decides?: Deciding;
  bestOf: BestOf;
  sides: readonly [OnAirSide, OnAirSide];
  casters: readonly Caster[];
  ticker: readonly string[];
  tickerEn?: readonly string[];
  countdownEndsAt: string | null;
  language: LanguageMode;
  arrangement?: Arrangement;
  standings: readonly OnAirStanding[];
  usage: OnAirUsage | null;
  upNext?: readonly OnAirNext[];
  bracket?: Bracket;
}

export interface OnAirNext {
  players: readonly [string, string];
  round: Name | null;
  /** Teams, records and seeds of the first match, where they are known. */
  sides?: readonly [OnAirSide, OnAirSide];
}

export interface SaidName {
  displayName: string;
  saidName: string;
}

export interface SceneFacts {
  tournament: Name | null;
  logo: string | null;
  eventNames: EventNames | null;
  names: ReadonlyMap<string, SaidName>;
  teams: ReadonlyMap<string, OnAirTeam>;
  standings: readonly OnAirStanding[];
  usage: OnAirUsage | null;
  /** Players of the next match, by their names. */
  next: ReadonlyMap<string, NextPlayer>;
}

export interface NextPlayer {
  teamSheetId: string;
  record?: string;
  seed?: number;
}

export const noFacts: SceneFacts = {
  tournament: null,
  logo: null,
  eventNames: null,
  names: new Map(),
  teams: new Map(),
  standings: [],
  usage: null,
  next: new Map(),
};

/** Empty if staff replaced the player's name, because that name has no known pronunciation. */
export function saidNameOf(
  { player, teamSheetId }: Pick<Side, 'player' | 'teamSheetId'>,
  { names }: Pick<SceneFacts, 'names'>,
): string {
  const name = names.get(teamSheetId ?? '');
  return name && name.displayName === player ? name.saidName : '';
}

export function outlineOf(scene: OnAirScene): OnAirScene {
  const [first, second] = scene.sides;
  const outline = ({ team, ...side }: OnAirSide): OnAirSide => ({
    ...side,
    team: team && { ...team, members: team.members.map(({ species, types }) => ({ species, types })) },
  });
  return { ...scene, sides: [outline(first), outline(second)] };
}

/** Omits hidden members and mechanics that the regulation doesn't have. */
function battleOf({ came, down, tera, mega }: Battle, { members, uses = [] }: OnAirTeam): OnAirBattle {
  const isShown = (slot: number | null): slot is number => slot !== null && slot < members.length;
  return {
    came: came.filter(isShown),
    down: down.filter(isShown),
    ...(isShown(tera) && uses.includes('tera') && { tera }),
    ...(isShown(mega) && uses.includes('mega') && { mega }),
  };
}

export function sceneOnAir(scene: Scene, facts: SceneFacts): OnAirScene {
  const { tournament, logo, teams, standings, usage } = facts;
  const side = (at: 0 | 1): OnAirSide => {
    const { player, score, color, teamSheetId, battle, region, handle, record, seed } = scene.sides[at];
    const team = (teamSheetId && teams.get(teamSheetId)) || null;
    const latin = latinName(player, saidNameOf(scene.sides[at], facts));
    const visibleBattle = battle && team && battleOf(battle, team);
    return {
      player,
      ...(latin && { latin }),
      score,
      color,
      team,
      hidesTeam: teamSheetId !== null && !team,
      ...(visibleBattle && { battle: visibleBattle }),
      ...(region && { region }),
      ...(handle && { handle }),
      ...(record && { record }),
      ...(seed !== null && { seed }),
    };
  };
  const decides = decidedBy(scene.round);
  return {
    kind: scene.kind,
    tournament: tournament?.ja ?? null,
    ...(tournament && tournament.en !== tournament.ja && { tournamentEn: tournament.en }),
    ...(logo && { logo }),
    round: scene.round && nameOfRound(scene.round),
    ...(decides && { decides }),
    bestOf: scene.bestOf,
    sides: [side(0), side(1)],
    casters: scene.casters,
    ticker: scene.ticker,
    ...(scene.tickerEn.some(Boolean) && { tickerEn: scene.tickerEn }),
    countdownEndsAt: scene.countdownEndsAt,
    language: scene.language,
    arrangement: scene.arrangement,
    standings,
    usage: scene.kind === 'kp' || isPause(scene.kind) ? usage : null,
    ...(scene.upNext.length > 0 && { upNext: upNextOnAir(scene, facts) }),
    ...(scene.bracket && { bracket: scene.bracket }),
  };
}

function upNextOnAir({ upNext }: Scene, facts: SceneFacts): OnAirNext[] {
  const sideOf = (player: string): OnAirSide => {
    const { teamSheetId, ...about } = facts.next.get(player) ?? { teamSheetId: '' };
    const team = facts.teams.get(teamSheetId) ?? null;
    const latin = latinName(player, saidNameOf({ player, teamSheetId }, facts));
    const hidesTeam = teamSheetId !== '' && !team;
    return { player, ...(latin && { latin }), score: 0, color: null, team, hidesTeam, ...about };
  };
  return upNext.map(({ players, round }, at) => ({
    players,
    round: round && nameOfRound(round),
    ...(at === 0 && facts.next.size > 0 && { sides: [sideOf(players[0]), sideOf(players[1])] as const }),
  }));
}

export const nameOfTournament = ({
  tournament,
  tournamentEn,
}: Pick<OnAirScene, 'tournament' | 'tournamentEn'>): Name | null =>
  tournament === null ? null : { ja: tournament, en: tournamentEn ?? tournament };

export function tickerIn({ ticker, tickerEn = [] }: OnAirScene, language: LanguageMode): string[] {
  return ticker.flatMap((line, at) => {
    const english = tickerEn[at] || line;
    if (language === 'ja') return [line];
    return language === 'en' || english === line ? [english] : [line, english];
  });
}

export function nameOfCaster({ name, nameEn, handle }: Caster): Name {
  return { ja: name || nameEn || handle, en: nameEn || name || handle };
}
