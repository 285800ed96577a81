import type { OnAirScene } from '../on-air';
import { type Html, html } from './html';
import { countdown, emblem, fitLine } from './pieces';
import { playerPlates, scoreboard, sixes, versus, winner } from './players';
import { sheets } from './sheets';
import type { Picture, Shot } from './shot';
import { casters, mostUsed, pause, standingsTable, ticker } from './show';

type Drawn = Html | undefined;

const scenes: Record<OnAirScene['kind'], (shot: Shot) => Drawn[]> = {
  startingSoon: (shot) => [pause(shot, 'startingSoon'), casters(shot), ticker(shot)],
  versus: (shot) => [versus(shot), ticker(shot)],
  match: (shot) => [scoreboard(shot), sixes(shot), casters(shot), ticker(shot)],
  teams: (shot) => [sheets(shot), ticker(shot)],
  standings: (shot) => [standingsTable(shot), ticker(shot)],
  kp: (shot) => [mostUsed(shot), ticker(shot)],
  winner: (shot) => [winner(shot), ticker(shot)],
  break: (shot) => [pause(shot, 'break'), casters(shot), ticker(shot)],
};

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

/** One function for the server and the browser. `now`: ms since 1970. */
export function drawScene(picture: Picture, scene: OnAirScene | null, now: number): Html {
  if (!scene) return idle(picture);
  const { options, players } = picture;
  const shot: Shot = { ...picture, scene, language: options.language ?? scene.language, now };
  const drawn = options.part
    ? [alone[options.part](shot)]
    : players
      ? [playerPlates(shot)]
      : scenes[scene.kind](shot);
  const kind = options.part ?? (players ? 'players' : scene.kind);
  return html`
    <div class="scene" data-key="${kind}" data-kind="${kind}" data-language="${shot.language}">${drawn}</div>`;
}
