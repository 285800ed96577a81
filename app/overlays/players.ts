import type { OnAirSide } from '~/broadcast/on-air';
import type { SideNumber } from '~/broadcast/scene';
import { type Html, html } from './html';
import { boxesOf } from './layout';
import { nameAndScore, namedPlayer, ofSide, pips, playerLine, roundOf, sideColor, six } from './pieces';
import { type NumberedSide, type Shot, sidesOf } from './shot';
import { room } from './told/room';

export function scoreboard(shot: Shot): Html {
  return html`
    <section class="part scoreboard" data-screen="${shot.screen}" data-key="scoreboard">
      ${sidesOf(shot).map((side) => ofSide(shot, side, 'plate', nameAndScore(shot, side[0])))}
      ${roundOf(shot)}
    </section>`;
}

export function sixes(shot: Shot): Html {
  const headed = (side: OnAirSide, number: SideNumber) => html`
    <div class="headed" data-place="six${number}">
      <div class="owner"><p class="face">${playerLine(shot, side)}</p></div>
      ${six(shot, side)}
    </div>`;
  const boxes = boxesOf(shot.theme.layout, shot.screen);
  const sixOf = ([side, number]: NumberedSide) => {
    if (!boxes[`six${number}`]) return undefined;
    if (!side.team) return room(shot, number);
    return html`
      <div class="s${number}" data-key="six${number}" data-style="${sideColor(shot, [side, number])}">
        ${shot.theme.layout.headsSixes ? headed(side, number) : six(shot, side, `six${number}`)}
      </div>`;
  };
  return html`
    <section class="part sixes" data-screen="${shot.screen}" data-key="sixes">${sidesOf(shot).map(sixOf)}</section>`;
}

/** Leaves the players' cameras open, with the names of those who are seen. */
export function cameras(shot: Shot): Html | undefined {
  if (shot.screen !== 'cameras') return undefined;
  const camera = (side: NumberedSide) =>
    ofSide(
      shot,
      side,
      'camera',
      html`<div class="owner"><p class="face">${playerLine(shot, side[0])}</p></div>`,
    );
  return html`
    <section class="part cameras" data-screen="cameras" data-key="cameras">${sidesOf(shot).map(camera)}</section>`;
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

export function playerPlates(shot: Shot): Html {
  const seat = (side: NumberedSide) =>
    ofSide(shot, side, 'seat', html`${nameAndScore(shot, side[0])}${six(shot, side[0])}`);
  return html`
    <section class="part seats" data-screen="players" data-key="seats">${sidesOf(shot).map(seat)}</section>`;
}
