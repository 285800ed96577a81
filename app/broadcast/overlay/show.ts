import type { OnAirScene, OnAirStanding, OnAirUsage } from '../on-air';
import { type Html, html } from './html';
import { countdown, emblem, fitLine, named, typeColors, typeSign, withoutForm } from './pieces';
import type { Shot } from './shot';
import { emsOf } from './text';
import { teamsWords, words } from './words';

export function casters(shot: Shot): Html | undefined {
  if (shot.scene.casters.length === 0) return undefined;
  const caster = ({ name, handle }: OnAirScene['casters'][number]) => html`
    <li data-key="${name}${handle}">
      <div class="face">
        ${fitLine(shot, name || handle, 'caster')}
        ${name && handle && fitLine(shot, handle, 'handle')}
      </div>
    </li>`;
  return html`
    <section class="part casters" data-key="casters">
      <ul>${shot.scene.casters.map(caster)}</ul>
    </section>`;
}

export function ticker(shot: Shot): Html | undefined {
  const { ticker: lines } = shot.scene;
  if (lines.length === 0) return undefined;
  const run = html`<span class="run">${lines.map((line) => html`<span>${line}</span>`)}</span>`;
  const length = lines.reduce((sum, line) => sum + emsOf(line, shot.widths) + 4, 0);
  // Twice the same, so that the loop has no seam; a line that fits stands still.
  const moves = shot.options.moves && length > 52;
  return html`
    <section class="part ticker${moves ? ' runs' : ''}" data-key="ticker">
      <div class="face">
        <div class="belt" data-style="--seconds:${Math.round(length / 3.2)}">
          ${run}
          ${moves && html`<span aria-hidden="true">${run}</span>`}
        </div>
      </div>
    </section>`;
}

export function standingsTable(shot: Shot): Html | undefined {
  const { standings, tournament } = shot.scene;
  if (standings.length === 0) return undefined;
  const standing = ({ rank, player, wins, losses, ties }: OnAirStanding, at: number) => html`
    <li data-key="${rank ?? ''}${player}${at}" data-style="--at:${at}">
      <b>${rank ?? '–'}</b>
      ${fitLine(shot, player, 'player')}
      <span class="record">${wins === null ? '' : `${wins}–${losses}${ties ? `–${ties}` : ''}`}</span>
    </li>`;
  return html`
    <section class="part standings${standings.length > 8 ? ' two' : ''}" data-key="standings">
      <div class="face">
        <h2>
          ${named(shot, words.standings)}
          ${tournament && fitLine(shot, tournament, 'tournament')}
        </h2>
        <ol>${standings.map(standing)}</ol>
      </div>
    </section>`;
}

/** How many teams hold each of the ten most used, as Japanese events tell it at the end. */
export function mostUsed(shot: Shot): Html | undefined {
  const { usage, tournament } = shot.scene;
  if (!usage || usage.species.length === 0) return undefined;
  const most = usage.species[0]?.teams ?? 1;
  const row = ({ species, types, teams }: OnAirUsage['species'][number], at: number) => html`
    <li data-key="${species.key}" data-style="--at:${at};--part:${(teams / most).toFixed(3)};${typeColors(types)}">
      <span class="badge">${typeSign(types)}</span>
      ${named(shot, withoutForm(species))}
      <span class="record">${teams}</span>
    </li>`;
  return html`
    <section class="part standings two kp" data-key="kp">
      <div class="face">
        <h2>
          ${named(shot, words.kp)}
          <span class="tournament">
            ${tournament && fitLine(shot, tournament)}
            ${named(shot, teamsWords(usage.teams))}
          </span>
        </h2>
        <ol>${usage.species.map(row)}</ol>
      </div>
    </section>`;
}

export function pause(shot: Shot, kind: 'startingSoon' | 'break'): Html {
  const { tournament, round } = shot.scene;
  const of =
    (tournament || round) &&
    html`<p>${tournament && fitLine(shot, tournament, 'tournament')}${round && named(shot, round)}</p>`;
  return html`
    <section class="part pause" data-key="pause">
      <div class="face">
        ${emblem(shot)}
        <h1>${named(shot, words[kind])}</h1>
        ${of}
        ${countdown(shot)}
      </div>
    </section>`;
}
