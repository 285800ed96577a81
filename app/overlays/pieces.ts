import { writtenName } from '~/broadcast/event-names';
import { nameOfTournament, type OnAirMember, type OnAirSide } from '~/broadcast/on-air';
import { shortRound } from '~/broadcast/round';
import { isPause, type PauseKind, winsNeeded } from '~/broadcast/scene';
import { bracketedIn, type Name, plainName } from '~/pokedex/name';
import { lookOf } from '~/pokedex/type-looks';
import { foldedText } from './folded-text';
import { type Html, html } from './html';
import type { StagePlace } from './layout';
import type { NumberedSide, Picture, Shot } from './shot';
import { clockText, emsOf, isBright } from './text';
import { bestOfWords, words } from './words';

const lineIn =
  (face: keyof Picture['widths']) =>
  ({ widths }: Picture, text: string, className = ''): Html =>
    html`
    <span class="fit ${className}" data-style="--len:${emsOf(text, widths[face])}">
      <span>${text}</span>
    </span>`;

export const fitLine = lineIn('own');

/** For texts that a stylesheet sets in the narrow face. */
export const narrowLine = lineIn('narrow');

/** Shows one language, or both in turn or stacked. */
export function localizedName(
  shot: Shot,
  name: Name,
  look: 'turns' | 'stacks' = 'turns',
  toLine = fitLine,
): Html {
  const first = shot.language === 'en' ? name.en : name.ja;
  const second = shot.language === 'both' && name.en !== name.ja ? name.en : '';
  return html`
    <span class="named${second && ` ${look}`}">
      ${toLine(shot, first, 'main')}
      ${second && toLine(shot, second, 'also')}
    </span>`;
}

/** A round's name, or its short form where the long one does not fit: “Swiss R12”. */
function roundLine(picture: Picture, round: string, className = ''): Html {
  const short = shortRound(round);
  if (short === round) return fitLine(picture, round, className);
  const length = emsOf(round, picture.widths.own);
  return html`
    <span class="fit ${className}" data-style="--len:${length};--long:${length};--short:${emsOf(short, picture.widths.own)}">
      <span class="long">${round}</span>
      <span class="short">${short}</span>
    </span>`;
}

export const roundName = (shot: Shot, round: Name): Html => localizedName(shot, round, 'turns', roundLine);

/** Shortens ケンタロス（パルデアのすがた・ウォーター種） to パルデア・ウォーター種. */
const formIn = (name: string) => bracketedIn(name)?.replace('のすがた・', '・') ?? '';

/** Small boxes set names of Pokémon in the narrow face. */
const eitherLine = ({ widths }: Picture, text: string): Html => html`
  <span class="fit either" data-style="--wide:${emsOf(text, widths.own)};--thin:${emsOf(text, widths.narrow)}">
    <span>${text}</span>
  </span>`;

/** The form is never omitted, because れんげき and いちげき differ. */
export function speciesName(shot: Shot, { ja, en }: Name, draw = eitherLine): Html {
  const line = (name: string, className: string) => {
    const form = formIn(name);
    return html`
      <span class="species ${className}">
        ${draw(shot, plainName(name))}
        ${form && narrowLine(shot, form, 'form')}
      </span>`;
  };
  const isBoth = shot.language === 'both' && ja !== en;
  return html`
    <span class="named${isBoth ? ' turns' : ''}">
      ${line(shot.language === 'en' ? en : ja, 'main')}
      ${isBoth && line(en, 'also')}
    </span>`;
}

function turningLine(shot: Shot, { ja, en }: Name, className: string): Html {
  if (shot.language !== 'both' || en === ja) {
    const { style, words } = foldedText(shot.language === 'en' ? en : ja, shot.widths.own);
    return html`<span class="fit ${className}" data-style="${style}"><span>${words}</span></span>`;
  }
  const line = (text: string, language: string) => {
    const { style, words } = foldedText(text, shot.widths.own);
    return html`<span class="${language}" data-style="${style}">${words}</span>`;
  };
  return html`
    <span class="fit ${className} turns">
      ${line(ja, 'main')}
      ${line(en, 'also')}
    </span>`;
}

export function playerLine(shot: Shot, { player, latin }: Pick<OnAirSide, 'player' | 'latin'>): Html {
  const name = player || '—';
  return turningLine(shot, { ja: name, en: latin ?? name }, 'player');
}

