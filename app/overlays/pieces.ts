import { nameOfTournament, type OnAirMember, type OnAirSide } from '~/broadcast/on-air';
import { winsNeeded } from '~/broadcast/scene';
import { bracketedIn, type Name, plainName } from '~/pokedex/name';
import { lookOf } from '~/pokedex/type-looks';
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

/** ケンタロス（パルデアのすがた・ウォーター種） has its breed said shorter than the game does: パルデア・ウォーター種. */
const formIn = (name: string) => bracketedIn(name)?.replace('のすがた・', '・') ?? '';

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

/** What has two names, on one line; with both languages asked for they take turns. */
function turningLine(shot: Shot, { ja, en }: Name, className: string): Html {
  if (shot.language !== 'both' || en === ja)
    return fitLine(shot, shot.language === 'en' ? en : ja, className);
  const line = (text: string, language: string) => html`
    <span class="${language}" data-style="--len:${emsOf(text, shot.widths)}">${text}</span>`;
  return html`
    <span class="fit ${className} turns">
      ${line(ja, 'main')}
      ${line(en, 'also')}
    </span>`;
}

/** A player by name: in English as they write it in Latin letters, where they do. */
export function playerLine(shot: Shot, { player, latin }: Pick<OnAirSide, 'player' | 'latin'>): Html {
  const name = player || '—';
  return turningLine(shot, { ja: name, en: latin ?? name }, 'player');
}

/** What is said of a player beside the name, on one line; where it is too long, its end is cut. */
function aboutLine(shot: Shot, { region, handle, record, seed }: OnAirSide): Html | undefined {
  const said = [record?.replaceAll('-', '–'), seed && `#${seed}`, region, handle].filter(Boolean).join(' · ');
  return said ? fitLine(shot, said, 'about') : undefined;
}

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

/** A player's name, and below it what is said of them. */
export function namedPlayer(shot: Shot, side: OnAirSide): Html {
  const about = aboutLine(shot, side);
  return about ? html`<span class="who">${playerLine(shot, side)}${about}</span>` : playerLine(shot, side);
}

export const nameAndScore = (shot: Shot, side: OnAirSide): Html => html`
  <div class="face">
    ${namedPlayer(shot, side)}
    ${pips(shot, side)}
    <b class="score" data-key="score${side.score}">${side.score}</b>
  </div>`;

export function roundOf(shot: Shot, round = shot.scene.round): Html {
  const { bestOf } = shot.scene;
  return html`
    <div class="round" data-place="round" data-key="round">
      <div class="face">
        ${round && named(shot, round)}
        <span class="best">${named(shot, bestOfWords(bestOf))}</span>
      </div>
    </div>`;
}

/** What the tournament is called. */
export function tournamentOf(shot: Shot): Html | null {
  const name = nameOfTournament(shot.scene);
  return name && turningLine(shot, name, 'tournament');
}

/** What a whole picture is about, and of which tournament. */
export const headline = (shot: Shot, title: Html): Html => html`
  <div class="head" data-place="head">
    <div class="face">
      <h2>${title}</h2>
      ${tournamentOf(shot)}
    </div>
  </div>`;

/** How it goes for the one at a place of a side's six, as classes. */
export function fateOf({ battle }: OnAirSide, at: number): string {
  if (!battle) return '';
  return `${battle.came.includes(at) ? ' came' : ' waiting'}${battle.down.includes(at) ? ' down' : ''}`;
}

/** What the one at a place did, as a sign that needs no language and takes no room from a name. */
export function usedBy({ battle, team }: OnAirSide, at: number): Html | undefined {
  const type = team?.members[at]?.teraType;
  if (battle?.tera === at)
    return type
      ? html`<span class="used tera-used" data-style="${typeColors([type.key])}">${typeSign([type.key])}</span>`
      : html`<span class="used tera-used"><b>T</b></span>`;
  return battle?.mega === at ? html`<span class="used"><b>M</b></span>` : undefined;
}

/** Over whoever is down. */
export const crossOf = ({ battle }: OnAirSide, at: number): Html | undefined =>
  battle?.down.includes(at)
    ? html`<svg class="cross" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4 20 20M20 4 4 20"/></svg>`
    : undefined;

function chip(shot: Shot, side: OnAirSide, { species: name, types }: OnAirMember, at: number): Html {
  return html`
    <li class="chip${fateOf(side, at)}" data-key="${name.key}" data-style="${typeColors(types)}">
      <span class="face">
        <span class="badge">${typeSign(types)}${crossOf(side, at)}${usedBy(side, at)}</span>
        ${species(shot, name)}
      </span>
    </li>`;
}

export const six = (shot: Shot, side: OnAirSide, place?: Place): Html | null =>
  side.team &&
  html`
    <ol class="six"${place && attribute('data-place', place)}>
      ${side.team.members.map((member, at) => chip(shot, side, member, at))}
    </ol>`;

const attribute = (name: string, value: string): Html => html` ${name}="${value}"`;

export const emblem = ({ theme }: Picture): Html =>
  html`<svg class="emblem" viewBox="0 0 100 100" aria-hidden="true"><path d="${theme.emblem}"/></svg>`;

/** Which event this is, always, and whose: the group's own picture, or a sponsor's. */
export function mark(shot: Shot): Html {
  const { logo } = shot.scene;
  return html`
    <section class="part mark" data-screen="${shot.screen}" data-key="mark">
      <div data-place="mark">
        <div class="face">
          ${emblem(shot)}
          ${logo && html`<img class="logo" src="${logo}" alt="">`}
          <span class="marked">
            ${named(shot, shot.theme.title)}
            ${tournamentOf(shot)}
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
