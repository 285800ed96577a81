import {
  nameOfCaster,
  type OnAirScene,
  type OnAirStanding,
  type OnAirUsage,
  tickerIn,
} from '~/broadcast/on-air';
import type { PauseKind } from '~/broadcast/scene';
import { type Html, html } from './html';
import type { StagePlace } from './layout';
import {
  emblem,
  fitLine,
  headline,
  localizedName,
  playerLine,
  roundName,
  speciesName,
  tournamentOf,
  typeColors,
  typeSign,
} from './pieces';
import type { Shot } from './shot';
import { emsOf } from './text';
import { teamsWords, words } from './words';

export function casters(shot: Shot): Html | undefined {
  if (shot.scene.casters.length === 0) return undefined;
  const caster = (one: OnAirScene['casters'][number]) => html`
    <li data-key="${one.name}${one.handle}">
      <div class="face">
        <span class="caster">${localizedName(shot, nameOfCaster(one))}</span>
        ${(one.name || one.nameEn) && one.handle && fitLine(shot, one.handle, 'handle')}
      </div>
    </li>`;
  return html`
    <section class="part casters" data-screen="${shot.screen}" data-key="casters">
      <ul data-place="casters">${shot.scene.casters.map(caster)}</ul>
    </section>`;
}

const lineMs = 6000;
export const lineTurn = (now: number): number => Math.floor(now / lineMs);

function belt({ scene, language, widths }: Shot): Html {
  const lines = tickerIn(scene, language);
  const run = html`<span class="run">${lines.map((line) => html`<span>${line}</span>`)}</span>`;
  const length = lines.reduce((sum, line) => sum + emsOf(line, widths.own) + 4, 0);
  // The copy makes the loop seamless.
  return html`
    <div class="belt" data-style="--seconds:${Math.round(length / 3.2)}">
      ${run}
      <span aria-hidden="true">${run}</span>
    </div>`;
}

export function ticker(shot: Shot): Html | undefined {
  const lines = tickerIn(shot.scene, shot.language);
  const line = lines[lineTurn(shot.now) % lines.length];
  if (line === undefined) return undefined;
  return html`
    <section class="part ticker" data-screen="${shot.screen}" data-key="ticker">
      <div data-place="ticker">
        <div class="face">${shot.options.moves ? belt(shot) : fitLine(shot, line, 'line')}</div>
      </div>
    </section>`;
}

const tableSection = (
  shot: Shot,
  className: string,
  place: StagePlace,
  title: Html,
  rows: readonly Html[],
): Html => html`
  <section class="part standings ${className}" data-screen="${shot.screen}" data-key="${className}">
    ${headline(shot, title)}
    <ol data-place="${place}">${rows}</ol>
  </section>`;

export function standingsTable(shot: Shot): Html | undefined {
  const { standings } = shot.scene;
  if (standings.length === 0) return undefined;
  const standing = ({ rank, player, latin, wins, losses, ties }: OnAirStanding, at: number) => html`
    <li data-key="${rank ?? ''}${player}${at}" data-style="--at:${at}">
      <div class="face">
        <b>${rank ?? '–'}</b>
        ${playerLine(shot, { player, latin })}
        <span class="record">${wins === null ? '' : `${wins}–${losses}${ties ? `–${ties}` : ''}`}</span>
      </div>
    </li>`;
  return tableSection(shot, 'places', 'rows', localizedName(shot, words.standings), standings.map(standing));
}

/** Teams that use each of the ten most common species, as Japanese events summarize it. */
export function mostUsed(shot: Shot): Html | undefined {
  const { usage } = shot.scene;
  if (!usage || usage.species.length === 0) return undefined;
  const maxTeams = usage.species[0]?.teams ?? 1;
  const row = ({ species: name, types, teams }: OnAirUsage['species'][number], at: number) => html`
    <li data-key="${name.key}" data-style="--at:${at};--part:${(teams / maxTeams).toFixed(3)};${typeColors(types)}">
      <div class="face">
        <span class="badge">${typeSign(types)}</span>
        ${speciesName(shot, name)}
        <span class="record">${teams}</span>
      </div>
    </li>`;
  const title = html`${localizedName(shot, words.kp)}<small>${localizedName(shot, teamsWords(usage.teams))}</small>`;
  return tableSection(shot, 'kp', 'bars', title, usage.species.map(row));
}

export function pause(shot: Shot, kind: PauseKind, showsLogo = false): Html {
  const { round, logo } = shot.scene;
  const tournament = tournamentOf(shot);
  return html`
    <section class="part pause" data-screen="${shot.screen}" data-key="${showsLogo ? 'logo' : 'pause'}">
      <div data-place="title">
        <div class="face">
          ${showsLogo ? html`<img class="logo${logo === shot.plated ? ' plated' : ''}" src="${logo}" alt="">` : emblem(shot)}
          <h1>${localizedName(shot, words[kind], 'stacks')}</h1>
          ${tournament && html`<p>${tournament}</p>`}
          ${!showsLogo && round && html`<p>${roundName(shot, round)}</p>`}
        </div>
      </div>
    </section>`;
}
