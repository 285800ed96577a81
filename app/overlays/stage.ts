import type { OnAirScene } from '~/broadcast/on-air';
import { isPause, type PauseKind } from '~/broadcast/scene';
import { gameOf } from './game';
import { type Html, html } from './html';
import { type Box, boxesOf, isFrame, type Screen, type StagePlace } from './layout';
import { countdownClock, emblem, fitLine, mark, titleOf } from './pieces';
import { cameras, playerPlates, scoreboard, sixes, versus } from './players';
import { sheets } from './sheets';
import type { Picture, Shot } from './shot';
import { casters, mostUsed, pause, standingsTable, ticker } from './show';
import { bracket, nextMatch } from './told/next';
import { type PauseTurn, pauseTurnOf } from './told/pause-turns';
import { winner } from './told/winner';

type Content = Html | undefined;
type Kind = OnAirScene['kind'];
type Part = NonNullable<Picture['options']['part']>;

const scenes: Record<Kind, (shot: Shot) => Content[]> = {
  startingSoon: (shot) => pauseScene(shot, 'startingSoon'),
  versus: (shot) => [versus(shot)],
  match: (shot) => [scoreboard(shot), ...(isFrame(shot.screen) ? [sixes(shot), cameras(shot)] : [])],
  teams: (shot) => [sheets(shot)],
  standings: (shot) => [standingsTable(shot)],
  kp: (shot) => [mostUsed(shot)],
  winner: (shot) => [winner(shot)],
  break: (shot) => pauseScene(shot, 'break'),
  nextMatch: (shot) => [nextMatch(shot), countdownClock(shot)],
  bracket: (shot) => [bracket(shot)],
};

const turns: Record<PauseTurn, (shot: Shot, kind: PauseKind) => Content[]> = {
  title: (shot, kind) => [pause(shot, kind), countdownClock(shot)],
  logo: (shot, kind) => [pause(shot, kind, true), countdownClock(shot)],
  nextMatch: (shot) => [nextMatch(shot)],
  bracket: (shot) => [bracket(shot)],
  kp: (shot) => [mostUsed(shot)],
};
const pauseScene = (shot: Shot, kind: PauseKind): Content[] =>
  turns[pauseTurnOf(shot.scene, shot.now, shot.options)](shot, kind);

const singleParts: Record<Part, (shot: Shot) => Content> = {
  scoreboard,
  teams: (shot) => sheets(shot),
  team1: (shot) => sheets(shot, 1),
  team2: (shot) => sheets(shot, 2),
  casters,
  ticker,
  standings: standingsTable,
  kp: mostUsed,
  versus,
  countdown: countdownClock,
  next: nextMatch,
  bracket,
};

/** Shows the event's emblem and name while off air, or nothing in a source for a single part. */
function idle(picture: Picture): Html {
  const title = titleOf(picture);
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

const screens: Record<Exclude<Kind, 'match' | PauseKind>, Screen> = {
  versus: 'versus',
  teams: 'teams',
  standings: 'table',
  kp: 'table',
  winner: 'winner',
  nextMatch: 'next',
  bracket: 'bracket',
};
const screensOfTurns: Record<PauseTurn, Screen> = {
  title: 'pause',
  logo: 'pause',
  nextMatch: 'next',
  bracket: 'bracket',
  kp: 'table',
};
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

function screenOf({ options, players, theme }: Picture, scene: OnAirScene, now: number): Screen {
  const { kind, arrangement } = scene;
  const match = options.arrangement ?? arrangement ?? 'frame';
  if (players) return 'players';
  const own = options.part && screensOfParts[options.part];
  if (own) return own;
  const whole = isPause(kind)
    ? screensOfTurns[pauseTurnOf(scene, now, options)]
    : kind === 'match'
      ? match
      : screens[kind];
  const screen = options.part === 'scoreboard' ? match : whole;
  return options.part === 'casters' && !boxOf(theme, screen, 'casters') ? match : screen;
}

const boxOf = (theme: Picture['theme'], screen: Screen, place: StagePlace): Box | undefined =>
  boxesOf(theme.layout, screen)[place];

/** Layers overlap. One with the same key in the next drawing stays untouched. */
const layer = (
  { language, scene }: Shot,
  key: string,
  content: Content[],
  kind: string = scene.kind,
): Html => html`
  <div class="scene" data-key="${key}" data-kind="${kind}" data-language="${language}">${content}</div>`;

/** Changes with the place's box, so that its content leaves and enters again if it moves. */
const placeKey = ({ theme, screen }: Shot, place: 'casters' | 'mark' | 'ticker') =>
  `${place} ${boxOf(theme, screen, place)}`;

const ground = ({ options, screen }: Shot): Content =>
  options.ground && screen !== 'open'
    ? html`<div class="part" data-screen="${screen}"><div class="ground"></div></div>`
    : undefined;

/** Event, casters and ticker have their own layers, because they outlast scene changes. */
function layers(shot: Shot): Html[] {
  const { screen } = shot;
  const hasCasters = screen === 'pause' || screen === 'open' || isFrame(screen);
  const entries: [key: string, drawn: Content][] = [
    [isFrame(screen) ? `ground ${screen}` : 'ground', ground(shot)],
    [`${shot.scene.kind} ${screen}`, html`${scenes[shot.scene.kind](shot)}`],
    [placeKey(shot, 'casters'), hasCasters ? casters(shot) : undefined],
    [placeKey(shot, 'mark'), mark(shot)],
    [placeKey(shot, 'ticker'), ticker(shot)],
    ['game', gameOf(shot)],
  ];
  return entries.flatMap(([key, drawn]) => (drawn ? [layer(shot, key, [drawn])] : []));
}

/** Isomorphic: runs on the server and in browsers. `now` in ms since 1970. */
export function drawScene(picture: Picture, scene: OnAirScene | null, now: number): Html {
  const { options, players } = picture;
  if (scene && options.when && !options.when.includes(scene.kind)) return nothing;
  if (!scene) return options.when ? nothing : idle(picture);
  const language = options.language ?? scene.language;
  const shot: Shot = { ...picture, scene, screen: screenOf(picture, scene, now), language, now };
  const { part } = options;
  if (part) return layer(shot, part, [singleParts[part](shot)], part);
  if (players) return layer(shot, 'players', [playerPlates(shot)], 'players');
  return html`${layers(shot)}`;
}
