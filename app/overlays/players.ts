import type { OnAirSide } from '~/broadcast/on-air';
import { type SideNumber, winnerOf } from '~/broadcast/scene';
import { type Html, html } from './html';
import {
  emblem,
  localizedName,
  nameAndScore,
  namedPlayer,
  ofSide,
  pips,
  playerLine,
  roundOf,
  sideColor,
  six,
} from './pieces';
import { type NumberedSide, type Shot, sidesOf } from './shot';
import { words } from './words';

export function scoreboard(shot: Shot): Html {
  return html`
    <section class="part scoreboard" data-screen="${shot.screen}" data-key="scoreboard">
      ${sidesOf(shot).map((side) => ofSide(shot, side, 'plate', nameAndScore(shot, side[0])))}
      ${roundOf(shot)}
    </section>`;
}

export function sixes(shot: Shot): Html {
  const sixOf = ([side, number]: NumberedSide) =>
    side.team &&
    html`
      <div class="s${number}" data-key="six${number}" data-style="${sideColor(shot, [side, number])}">
        ${six(shot, side, `six${number}`)}
      </div>`;
  return html`
    <section class="part sixes" data-screen="${shot.screen}" data-key="sixes">${sidesOf(shot).map(sixOf)}</section>`;
}

export function versus(shot: Shot): Html {
  const rival = (side: NumberedSide) => {
    const inside = html`
      <div class="face">
        <h2>
          ${namedPlayer(shot, side[0])}
          ${pips(shot, side[0])}
          <b class="score">${side[0].score}</b>
        </h2>
        ${six(shot, side[0])}
      </div>`;
    return ofSide(shot, side, 'rival', inside);
  };
  return html`
    <section class="part versus" data-screen="${shot.screen}" data-key="versus">
      ${sidesOf(shot).map(rival)}
      <b class="vs" data-place="vs" aria-hidden="true"><span>VS</span></b>
      ${roundOf(shot)}
    </section>`;
}

export function winner(shot: Shot): Html | undefined {
  const { sides } = shot.scene;
  const won = winnerOf(shot.scene);
  if (!won) return undefined;
  const side = sides[won - 1] as OnAirSide;
  return html`
    <section class="part winner" data-screen="${shot.screen}" data-key="winner"
      data-style="${sideColor(shot, [side, won as SideNumber])}">
      <div class="champion" data-place="champion">
        <div class="face">
          ${emblem(shot)}
          <p>${localizedName(shot, words.winner, 'stacks')}</p>
          <h1>${playerLine(shot, side)}</h1>
          <p class="result">${sides[0].score}–${sides[1].score}</p>
        </div>
      </div>
      ${six(shot, side, 'roster')}
    </section>`;
}

export function playerPlates(shot: Shot): Html {
  const seat = (side: NumberedSide) =>
    ofSide(shot, side, 'seat', html`${nameAndScore(shot, side[0])}${six(shot, side[0])}`);
  return html`
    <section class="part seats" data-screen="players" data-key="seats">${sidesOf(shot).map(seat)}</section>`;
}
