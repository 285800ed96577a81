import { gamePictures } from './game-picture';
import { type Html, html } from './html';
import { type Box, isFrame } from './layout';
import type { Shot } from './shot';

const labels = {
  ownTeam: 'own names and HP',
  opponentTeam: 'opponents’ names and HP',
  commands: 'commands, while choosing',
  messages: 'messages',
};

/** Outlines the game's own displays for `preview=1&game=…`. */
export function gameOf({ options, screen, theme }: Shot): Html | undefined {
  if (!options.game || (screen !== 'open' && !isFrame(screen))) return undefined;
  const [x, y, width, height] = isFrame(screen) ? theme.layout.window : [0, 0, 1920, 1080];
  const { always, sometimes } = gamePictures[options.game];
  const area = (look: string, [left, top, wide, high]: Box, label: string) => html`
    <rect class="${look}" x="${left}" y="${top}" width="${wide}" height="${high}"/>
    <text x="${left + 12}" y="${top + 34}">${label}</text>`;
  const all = (look: string, boxes: object) =>
    Object.entries(boxes).map(([name, box]) => area(look, box, labels[name as keyof typeof labels]));
  return html`
    <svg class="part game-areas" viewBox="0 0 1920 1080" aria-hidden="true">
      <svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 1920 1080">
        ${all('sometimes', sometimes)}
        ${all('always', always)}
      </svg>
    </svg>`;
}
