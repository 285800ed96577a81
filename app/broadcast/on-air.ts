import type { Name } from '~/pokedex/name';
import { nameOfRound } from './round';
import type { Arrangement, BestOf, Caster, LanguageMode, Scene, SceneKind } from './scene';

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

export interface OnAirTeam {
  level: 'open' | 'species';
  members: readonly OnAirMember[];
}

export interface OnAirSide {
  player: string;
  score: number;
  color: string | null;
  team: OnAirTeam | null;
  /** A team is there, and may not be shown now; a guest has none. */
  hidesTeam: boolean;
}

export interface OnAirStanding {
  rank: number | null;
  player: string;
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
  round: Name | null;
  bestOf: BestOf;
  sides: readonly [OnAirSide, OnAirSide];
  casters: readonly Caster[];
  ticker: readonly string[];
  countdownEndsAt: string | null;
  language: LanguageMode;
  /** Of a match; `frame` where it is not said. */
  arrangement?: Arrangement;
  standings: readonly OnAirStanding[];
  usage: OnAirUsage | null;
}

export interface SceneFacts {
  tournament: string | null;
  teams: ReadonlyMap<string, OnAirTeam>;
  standings: readonly OnAirStanding[];
  usage: OnAirUsage | null;
}

export const noFacts: SceneFacts = { tournament: null, teams: new Map(), standings: [], usage: null };

/** As a preview shows it: of the teams only their Pokémon. */
export function outlineOf(scene: OnAirScene): OnAirScene {
  const [first, second] = scene.sides;
  const outline = ({ team, ...side }: OnAirSide): OnAirSide => ({
    ...side,
    team: team && { ...team, members: team.members.map(({ species, types }) => ({ species, types })) },
  });
  return { ...scene, sides: [outline(first), outline(second)] };
}

/** Of the two players what may be shown, of the staff's own data nothing else. */
export function sceneOnAir(scene: Scene, { tournament, teams, standings, usage }: SceneFacts): OnAirScene {
  const side = (at: 0 | 1): OnAirSide => {
    const { player, score, color, teamSheetId } = scene.sides[at];
    const team = (teamSheetId && teams.get(teamSheetId)) || null;
    return { player, score, color, team, hidesTeam: teamSheetId !== null && !team };
  };
  return {
    kind: scene.kind,
    tournament,
    round: scene.round && nameOfRound(scene.round),
    bestOf: scene.bestOf,
    sides: [side(0), side(1)],
    casters: scene.casters,
    ticker: scene.ticker,
    countdownEndsAt: scene.countdownEndsAt,
    language: scene.language,
    arrangement: scene.arrangement,
    standings,
    usage: scene.kind === 'kp' ? usage : null,
  };
}
