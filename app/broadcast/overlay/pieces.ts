import { type Name, plainName } from '~/pokedex/name';
import { lookOf } from '~/pokedex/type-looks';
import type { OnAirMember, OnAirSide } from '../on-air';
import { winsNeeded } from '../scene';
import { type Html, html } from './html';
import type { Place } from './layout';
import type { NumberedSide, Picture, Shot } from './shot';
import { clockText, emsOf, isBright } from './text';
import { bestOfWords } from './words';

/** A line that shrinks where it would not fit. */
export function fitLine({ widths }: Picture, text: string, className = ''): Html {
  return html`
    <span class="fit ${className}" data-style="--len:${emsOf(text, widths)}">
      <span>${text}</span>
    </span>`;
}

/** A name in the language on air; with both asked for, the two take turns, or stand one above the other in titles. */
export function named(shot: Shot, name: Name, look: 'turns' | 'stacks' = 'turns'): Html {
  const first = shot.language === 'en' ? name.en : name.ja;
  const second = shot.language === 'both' && name.en !== name.ja ? name.en : '';
  return html`
    <span class="named${second && ` ${look}`}">
      ${fitLine(shot, first, 'main')}
      ${second && fitLine(shot, second, 'also')}
    </span>`;
}

const formIn = (name: string) => /[（(](.+)[）)]/.exec(name)?.[1] ?? '';

/** A Pokémon's name with its form below, which is never left out: れんげき and いちげき are two. */
export function species(shot: Shot, { ja, en }: Name): Html {
  const line = (name: string, className: string) => {
    const form = formIn(name);
    return html`
      <span class="species ${className}">
        ${fitLine(shot, plainName(name))}
        ${form && fitLine(shot, form, 'form')}
      </span>`;
  };
  const isBoth = shot.language === 'both' && ja !== en;
  return html`
    <span class="named${isBoth ? ' turns' : ''}">
      ${line(shot.language === 'en' ? en : ja, 'main')}
      ${isBoth && line(en, 'also')}
    </span>`;
}

export const playerLine = (shot: Shot, { player }: OnAirSide): Html => fitLine(shot, player || '—', 'player');

export function typeSign(types: readonly string[]): Html {
  const shapes = types.slice(0, 2).map((type, at) => {
    return html`<path d="${lookOf(type).shape}" transform="translate(${at * 24})"/>`;
  });
  return html`
    <svg class="sign" viewBox="0 0 ${types.length > 1 ? 48 : 24} 24" aria-hidden="true">${shapes}</svg>`;
}

export const typeColors = (types: readonly string[]) =>
  `--type:${lookOf(types[0] ?? '').color};--type-2:${lookOf(types[1] ?? types[0] ?? '').color}`;

/** Crews choose a side's color as they like: what is written on it is dark or light as the color asks. */
export function sideColor({ theme }: Picture, [side, number]: NumberedSide): string {
  const color = side.color ?? theme.sides[number - 1] ?? '';
  return `--side:${color};--on-side:${isBright(color) ? '#000' : '#fff'}`;
}

/** What holds one side's own color at its place, which is named after it and numbered. */
export function ofSide(shot: Shot, [side, number]: NumberedSide, className: string, inside: Html): Html {
  return html`
    <div class="${className} s${number}" data-place="${className}${number}" data-key="${className}${number}"
      data-style="${sideColor(shot, [side, number])}">
      ${inside}
    </div>`;
}

export const pips = ({ scene }: Shot, { score }: OnAirSide): Html => {
  const wins = Array.from({ length: winsNeeded(scene.bestOf) }, (_, at) => {
    return html`<i class="${at < score ? 'won' : ''}"></i>`;
  });
  return html`<span class="pips" aria-hidden="true">${wins}</span>`;
};

export const nameAndScore = (shot: Shot, side: OnAirSide): Html => html`
  <div class="face">
    ${playerLine(shot, side)}
    ${pips(shot, side)}
    <b class="score" data-key="score${side.score}">${side.score}</b>
  </div>`;

export function roundOf(shot: Shot): Html {
  const { round, bestOf } = shot.scene;
  return html`
    <div class="round" data-place="round" data-key="round">
      <div class="face">
        ${round && named(shot, round)}
        <span class="best">${named(shot, bestOfWords(bestOf))}</span>
      </div>
    </div>`;
}

function chip(shot: Shot, { species: name, types }: OnAirMember): Html {
  return html`
    <li class="chip" data-key="${name.key}" data-style="${typeColors(types)}">
      <span class="face">
        <span class="badge">${typeSign(types)}</span>
        ${species(shot, name)}
      </span>
    </li>`;
}

export const six = (shot: Shot, { team }: OnAirSide, place?: Place): Html | null =>
  team &&
  html`
    <ol class="six"${place && attribute('data-place', place)}>
      ${team.members.map((member) => chip(shot, member))}
    </ol>`;

const attribute = (name: string, value: string): Html => html` ${name}="${value}"`;

export const emblem = ({ theme }: Picture): Html =>
  html`<svg class="emblem" viewBox="0 0 100 100" aria-hidden="true"><path d="${theme.emblem}"/></svg>`;

/** Which event this is, always. */
export function mark(shot: Shot): Html {
  const { tournament } = shot.scene;
  return html`
    <section class="part mark" data-screen="${shot.screen}" data-key="mark">
      <div data-place="mark">
        <div class="face">
          ${emblem(shot)}
          <span class="marked">
            ${named(shot, shot.theme.title)}
            ${tournament && fitLine(shot, tournament, 'tournament')}
          </span>
        </div>
      </div>
    </section>`;
}

/** What is left until something begins; the browser's script keeps it running. At 0:00 it is gone. */
export function countdown(shot: Shot): Html | undefined {
  const { countdownEndsAt } = shot.scene;
  const leftMs = countdownEndsAt ? Date.parse(countdownEndsAt) - shot.now : 0;
  if (!countdownEndsAt || leftMs <= 0) return undefined;
  return html`
    <section class="part clock" data-screen="${shot.screen}" data-key="clock">
      <div data-place="clock">
        <div class="face">
          <time class="countdown" datetime="${countdownEndsAt}">
            ${clockText(leftMs)}
          </time>
        </div>
      </div>
    </section>`;
}
