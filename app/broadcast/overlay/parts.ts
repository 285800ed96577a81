import { type Name, plainName } from '~/pokedex/name';
import { lookOf } from '~/pokedex/type-looks';
import type { OnAirMember, OnAirScene, OnAirSide } from '../on-air';
import { type LanguageMode, winnerOf, winsNeeded } from '../scene';
import { type Html, html } from './html';
import type { OverlayOptions } from './options';
import { clockText, emsOf } from './text';
import type { Theme } from './theme';
import { bestOfWords, words } from './words';

/** Everything that a picture is made of: the same on the server and in the browser. */
export interface Picture {
  event: string;
  theme: Theme;
  /** Widths of the theme's Latin letters, see `emsOf`. */
  widths: string;
  options: OverlayOptions;
  /** The page of players' plates, not the match. */
  players: boolean;
}
/** A scene of that picture, and when it is looked at (ms since 1970). */
export interface Shot extends Picture {
  scene: OnAirScene;
  language: LanguageMode;
  now: number;
}

/** A line that shrinks where it would not fit. */
export function fitLine({ widths }: Picture, text: string, className = ''): Html {
  return html`<span class="fit ${className}" style="--len:${emsOf(text, widths)}"><span>${text}</span></span>`;
}

/** A name in the language on air, with both asked for the English one smaller beside it. */
export function named(shot: Shot, name: Name): Html {
  const first = shot.language === 'en' ? name.en : name.ja;
  const second = shot.language === 'both' && name.en !== name.ja ? name.en : '';
  return html`<span class="named">${fitLine(shot, first, 'main')}${second && fitLine(shot, second, 'also')}</span>`;
}

const sign = (types: readonly string[], className = 'sign'): Html =>
  html`<svg class="${className}" viewBox="0 0 ${types.length > 1 ? 48 : 24} 24" aria-hidden="true">${types.slice(0, 2).map((type, at) => html`<path d="${lookOf(type).shape}" transform="translate(${at * 24})"/>`)}</svg>`;
const typeColors = (types: readonly string[]) =>
  `--type:${lookOf(types[0] ?? '').color};--type-2:${lookOf(types[1] ?? types[0] ?? '').color}`;

export const sidesOf = ({ options, scene }: Shot): [OnAirSide, 1 | 2][] =>
  ([1, 2] as const).flatMap((number) =>
    options.side && options.side !== number ? [] : [[scene.sides[number - 1] as OnAirSide, number]],
  );
const sideStyle = ({ theme }: Picture, side: OnAirSide, number: 1 | 2) =>
  `--side:${side.color ?? theme.colors.sides[number - 1]}`;

const pips = (score: number, bestOf: OnAirScene['bestOf']): Html =>
  html`<span class="pips" aria-hidden="true">${Array.from({ length: winsNeeded(bestOf) }, (_, at) => html`<i class="${at < score ? 'won' : ''}"></i>`)}</span>`;

function plate(shot: Shot, side: OnAirSide, number: 1 | 2): Html {
  return html`<div class="plate s${number}" data-key="plate${number}" style="${sideStyle(shot, side, number)}"><div class="face">${fitLine(shot, side.player || '—', 'player')}${pips(side.score, shot.scene.bestOf)}<b class="score" data-key="score${side.score}">${side.score}</b></div></div>`;
}

function roundOf(shot: Shot): Html {
  const { round, bestOf } = shot.scene;
  return html`<div class="round"><div class="face">${round && named(shot, round)}<span class="best">${fitLine(shot, shot.language === 'ja' ? bestOfWords(bestOf).ja : bestOfWords(bestOf).en)}</span></div></div>`;
}

export function scoreboard(shot: Shot): Html {
  return html`<section class="part scoreboard" data-key="scoreboard">${sidesOf(shot).map(([side, number]) => plate(shot, side, number))}${roundOf(shot)}</section>`;
}

