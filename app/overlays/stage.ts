import type { OnAirScene } from '~/broadcast/on-air';
import { gameOf } from './game';
import { type Html, html } from './html';
import type { Box, Place, Screen } from './layout';
import { countdown, emblem, fitLine, mark } from './pieces';
import { playerPlates, scoreboard, sixes, versus, winner } from './players';
import { sheets } from './sheets';
import type { Picture, Shot } from './shot';
import { casters, mostUsed, pause, standingsTable, ticker } from './show';
import { bracket, nextMatch } from './told/next';

type Drawn = Html | undefined;
type Kind = OnAirScene['kind'];
type Part = NonNullable<Picture['options']['part']>;

/** What is of one kind of scene alone. */
const scenes: Record<Kind, (shot: Shot) => Drawn[]> = {
  startingSoon: (shot) => [pause(shot, 'startingSoon'), countdown(shot)],
  versus: (shot) => [versus(shot)],
  match: (shot) => [scoreboard(shot), shot.screen === 'frame' ? sixes(shot) : undefined],
  teams: (shot) => [sheets(shot)],
  standings: (shot) => [standingsTable(shot)],
  kp: (shot) => [mostUsed(shot)],
  winner: (shot) => [winner(shot)],
  break: (shot) => [pause(shot, 'break'), countdown(shot)],
  nextMatch: (shot) => [nextMatch(shot), countdown(shot)],
  bracket: (shot) => [bracket(shot)],
};

const alone: Record<Part, (shot: Shot) => Drawn> = {
  scoreboard,
  teams: (shot) => sheets(shot),
  team1: (shot) => sheets(shot, 1),
  team2: (shot) => sheets(shot, 2),
  casters,
  ticker,
  standings: standingsTable,
  kp: mostUsed,
  versus,
  countdown,
  next: nextMatch,
  bracket,
};

/** Nothing is on air: the event's sign and name, in a source for one part nothing. */
function idle(picture: Picture): Html {
  const { title } = picture.theme;
  const { language, part } = picture.options;
  const [first, second] =
    language === 'en' ? [title.en] : language === 'ja' ? [title.ja] : [title.ja, title.en];
  const lockup = html`
    <section class="part lockup" data-key="lockup">
      <div class="face">
        ${emblem(picture)}
        <h1>${fitLine(picture, first, 'main')}</h1>
        ${second && second !== first && html`<p>${fitLine(picture, second, 'also')}</p>`}
      </div>
    </section>`;
  return html`<div class="scene" data-key="idle" data-kind="idle">${!part && lockup}</div>`;
}

const nothing: Html = html`<div class="scene" data-key="idle" data-kind="idle"></div>`;

const screens: Record<Exclude<Kind, 'match'>, Screen> = {
  startingSoon: 'pause',
  break: 'pause',
  versus: 'versus',
  teams: 'teams',
  standings: 'table',
  kp: 'table',
  winner: 'winner',
  nextMatch: 'next',
  bracket: 'bracket',
};
/** A part has its place even while another kind of scene is on air. */
const screensOfParts: Partial<Record<Part, Screen>> = {
  teams: 'teams',
  team1: 'teams',
  team2: 'teams',
  standings: 'table',
  kp: 'table',
  versus: 'versus',
  countdown: 'pause',
  next: 'next',
  bracket: 'bracket',
};

function screenOf({ options, players, theme }: Picture, { kind, arrangement }: OnAirScene): Screen {
  const match = options.arrangement ?? arrangement ?? 'frame';
  if (players) return 'players';
  const own = options.part && screensOfParts[options.part];
  if (own) return own;
  const screen = options.part === 'scoreboard' || kind === 'match' ? match : screens[kind];
  // Casters have a place on some screens alone.
  return options.part === 'casters' && !boxOf(theme, screen, 'casters') ? match : screen;
}

const boxOf = (theme: Picture['theme'], screen: Screen, place: Place): Box | undefined =>
  (theme.layout[screen] as Partial<Record<Place, Box>> | undefined)?.[place];

/** One over the other; what has the same key in the next picture stays as it stands. */
const layer = (
  { language, scene }: Shot,
  key: string,
  drawn: Drawn[],
  kind: string = scene.kind,
): Html => html`
  <div class="scene" data-key="${key}" data-kind="${kind}" data-language="${language}">${drawn}</div>`;

/** Where a place is elsewhere on the next screen, what stands there leaves and comes in; else it goes on untouched. */
const placed = ({ theme, screen }: Shot, place: 'casters' | 'mark' | 'ticker') =>
  `${place} ${boxOf(theme, screen, place)}`;

/** Behind a whole picture, and around the game in its window. */
const ground = ({ options, screen }: Shot): Drawn =>
  options.ground && screen !== 'open'
    ? html`<div class="part" data-screen="${screen}"><div class="ground"></div></div>`
    : undefined;

/** Event, casters and ticker go on through all kinds of scenes, each in a layer of its own. */
function layers(shot: Shot): Html[] {
  const { screen } = shot;
  const hasCasters = screen === 'pause' || screen === 'frame' || screen === 'open';
  const shown: [key: string, drawn: Drawn][] = [
    [screen === 'frame' ? 'ground frame' : 'ground', ground(shot)],
    [shot.scene.kind, html`${scenes[shot.scene.kind](shot)}`],
    [placed(shot, 'casters'), hasCasters ? casters(shot) : undefined],
    [placed(shot, 'mark'), mark(shot)],
    [placed(shot, 'ticker'), ticker(shot)],
    ['game', gameOf(shot)],
  ];
  return shown.flatMap(([key, drawn]) => (drawn ? [layer(shot, key, [drawn])] : []));
}

/** One function for the server and the browser. `now`: ms since 1970. */
export function drawScene(picture: Picture, scene: OnAirScene | null, now: number): Html {
  const { options, players } = picture;
  if (scene && options.when && !options.when.includes(scene.kind)) return nothing;
  if (!scene) return options.when ? nothing : idle(picture);
  const language = options.language ?? scene.language;
  const shot: Shot = { ...picture, scene, screen: screenOf(picture, scene), language, now };
  const { part } = options;
  if (part) return layer(shot, part, [alone[part](shot)], part);
  if (players) return layer(shot, 'players', [playerPlates(shot)], 'players');
  return html`${layers(shot)}`;
}
