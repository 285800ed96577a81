import type { OnAirMember, OnAirSide } from '~/broadcast/on-air';
import type { SideNumber } from '~/broadcast/scene';
import type { Name } from '~/pokedex/name';
import { type Html, html } from './html';
import {
  crossOf,
  fateOf,
  localizedName,
  namedPlayer,
  narrowLine,
  ofSide,
  speciesName,
  typeColors,
  typeSign,
  usedBy,
} from './pieces';
import { type Shot, sidesOf } from './shot';
import { words } from './words';

/** Tells apart what would be six equal texts. Paths in a 24×24 box. */
const factSigns = {
  item: 'M7 8V6a5 5 0 0 1 10 0v2h4v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8zm3 0h4V6a2 2 0 0 0-4 0z',
  ability: 'M12 0l3.4 8.6L24 12l-8.6 3.4L12 24l-3.4-8.6L0 12l8.6-3.4z',
  alignment: 'M0 11 6.5 2 13 11zM11 13H24L17.5 22z',
};

const fact = (shot: Shot, name: Name | undefined, kind: keyof typeof factSigns): Html | undefined =>
  name &&
  html`
    <li class="${kind}">
      <svg class="what" viewBox="0 0 24 24" aria-hidden="true"><path d="${factSigns[kind]}"/></svg>
      ${localizedName(shot, name, 'turns', narrowLine)}
    </li>`;

/** Adds word and sign, because color alone isn't accessible. */
const tera = (shot: Shot, type: OnAirMember['teraType']): Html | undefined =>
  type &&
  html`
    <span class="tera" data-style="${typeColors([type.key])}">
      ${typeSign([type.key])}
      ${localizedName(shot, type, 'turns', narrowLine)}
    </span>`;

function card(shot: Shot, side: OnAirSide, member: OnAirMember, at: number): Html {
  const { species: name, types, ability, item, moves, teraType, statAlignment } = member;
  const isOpen = ability || item || moves?.length;
  return html`
    <li class="card${isOpen ? '' : ' closed'}${fateOf(side, at)}" data-key="${name.key}" data-style="${typeColors(types)}">
      <div class="face">
        <div class="head">
          <span class="badge">${typeSign(types)}${crossOf(side, at)}${usedBy(side, at)}</span>
          ${speciesName(shot, name, narrowLine)}
          ${tera(shot, teraType)}
        </div>
        ${
          isOpen &&
          html`
            <ul class="facts">
              ${fact(shot, item, 'item')}
              ${fact(shot, ability, 'ability')}
              ${fact(shot, statAlignment, 'alignment')}
            </ul>`
        }
        ${
          moves &&
          moves.length > 0 &&
          html`<ul class="moves">${moves.map((move) => html`<li>${localizedName(shot, move, 'turns', narrowLine)}</li>`)}</ul>`
        }
      </div>
    </li>`;
}

export function sheets(shot: Shot, only?: SideNumber): Html {
  const sides = sidesOf(shot).filter(([, number]) => !only || only === number);
  const team = (side: OnAirSide) =>
    side.team
      ? html`<ol class="cards">${side.team.members.map((member, at) => card(shot, side, member, at))}</ol>`
      : side.hidesTeam && html`<p class="none">${localizedName(shot, words.noTeam)}</p>`;
  return html`
    <section class="part sheets" data-screen="${shot.screen}" data-key="sheets">
      ${sides.map((side) => {
        return ofSide(
          shot,
          side,
          'sheet',
          html`<h2>${namedPlayer(shot, side[0])}<b class="score">${side[0].score}</b></h2>${team(side[0])}`,
        );
      })}
    </section>`;
}