// The types beside it tell the form: 「ウーラオス（れんげきのかた）」, "Urshifu-Rapid-Strike".
const withoutForm = ({ ja, en }: Name): Name =>
  plainName(ja) === ja ? { ja, en } : { ja: plainName(ja), en: en.replace(/-.*/, '') };

function chip(shot: Shot, { species, types }: OnAirMember): Html {
  return html`<li class="chip" data-key="${species.key}" style="${typeColors(types)}"><span class="face"><span class="badge">${sign(types)}</span>${named(shot, withoutForm(species))}</span></li>`;
}

/** The six of each side, small, beside a running game; nothing where there is no team. */
export function sixes(shot: Shot): Html {
  const sixOf = ([side, number]: [OnAirSide, 1 | 2]) =>
    side.team &&
    html`<ol class="six s${number}" data-key="six${number}" style="${sideStyle(shot, side, number)}">${side.team.members.map((member) => chip(shot, member))}</ol>`;
  return html`<section class="part sixes" data-key="sixes">${sidesOf(shot).map(sixOf)}</section>`;
}

const fact = (shot: Shot, label: Name, name: Name | undefined): Html | undefined =>
  name &&
  html`<div class="fact"><small>${shot.language === 'ja' ? label.ja : label.en}</small>${named(shot, name)}</div>`;

function card(shot: Shot, member: OnAirMember): Html {
  const { species, types, ability, item, moves, teraType, statAlignment } = member;
  const open = ability || item || moves?.length;
  const shown = shot.theme.arrangement.sheets === 'wide' ? withoutForm(species) : species;
  return html`<li class="card${open ? '' : ' closed'}" data-key="${species.key}" style="${typeColors(types)}"><div class="face"><div class="head"><span class="badge">${sign(types)}</span>${named(shot, shown)}${teraType && html`<span class="tera" style="${typeColors([teraType.key])}" title="${teraType.en}">${sign([teraType.key])}</span>`}</div>${open && html`<div class="facts">${fact(shot, words.ability, ability)}${fact(shot, words.item, item)}${statAlignment && fact(shot, { ja: 'せいかく', en: 'Stats' }, statAlignment)}</div>`}${moves && moves.length > 0 && html`<ul class="moves">${moves.map((move) => html`<li>${named(shot, move)}</li>`)}</ul>`}</div></li>`;
}

/** Whole team sheets, as far as they may be shown. */
export function sheets(shot: Shot, only?: 1 | 2): Html {
  const shown = sidesOf(shot).filter(([, number]) => !only || only === number);
  const sheet = ([side, number]: [OnAirSide, 1 | 2]) =>
    html`<div class="sheet s${number}" data-key="sheet${number}" style="${sideStyle(shot, side, number)}"><h2>${fitLine(shot, side.player || '—', 'player')}</h2>${side.team ? html`<ol class="cards">${side.team.members.map((member) => card(shot, member))}</ol>` : html`<p class="none">${named(shot, words.noTeam)}</p>`}</div>`;
  return html`<section class="part sheets${shown.length > 1 ? '' : ' single'}" data-key="sheets">${shown.map(sheet)}</section>`;
}

export function casters(shot: Shot): Html | undefined {
  if (shot.scene.casters.length === 0) return undefined;
  const caster = ({ name, handle }: OnAirScene['casters'][number]) =>
    html`<li data-key="${name}${handle}"><div class="face">${fitLine(shot, name || handle, 'caster')}${name && handle && fitLine(shot, handle, 'handle')}</div></li>`;
  return html`<section class="part casters" data-key="casters"><ul>${shot.scene.casters.map(caster)}</ul></section>`;
}

export function ticker(shot: Shot): Html | undefined {
  const { ticker: lines } = shot.scene;
  if (lines.length === 0) return undefined;
  const run = html`<span class="run">${lines.map((line) => html`<span>${line}</span>`)}</span>`;
  const length = lines.reduce((sum, line) => sum + emsOf(line, shot.widths) + 4, 0);
  // Twice the same, so that the loop has no seam; a line that fits stands still.
  const moves = shot.options.moves && length > 52;
  return html`<section class="part ticker${moves ? ' runs' : ''}" data-key="ticker"><div class="face"><div class="belt" style="--seconds:${Math.round(length / 3.2)}">${run}${moves && html`<span aria-hidden="true">${run}</span>`}</div></div></section>`;
}

