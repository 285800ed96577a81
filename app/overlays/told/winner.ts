import type { OnAirSide } from '~/broadcast/on-air';
import type { Deciding } from '~/broadcast/round';
import { type SideNumber, winnerOf } from '~/broadcast/scene';
import type { Name } from '~/pokedex/name';
import { type Html, html } from '../html';
import type { Box } from '../layout';
import { emblem, localizedName, playerLine, sideColor, six, tournamentOf } from '../pieces';
import type { Shot } from '../shot';
import { words } from '../words';

const titles: Record<Deciding, Name> = { champion: words.champion, third: words.thirdPlace };
/** Places that are tried; those on text get no shape. */
const tries: Record<Deciding, number> = { champion: 60, third: 24 };

/** A final names the tournament and the beaten finalist, and has the event's sign all around. */
export function winner(shot: Shot): Html | undefined {
  const { sides, decides } = shot.scene;
  const won = winnerOf(shot.scene);
  if (!won) return undefined;
  const [side, beaten] = (won === 1 ? sides : [sides[1], sides[0]]) as readonly [OnAirSide, OnAirSide];
  const tournament = decides && tournamentOf(shot);
  return html`
    <section class="part winner" data-screen="${shot.screen}" data-key="winner" data-decides="${decides ?? ''}"
      data-style="${sideColor(shot, [side, won as SideNumber])}">
      ${decides && shapes(shot, decides)}
      <div class="champion" data-place="champion">
        <div class="face">
          ${!decides && emblem(shot)}
          <p class="title">${localizedName(shot, decides ? titles[decides] : words.winner, 'stacks')}</p>
          <h1>${playerLine(shot, side)}</h1>
          <p class="result">${localizedName(shot, resultOf(side, beaten, decides))}</p>
          ${tournament && html`<p class="of">${tournament}</p>`}
        </div>
      </div>
      ${six(shot, side, 'roster')}
    </section>`;
}

function resultOf(side: OnAirSide, beaten: OnAirSide, decides: Deciding | undefined): Name {
  const score = `${side.score}–${beaten.score}`;
  const [ja, en] = [beaten.player, beaten.latin ?? beaten.player];
  if (!ja) return { ja: score, en: score };
  return decides === 'champion'
    ? { ja: `${score}　準優勝 ${ja}`, en: `${score} · Runner-up ${en}` }
    : { ja: `${score}　対 ${ja}`, en: `${score} · vs ${en}` };
}

const [stageWidth, stageHeight] = [1920, 1080];
const marginPixels = 20;

/** Spreads the event's own sign evenly over the stage (R2 sequence), where no text is. */
function shapes({ theme }: Shot, decides: Deciding): Html {
  const boxes = Object.values<Box>(theme.layout.winner);
  const isFree = (x: number, y: number, reach: number) =>
    boxes.every(
      ([left, top, width, height]) =>
        x + reach < left || x - reach > left + width || y + reach < top || y - reach > top + height,
    );
  const pieces = Array.from({ length: tries[decides] }, (_, at) => {
    const x = Math.round(((at * 0.7549 + 0.5) % 1) * stageWidth);
    const y = Math.round(((at * 0.5698 + 0.5) % 1) * stageHeight);
    const size = 44 + ((at * 37) % 66);
    if (!isFree(x, y, size / 2 + marginPixels)) return undefined;
    const from = `--from-x:${stageWidth / 2 - x};--from-y:${stageHeight / 2 - y}`;
    return html`
      <i data-style="--x:${x};--y:${y};--size:${size};--late:${(at * 7) % 25};${from}">
        <svg viewBox="0 0 100 100"><path d="${theme.emblem}" transform="rotate(${((at * 23) % 40) - 20} 50 50)"/></svg>
      </i>`;
  });
  return html`<div class="shapes" aria-hidden="true">${pieces}</div>`;
}
