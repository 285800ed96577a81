import type { OnAirSide } from '../on-air';
import { type SideNumber, winnerOf } from '../scene';
import { type Html, html } from './html';
import { chips, emblem, nameAndScore, named, playerLine, roundOf, sideColor, six } from './pieces';
import { type NumberedSide, type Shot, sidesOf } from './shot';
import { words } from './words';

export function scoreboard(shot: Shot): Html {
  const plate = ([side, number]: NumberedSide) => html`
    <div class="plate s${number}" data-key="plate${number}" data-style="${sideColor(shot, [side, number])}">
      ${nameAndScore(shot, side)}
    </div>`;
  return html`
    <section class="part scoreboard" data-key="scoreboard">
      ${sidesOf(shot).map(plate)}
      ${roundOf(shot)}
    </section>`;
}

export function sixes(shot: Shot): Html {
  const sixOf = ([side, number]: NumberedSide) =>
    side.team &&
    html`
      <ol class="six s${number}" data-key="six${number}" data-style="${sideColor(shot, [side, number])}">
        ${chips(shot, side.team)}
      </ol>`;
  return html`<section class="part sixes" data-key="sixes">${sidesOf(shot).map(sixOf)}</section>`;
}

export function versus(shot: Shot): Html {
  const rival = ([side, number]: NumberedSide) => html`
    <div class="rival s${number}" data-key="rival${number}" data-style="${sideColor(shot, [side, number])}">
      <div class="face">
        <h2>${playerLine(shot, side)}</h2>
        ${six(shot, side)}
      </div>
    </div>`;
  return html`
    <section class="part versus" data-key="versus">
      ${sidesOf(shot).map(rival)}
      <b class="vs" aria-hidden="true">VS</b>
      ${roundOf(shot)}
    </section>`;
}

export function winner(shot: Shot): Html | undefined {
  const { sides } = shot.scene;
  const won = winnerOf(shot.scene);
  if (!won) return undefined;
  const side = sides[won - 1] as OnAirSide;
  return html`
    <section class="part winner" data-key="winner" data-style="${sideColor(shot, [side, won as SideNumber])}">
      <div class="face">
        ${emblem(shot)}
        <p>${named(shot, words.winner)}</p>
        <h1>${playerLine(shot, side)}</h1>
        <p class="result">${sides[0].score}–${sides[1].score}</p>
        ${six(shot, side)}
      </div>
    </section>`;
}

export function playerPlates(shot: Shot): Html {
  const seat = ([side, number]: NumberedSide) => html`
    <div class="seat s${number}" data-key="seat${number}" data-style="${sideColor(shot, [side, number])}">
      ${nameAndScore(shot, side)}
      ${six(shot, side)}
    </div>`;
  return html`<section class="part seats" data-key="seats">${sidesOf(shot).map(seat)}</section>`;
}
