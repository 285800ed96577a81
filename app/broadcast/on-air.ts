import type { Name } from '~/pokedex/name';
import { latinName } from '~/text/said-name';
import type { Battle } from './battle';
import type { Bracket } from './bracket';
import { nameOfRound } from './round';
import type { Arrangement, BestOf, Caster, LanguageMode, Scene, SceneKind, Side } from './scene';

/** A thing of the game: its key (for shapes and colors) and its names. */
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

/** What one Pokémon of a side may do once in a game. */
export type Use = 'tera' | 'mega';

/** Of the members that are shown, by their place from 0. */
export interface OnAirBattle {
  came: readonly number[];
  down: readonly number[];
  tera?: number;
  mega?: number;
}

export interface OnAirTeam {
  level: 'open' | 'species';
  members: readonly OnAirMember[];
  /** What its regulation has: left out where neither. */
  uses?: readonly Use[];
}

export interface OnAirSide {
  player: string;
  /** The name as its player writes it in Latin letters, for overlays in English. */
  latin?: string;
  score: number;
  color: string | null;
  team: OnAirTeam | null;
  /** A team is there, and may not be shown now; a guest has none. */
  hidesTeam: boolean;
  /** Left out before anything is marked. */
  battle?: OnAirBattle;
  /** What is not said is left out. */
  region?: string;
  handle?: string;
  record?: string;
  seed?: number;
}

export interface OnAirStanding {
  rank: number | null;
  player: string;
  latin?: string;
  /** Null where only the place is known. */
  wins: number | null;
  losses: number | null;
  ties: number;
}

/** How many teams of the tournament hold each of its most used species. */
export interface OnAirUsage {
  teams: number;
  species: readonly (Pick<OnAirMember, 'species' | 'types'> & { teams: number })[];
}

/** Public, whole, in both languages: it holds no id of a team and nothing about its player. */
export interface OnAir {
  /** Counts up with every change; a higher one is newer. */
  revision: number;
  /** Changes with a deployment: an overlay may then load itself anew. */
  build: string;
  /** Null while nothing is on air: the overlay shows its idle design. */
  scene: OnAirScene | null;
  /** One character of each slice of the fonts that the draft needs: overlays fetch those before the take. */
  warm?: string;
}

export interface OnAirScene {
  kind: SceneKind;
  tournament: string | null;
  /** Its name in English; left out where it has no other. */
  tournamentEn?: string;
  /** Path of a picture of the group's; left out where it has none. */
  logo?: string;
  round: Name | null;
  bestOf: BestOf;
  sides: readonly [OnAirSide, OnAirSide];
  casters: readonly Caster[];
  ticker: readonly string[];
  /** Of the same lines; left out where all of them serve for both. */
  tickerEn?: readonly string[];
  countdownEndsAt: string | null;
  language: LanguageMode;
  /** Of a match; `frame` where it is not said. */
  arrangement?: Arrangement;
  standings: readonly OnAirStanding[];
  usage: OnAirUsage | null;
  /** The next first; left out where none is known. */
  upNext?: readonly OnAirNext[];
  bracket?: Bracket;
}

/** A match that is still to come: names alone. */
export interface OnAirNext {
  players: readonly [string, string];
  round: Name | null;
}

/** A player's name, and how they say it is said. */
export interface SaidName {
  displayName: string;
  saidName: string;
}

export interface SceneFacts {
  tournament: Name | null;
  /** The path of the group's picture. */
  logo: string | null;
  /** By team. */
  names: ReadonlyMap<string, SaidName>;
  teams: ReadonlyMap<string, OnAirTeam>;
  standings: readonly OnAirStanding[];
  usage: OnAirUsage | null;
}

export const noFacts: SceneFacts = {
  tournament: null,
  logo: null,
  names: new Map(),
  teams: new Map(),
  standings: [],
  usage: null,
};

