import type { OnAirNext } from '~/broadcast/on-air';
import type { SideNumber } from '~/broadcast/scene';
import { type Html, html } from '../html';
import { emblem, localizedName, playerLine, roundName } from '../pieces';
import type { Shot } from '../shot';
import { words } from '../words';

type Filler = (shot: Shot) => Html;

function fillersOf({ scene }: Shot): Filler[] {
  const [next, later] = scene.upNext ?? [];
  return [
    ...(next ? [coming(next, true)] : []),
    ...(scene.logo ? [logoOf(scene.logo)] : []),
    ...(later ? [coming(later, false)] : []),
  ];
}

/** Fills the place of a six that is unknown or hidden with the next match, the logo, or the event's sign. */
export function room(shot: Shot, number: SideNumber): Html {
  const isSecond = number === 2 && !shot.scene.sides[0].team;
  const filler = fillersOf(shot)[isSecond ? 1 : 0] ?? emblem;
  return html`
    <div class="room" data-place="six${number}" data-key="room${number}">${filler(shot)}</div>`;
}

const coming =
  ({ players, round, sides }: OnAirNext, isNext: boolean): Filler =>
  (shot) =>
    html`
    <div class="coming face">
      ${
        (isNext || round) &&
        html`<h3>${isNext && localizedName(shot, words.nextMatch)}${round && roundName(shot, round)}</h3>`
      }
      <p>
        ${players.map((player, at) => playerLine(shot, { player, latin: sides?.[at]?.latin }))}
      </p>
    </div>`;

const logoOf =
  (logo: string): Filler =>
  ({ plated }) =>
    html`<div class="sponsor"><img class="logo${logo === plated ? ' plated' : ''}" src="${logo}" alt=""></div>`;