export function standingsTable(shot: Shot): Html | undefined {
  const { standings, tournament } = shot.scene;
  if (standings.length === 0) return undefined;
  return html`<section class="part standings${standings.length > 8 ? ' two' : ''}" data-key="standings"><div class="face"><h2>${named(shot, words.standings)}${tournament && fitLine(shot, tournament, 'tournament')}</h2><ol>${standings.map((row, at) => html`<li data-key="${row.rank ?? ''}${row.player}${at}" style="--at:${at}"><b>${row.rank ?? '–'}</b>${fitLine(shot, row.player, 'player')}<span class="record">${row.wins}–${row.losses}</span></li>`)}</ol></div></section>`;
}

/** The two before their match: big plates, their six below. */
export function versus(shot: Shot): Html {
  const one = ([side, number]: [OnAirSide, 1 | 2]) =>
    html`<div class="rival s${number}" data-key="rival${number}" style="${sideStyle(shot, side, number)}"><div class="face"><h2>${fitLine(shot, side.player || '—', 'player')}</h2>${side.team && html`<ol class="six">${side.team.members.map((member) => chip(shot, member))}</ol>`}</div></div>`;
  return html`<section class="part versus" data-key="versus">${sidesOf(shot).map(one)}<b class="vs" aria-hidden="true">VS</b>${roundOf(shot)}</section>`;
}

export const emblem = ({ theme }: Picture): Html =>
  html`<svg class="emblem" viewBox="0 0 100 100" aria-hidden="true"><path d="${theme.emblem}"/></svg>`;

export function countdown({ scene, now }: Shot): Html | undefined {
  if (!scene.countdownEndsAt) return undefined;
  const left = Date.parse(scene.countdownEndsAt) - now;
  return html`<time class="part countdown" data-key="countdown" datetime="${scene.countdownEndsAt}">${clockText(left)}</time>`;
}

/** The card of a pause: what it is, what of, and how long it still is. */
export function pause(shot: Shot, kind: 'startingSoon' | 'break'): Html {
  const { tournament, round } = shot.scene;
  return html`<section class="part pause" data-key="pause"><div class="face">${emblem(shot)}<h1>${named(shot, words[kind])}</h1>${(tournament || round) && html`<p>${tournament && fitLine(shot, tournament, 'tournament')}${round && named(shot, round)}</p>`}${countdown(shot)}</div></section>`;
}

export function winner(shot: Shot): Html | undefined {
  const won = winnerOf(shot.scene);
  if (!won) return undefined;
  const side = shot.scene.sides[won - 1] as OnAirSide;
  return html`<section class="part winner" data-key="winner" style="${sideStyle(shot, side, won as 1 | 2)}"><div class="face">${emblem(shot)}<p>${named(shot, words.winner)}</p><h1>${fitLine(shot, side.player || '—', 'player')}</h1><p class="result">${shot.scene.sides[0].score}–${shot.scene.sides[1].score}</p>${side.team && html`<ol class="six">${side.team.members.map((member) => chip(shot, member))}</ol>`}</div></section>`;
}

/** The plates of players at their tables: who they are, how it stands, with which six. */
export function playerPlates(shot: Shot): Html {
  const one = ([side, number]: [OnAirSide, 1 | 2]) =>
    html`<div class="seat s${number}" data-key="seat${number}" style="${sideStyle(shot, side, number)}"><div class="face">${fitLine(shot, side.player || '—', 'player')}${pips(side.score, shot.scene.bestOf)}<b class="score" data-key="score${side.score}">${side.score}</b></div>${side.team && html`<ol class="six">${side.team.members.map((member) => chip(shot, member))}</ol>`}</div>`;
  return html`<section class="part seats" data-key="seats">${sidesOf(shot).map(one)}</section>`;
}