/** How a side's name is said: of whoever staff wrote in their place nobody said it. */
export function saidNameOf({ player, teamSheetId }: Side, { names }: Pick<SceneFacts, 'names'>): string {
  const name = names.get(teamSheetId ?? '');
  return name && name.displayName === player ? name.saidName : '';
}

/** As a preview shows it: of the teams only their Pokémon. */
export function outlineOf(scene: OnAirScene): OnAirScene {
  const [first, second] = scene.sides;
  const outline = ({ team, ...side }: OnAirSide): OnAirSide => ({
    ...side,
    team: team && { ...team, members: team.members.map(({ species, types }) => ({ species, types })) },
  });
  return { ...scene, sides: [outline(first), outline(second)] };
}

/** Nothing of who is not shown, and nothing that the regulation does not have. */
function battleOf({ came, down, tera, mega }: Battle, { members, uses = [] }: OnAirTeam): OnAirBattle {
  const isShown = (slot: number | null): slot is number => slot !== null && slot < members.length;
  return {
    came: came.filter(isShown),
    down: down.filter(isShown),
    ...(isShown(tera) && uses.includes('tera') && { tera }),
    ...(isShown(mega) && uses.includes('mega') && { mega }),
  };
}

/** Of the two players what may be shown, of the staff's own data nothing else. */
export function sceneOnAir(scene: Scene, facts: SceneFacts): OnAirScene {
  const { tournament, logo, teams, standings, usage } = facts;
  const side = (at: 0 | 1): OnAirSide => {
    const { player, score, color, teamSheetId, battle, region, handle, record, seed } = scene.sides[at];
    const team = (teamSheetId && teams.get(teamSheetId)) || null;
    const latin = latinName(player, saidNameOf(scene.sides[at], facts));
    const shown = battle && team && battleOf(battle, team);
    return {
      player,
      ...(latin && { latin }),
      score,
      color,
      team,
      hidesTeam: teamSheetId !== null && !team,
      ...(shown && { battle: shown }),
      ...(region && { region }),
      ...(handle && { handle }),
      ...(record && { record }),
      ...(seed !== null && { seed }),
    };
  };
  return {
    kind: scene.kind,
    tournament: tournament?.ja ?? null,
    ...(tournament && tournament.en !== tournament.ja && { tournamentEn: tournament.en }),
    ...(logo && { logo }),
    round: scene.round && nameOfRound(scene.round),
    bestOf: scene.bestOf,
    sides: [side(0), side(1)],
    casters: scene.casters,
    ticker: scene.ticker,
    ...(scene.tickerEn.some(Boolean) && { tickerEn: scene.tickerEn }),
    countdownEndsAt: scene.countdownEndsAt,
    language: scene.language,
    arrangement: scene.arrangement,
    standings,
    usage: scene.kind === 'kp' ? usage : null,
    ...(scene.upNext.length > 0 && {
      upNext: scene.upNext.map(({ players, round }) => ({ players, round: round && nameOfRound(round) })),
    }),
    ...(scene.bracket && { bracket: scene.bracket }),
  };
}

export const nameOfTournament = ({
  tournament,
  tournamentEn,
}: Pick<OnAirScene, 'tournament' | 'tournamentEn'>): Name | null =>
  tournament === null ? null : { ja: tournament, en: tournamentEn ?? tournament };

/** The lines of the ticker in a language; in both, those that differ one after the other. */
export function tickerIn({ ticker, tickerEn = [] }: OnAirScene, language: LanguageMode): string[] {
  return ticker.flatMap((line, at) => {
    const english = tickerEn[at] || line;
    if (language === 'ja') return [line];
    return language === 'en' || english === line ? [english] : [line, english];
  });
}

/** What a caster is called in both languages; whoever has no name by the handle. */
export function nameOfCaster({ name, nameEn, handle }: Caster): Name {
  return { ja: name || nameEn || handle, en: nameEn || name || handle };
}
