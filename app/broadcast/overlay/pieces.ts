import { type Name, plainName } from '~/pokedex/name';
import { lookOf } from '~/pokedex/type-looks';
import type { OnAirMember, OnAirSide } from '../on-air';
import { winsNeeded } from '../scene';
import { type Html, html } from './html';
import type { NumberedSide, Picture, Shot } from './shot';
import { clockText, emsOf } from './text';
import { bestOfWords } from './words';

/** A line that shrinks where it would not fit. */
export function fitLine({ widths }: Picture, text: string, className = ''): Html {
  return html`
    <span class="fit ${className}" data-style="--len:${emsOf(text, widths)}">
      <span>${text}</span>
    </span>`;
}

/** A name in the language on air, with both asked for the English one smaller beside it. */
export function named(shot: Shot, name: Name): Html {
  const first = shot.language === 'en' ? name.en : name.ja;
  const second = shot.language === 'both' && name.en !== name.ja ? name.en : '';
  return html`
    <span class="named">
      ${fitLine(shot, first, 'main')}
      ${second && fitLine(shot, second, 'also')}
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

export const sideColor = ({ theme }: Picture, [side, number]: NumberedSide) =>
  `--side:${side.color ?? theme.sides[number - 1]}`;

export function nameAndScore(shot: Shot, side: OnAirSide): Html {
  const wins = Array.from({ length: winsNeeded(shot.scene.bestOf) }, (_, at) => {
    return html`<i class="${at < side.score ? 'won' : ''}"></i>`;
  });
  return html`
    <div class="face">
      ${playerLine(shot, side)}
      <span class="pips" aria-hidden="true">${wins}</span>
      <b class="score" data-key="score${side.score}">${side.score}</b>
    </div>`;
}

export function roundOf(shot: Shot): Html {
  const { round, bestOf } = shot.scene;
  const games = shot.language === 'ja' ? bestOfWords(bestOf).ja : bestOfWords(bestOf).en;
  return html`
    <div class="round">
      <div class="face">
        ${round && named(shot, round)}
        <span class="best">${fitLine(shot, games)}</span>
      </div>
    </div>`;
}

/** A name without its form, which the types beside it tell: 「ウーラオス（れんげきのかた）」, "Urshifu (Rapid Strike)". */
export const withoutForm = ({ ja, en }: Name): Name =>
  plainName(ja) === ja ? { ja, en } : { ja: plainName(ja), en: plainName(en).replace(/-.*/, '') };

function chip(shot: Shot, { species, types }: OnAirMember): Html {
  return html`
    <li class="chip" data-key="${species.key}" data-style="${typeColors(types)}">
      <span class="face">
        <span class="badge">${typeSign(types)}</span>
        ${named(shot, withoutForm(species))}
      </span>
    </li>`;
}

export const chips = (shot: Shot, { members }: { members: readonly OnAirMember[] }): Html[] =>
  members.map((member) => chip(shot, member));

export const six = (shot: Shot, { team }: OnAirSide): Html | null =>
  team && html`<ol class="six">${chips(shot, team)}</ol>`;

export const emblem = ({ theme }: Picture): Html =>
  html`<svg class="emblem" viewBox="0 0 100 100" aria-hidden="true"><path d="${theme.emblem}"/></svg>`;

/** What is left until something begins; the browser's script keeps it running. At 0:00 it is gone. */
export function countdown({ scene, now }: Shot): Html | undefined {
  const { countdownEndsAt } = scene;
  const leftMs = countdownEndsAt ? Date.parse(countdownEndsAt) - now : 0;
  if (!countdownEndsAt || leftMs <= 0) return undefined;
  return html`
    <time class="part countdown" data-key="countdown" datetime="${countdownEndsAt}">
      ${clockText(leftMs)}
    </time>`;
}
