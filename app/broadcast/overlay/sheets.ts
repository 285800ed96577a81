import type { Name } from '~/pokedex/name';
import type { OnAirMember, OnAirSide } from '../on-air';
import type { SideNumber } from '../scene';
import { type Html, html } from './html';
import { named, playerLine, sideColor, typeColors, typeSign, withoutForm } from './pieces';
import { type NumberedSide, type Shot, sidesOf } from './shot';
import { words } from './words';

function fact(shot: Shot, label: Name, name: Name | undefined): Html | undefined {
  if (!name) return undefined;
  return html`
    <div class="fact">
      <small>${shot.language === 'ja' ? label.ja : label.en}</small>
      ${named(shot, name)}
    </div>`;
}

const factsOf = (shot: Shot, { ability, item, statAlignment }: OnAirMember): Html => html`
  <div class="facts">
    ${fact(shot, words.ability, ability)}
    ${fact(shot, words.item, item)}
    ${fact(shot, words.statAlignment, statAlignment)}
  </div>`;

const movesOf = (shot: Shot, moves: readonly Name[]): Html => html`
  <ul class="moves">${moves.map((move) => html`<li>${named(shot, move)}</li>`)}</ul>`;

function card(shot: Shot, member: OnAirMember): Html {
  const { species, types, ability, item, moves, teraType } = member;
  const isOpen = ability || item || moves?.length;
  const shown = shot.theme.arrangement.sheets === 'wide' ? withoutForm(species) : species;
  const tera =
    teraType &&
    html`
      <span class="tera" data-style="${typeColors([teraType.key])}" title="${teraType.en}">
        ${typeSign([teraType.key])}
      </span>`;
  return html`
    <li class="card${isOpen ? '' : ' closed'}" data-key="${species.key}" data-style="${typeColors(types)}">
      <div class="face">
        <div class="head">
          <span class="badge">${typeSign(types)}</span>
          ${named(shot, shown)}
          ${tera}
        </div>
        ${isOpen && factsOf(shot, member)}
        ${moves && moves.length > 0 && movesOf(shot, moves)}
      </div>
    </li>`;
}

export function sheets(shot: Shot, only?: SideNumber): Html {
  const shown = sidesOf(shot).filter(([, number]) => !only || only === number);
  const team = ({ team, hidesTeam }: OnAirSide) =>
    team
      ? html`<ol class="cards">${team.members.map((member) => card(shot, member))}</ol>`
      : hidesTeam && html`<p class="none">${named(shot, words.noTeam)}</p>`;
  const sheet = ([side, number]: NumberedSide) => html`
    <div class="sheet s${number}" data-key="sheet${number}" data-style="${sideColor(shot, [side, number])}">
      <h2>${playerLine(shot, side)}</h2>
      ${team(side)}
    </div>`;
  return html`
    <section class="part sheets${shown.length > 1 ? '' : ' single'}" data-key="sheets">
      ${shown.map(sheet)}
    </section>`;
}
