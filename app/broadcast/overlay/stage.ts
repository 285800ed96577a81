import type { OnAirScene } from '../on-air';
import { type Html, html } from './html';
import { countdown, emblem, fitLine } from './pieces';
import { playerPlates, scoreboard, sixes, versus, winner } from './players';
import { sheets } from './sheets';
import type { Picture, Shot } from './shot';
import { casters, mostUsed, pause, standingsTable, ticker } from './show';

type Drawn = Html | undefined;

/** What is of one kind of scene alone. */
const scenes: Record<OnAirScene['kind'], (shot: Shot) => Drawn[]> = {
  startingSoon: (shot) => [pause(shot, 'startingSoon')],
  versus: (shot) => [versus(shot)],
  match: (shot) => [scoreboard(shot), sixes(shot)],
  teams: (shot) => [sheets(shot)],
  standings: (shot) => [standingsTable(shot)],
  kp: (shot) => [mostUsed(shot)],
  winner: (shot) => [winner(shot)],
  break: (shot) => [pause(shot, 'break')],
};
const castersIn: readonly OnAirScene['kind'][] = ['startingSoon', 'match', 'break'];

const alone: Record<NonNullable<Shot['options']['part']>, (shot: Shot) => Drawn> = {
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

/** One over the other; what has the same key in the next picture stays as it stands. */
const layer = ({ language }: Shot, kind: string, key: string, drawn: readonly Drawn[]): Html => html`
  <div class="scene" data-key="${key}" data-kind="${kind}" data-language="${language}">${drawn}</div>`;

/** Casters and ticker go on through all kinds of scenes, each in a layer of its own. */
function layers(shot: Shot): Html[] {
  const { kind } = shot.scene;
  const show: [key: string, drawn: Drawn][] = [
    [placeOfCasters(shot), castersIn.includes(kind) ? casters(shot) : undefined],
    ['ticker', ticker(shot)],
  ];
  return [
    layer(shot, kind, kind, scenes[kind](shot)),
    ...show.flatMap(([key, drawn]) => (drawn ? [layer(shot, kind, key, [drawn])] : [])),
  ];
}

/** Where they stand elsewhere in a match they leave, and come in there. */
function placeOfCasters({ theme, scene }: Shot): string {
  const makesRoom = theme.arrangement.scoreboard === 'shelf' && scene.kind === 'match';
  return makesRoom ? 'casters match' : 'casters';
}

/** One function for the server and the browser. `now`: ms since 1970. */
export function drawScene(picture: Picture, scene: OnAirScene | null, now: number): Html {
  if (!scene) return idle(picture);
  const { options, players } = picture;
  const shot: Shot = { ...picture, scene, language: options.language ?? scene.language, now };
  const { part } = options;
  if (part) return layer(shot, part, part, [alone[part](shot)]);
  if (players) return layer(shot, 'players', 'players', [playerPlates(shot)]);
  return html`${layers(shot)}`;
}