function aboutLine(shot: Shot, { region, handle, record, seed }: OnAirSide): Html | undefined {
  const facts = [record?.replaceAll('-', '–'), seed && `#${seed}`].filter(Boolean).join(' · ');
  if (!facts && !region && !handle) return undefined;
  return html`
    <span class="about">
      ${facts && fitLine(shot, facts, 'facts')}
      ${region && fitLine(shot, region, 'region')}
      ${handle && fitLine(shot, handle, 'handle')}
    </span>`;
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

/** Picks a text color with enough contrast, since crews choose any color. */
export function sideColor({ theme }: Picture, [side, number]: NumberedSide): string {
  const color = side.color ?? theme.sides[number - 1] ?? '';
  return `--side:${color};--on-side:${isBright(color) ? '#000' : '#fff'}`;
}

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
        ${round && roundName(shot, round)}
        <span class="best">${localizedName(shot, bestOfWords(bestOf))}</span>
      </div>
    </div>`;
}

export function tournamentOf(shot: Shot): Html | null {
  const name = nameOfTournament(shot.scene);
  return name && turningLine(shot, name, 'tournament');
}

export const headline = (shot: Shot, title: Html): Html => html`
  <div class="head" data-place="head">
    <div class="face">
      <h2>${title}</h2>
      ${tournamentOf(shot)}
    </div>
  </div>`;

export function fateOf({ battle }: OnAirSide, at: number): string {
  if (!battle) return '';
  return `${battle.came.includes(at) ? ' came' : ' waiting'}${battle.down.includes(at) ? ' down' : ''}`;
}

export function usedBy({ battle, team }: OnAirSide, at: number): Html | undefined {
  const type = team?.members[at]?.teraType;
  if (battle?.tera === at)
    return type
      ? html`<span class="used tera-used" data-style="${typeColors([type.key])}">${typeSign([type.key])}</span>`
      : html`<span class="used tera-used"><b>T</b></span>`;
  return battle?.mega === at ? html`<span class="used"><b>M</b></span>` : undefined;
}

export const crossOf = ({ battle }: OnAirSide, at: number): Html | undefined =>
  battle?.down.includes(at)
    ? html`<svg class="cross" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4 20 20M20 4 4 20"/></svg>`
    : undefined;

function chip(shot: Shot, side: OnAirSide, { species: name, types }: OnAirMember, at: number): Html {
  return html`
    <li class="chip${fateOf(side, at)}" data-key="${name.key}" data-style="${typeColors(types)}">
      <span class="face">
        <span class="badge">${typeSign(types)}${crossOf(side, at)}${usedBy(side, at)}</span>
        ${speciesName(shot, name)}
      </span>
    </li>`;
}

export const six = (shot: Shot, side: OnAirSide, place?: StagePlace): Html | null =>
  side.team &&
  html`
    <ol class="six"${place && attribute('data-place', place)}>
      ${side.team.members.map((member, at) => chip(shot, side, member, at))}
    </ol>`;

const attribute = (name: string, value: string): Html => html` ${name}="${value}"`;

export const emblem = ({ theme }: Picture): Html =>
  html`<svg class="emblem" viewBox="0 0 100 100" aria-hidden="true"><path d="${theme.emblem}"/></svg>`;

export const titleOf = ({ theme, written }: Picture): Name => writtenName(theme.title, written);

export function mark(shot: Shot): Html {
  const { logo, kind, decides } = shot.scene;
  const isNamed = kind === 'winner' && decides;
  const isTurn = isPause(kind) && shot.screen !== 'pause';
  return html`
    <section class="part mark" data-screen="${shot.screen}" data-key="mark">
      <div data-place="mark">
        <div class="face${logo ? ' signed' : ''}">
          ${emblem(shot)}
          ${logo && html`<img class="logo${logo === shot.plated ? ' plated' : ''}" src="${logo}" alt="">`}
          <span class="marked">
            ${localizedName(shot, titleOf(shot))}
            ${isTurn ? meanwhile(shot) : !isNamed && tournamentOf(shot)}
          </span>
        </div>
      </div>
    </section>`;
}

/** The script keeps it running. At 0:00 it disappears. */
function timeLeft({ scene: { countdownEndsAt }, now }: Shot): Html | undefined {
  const leftMs = countdownEndsAt ? Date.parse(countdownEndsAt) - now : 0;
  if (!countdownEndsAt || leftMs <= 0) return undefined;
  return html`
    <time class="countdown" datetime="${countdownEndsAt}">
      ${clockText(leftMs)}
    </time>`;
}

export function countdownClock(shot: Shot): Html | undefined {
  const time = timeLeft(shot);
  return (
    time &&
    html`
      <section class="part clock" data-screen="${shot.screen}" data-key="clock">
        <div data-place="clock">
          <div class="face">${time}</div>
        </div>
      </section>`
  );
}

/** Says that this is a break, and how long, while it shows something else. */
const meanwhile = (shot: Shot): Html =>
  html`<span class="meanwhile">${localizedName(shot, words[shot.scene.kind as PauseKind])}${timeLeft(shot)}</span>`;
