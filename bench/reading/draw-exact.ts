import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { alignmentOf, type Stat } from '~/readings/engine/stat-alignment';
import { pick, type Random } from '../random';
import { statNames } from './draw-champions';
import { labelOf, speciesLabel } from './draw-console';
import type { LabeledMember } from './labels';
import { box, document, genderSign, type Look, line, scenery, sprite, typeIcon } from './looks';

// The exact places of true screens, in px of 1920×1080 as they were measured; drawings are 720 px high.
const px = 720 / 1080;

/** Letters like the games': condensed Latin ones, bold and narrow kana. */
function lettered(look: Look, size: number, colors: Pick<Look, 'page' | 'card' | 'text'>): Look {
  const font = look.language === 'en' ? pick(look.random, ['fira', 'fira', 'barlow']) : look.font;
  const weight = look.language === 'en' ? pick(look.random, [500, 600]) : 700;
  return { ...look, ...colors, font, weight, width: 1280, size: size * px, spacing: 0, shadow: 'none' };
}

const text = (look: Look, words: string, x: number, middle: number, size: number, room: number, style = '') =>
  line(look, words, x * px, middle * px, `font-size:${size * px}px;${style}`, room * px * 0.98);

const cell = (x: number, y: number, width: number, height: number, style: string) =>
  box(x * px, y * px, width * px, height * px, style);

/** Scarlet/Violet: the name at the card's edge, no picture left of it, a large slanted number at its right end. */
export function exactRental(from: Look, team: readonly LabeledMember[]): string {
  const { random } = from;
  const look = lettered(from, 38, {
    page: pick(random, ['linear-gradient(#0d2a4a,#134a7a)', 'linear-gradient(120deg,#5a1020,#a02838)']),
    card: pick(random, ['rgb(29 74 120 / .92)', 'rgb(24 40 70 / .9)']),
    text: '#fff',
  });
  const cards = team.map((member, slot) => {
    const [x, y] = [(slot % 2) * 912, Math.floor(slot / 2) * 270];
    return [
      cell(x + 50, y + 150, 890, 246, `background:${look.card};border-radius:10px`),
      cell(x + 560, y + 150, 380, 246, 'background:#fff1'),
      text(
        look,
        String(slot + 1),
        x + 862,
        y + 340,
        104,
        80,
        'color:rgb(140 180 230);font-style:italic;opacity:.8',
      ),
      text(look, speciesLabel(look, member) + genderSign(random), x + 75, y + 195, 38, 380),
      typeIcon(look, (x + 75) * px, (y + 250) * px, 32 * px),
      typeIcon(look, (x + 115) * px, (y + 250) * px, 32 * px),
      text(look, labelOf(look, abilityNames, member.ability), x + 75, y + 303, 33, 420),
      sprite(look, (x + 75) * px, (y + 340) * px, 34 * px),
      text(look, labelOf(look, itemNames, member.item), x + 118, y + 357, 33, 380),
      ...member.moves.flatMap((move, row) => [
        typeIcon(look, (x + 556) * px, (y + 195 + row * 54) * px, 34 * px),
        text(look, labelOf(look, moveNames, move), x + 596, y + 195 + row * 54, 33, 300),
      ]),
    ].join('');
  });
  const title = text(look, look.language === 'ja' ? 'レンタルチーム' : 'Rental Team', 70, 80, 44, 500);
  const foot = text(look, look.language === 'ja' ? 'ID　0A1B2C' : 'Team ID  0A1B2C', 120, 1010, 34, 500);
  return document(look, scenery(look) + title + foot + cards.join(''));
}

const purple = (random: Random) =>
  `linear-gradient(${90 + Math.floor(random() * 40)}deg,rgb(130 115 225),rgb(70 55 175))`;

/** Champions: purple cards with white letters on a light ground. */
function championsCards(
  from: Look,
  tab: 'moves' | 'stats',
  draw: (look: Look, x: number, y: number, slot: number) => string,
) {
  const { random } = from;
  const look = lettered(from, 28, {
    page: pick(random, ['linear-gradient(#d9d4ee,#eceaf4)', 'linear-gradient(120deg,#c9c3e6,#e6e6ea)']),
    card: purple(random),
    text: '#fff',
  });
  const navy = 'color:rgb(83 96 146)';
  const names = look.language === 'ja' ? ['わざ・どうぐ', 'ステータス'] : ['Moves & More', 'Stats'];
  const tabs = names.map((name, n) => {
    const active = (n === 0) === (tab === 'moves');
    const x = n ? 1010 : 700;
    return (
      cell(x, 196, 210, 48, `border-radius:24px;background:${active ? '#c8f030' : '#6a5cc0'}`) +
      text(look, name, x + 46, 220, 26, 150, active ? 'color:#222' : '')
    );
  });
  const question =
    look.language === 'ja' ? 'このバトルチームをつかいますか？' : 'Replicate this Battle Team?';
  const cards = Array.from({ length: 6 }, (_, slot) => {
    const [x, y] = [188 + (slot % 2) * 801, 237 + Math.floor(slot / 2) * 218];
    return cell(x, y + 26, 743, 187, `background:${look.card};border-radius:14px`) + draw(look, x, y, slot);
  });
  return document(look, text(look, question, 560, 90, 40, 900, navy) + tabs.join('') + cards.join(''));
}

const championsHead = (look: Look, member: LabeledMember, x: number, y: number) =>
  [
    sprite(look, (x + 7) * px, (y + 2) * px, 72 * px),
    text(look, speciesLabel(look, member), x + 77, y + 52, 31, 230),
    text(look, genderSign(look.random), x + 310, y + 52, 28, 40),
    typeIcon(look, (x + 350) * px, (y + 52) * px, 30 * px),
    typeIcon(look, (x + 392) * px, (y + 52) * px, 30 * px),
  ].join('');

export const exactChampionsMoves = (from: Look, team: readonly LabeledMember[]): string =>
  championsCards(from, 'moves', (look, x, y, slot) => {
    const member = team[slot] as LabeledMember;
    return [
      championsHead(look, member, x, y),
      text(look, labelOf(look, abilityNames, member.ability), x + 87, y + 98, 27, 340),
      sprite(look, (x + 46) * px, (y + 133) * px, 34 * px),
      text(look, labelOf(look, itemNames, member.item), x + 87, y + 149, 27, 340),
      ...member.moves.flatMap((move, row) => [
        typeIcon(look, (x + 457) * px, (y + 54 + row * 45) * px, 30 * px),
        text(look, labelOf(look, moveNames, move), x + 497, y + 54 + row * 45, 25, 235),
      ]),
    ].join('');
  });

const stats: (Stat | 'hp')[] = ['hp', 'atk', 'def', 'spa', 'spd', 'spe'];
const raisedSign = 'M1 9l6-6 6 6M1 15l6-6 6 6';
const loweredSign = 'M1 3l6 6 6-6M1 9l6 6 6-6';

export const exactChampionsStats = (from: Look, team: readonly LabeledMember[]): string =>
  championsCards(from, 'stats', (look, x, y, slot) => {
    const member = team[slot] as LabeledMember;
    const { raised, lowered } = alignmentOf(member.alignment ?? 'serious');
    const rows = stats.map((stat, n) => {
      const [left, middle] = [x + (n < 3 ? 40 : 391), y + 95 + (n % 3) * 44.5];
      const sign = stat === raised ? raisedSign : stat === lowered ? loweredSign : undefined;
      const points = Math.floor(look.random() * 33);
      return [
        text(look, statNames[look.language][n] ?? '', left, middle, 24, 110),
        sign
          ? `<svg viewBox="0 0 14 18" style="left:${(left + 116) * px}px;top:${(middle - 9) * px}px;width:${15 * px}px;height:${18 * px}px"><path d="${sign}" fill="none" stroke-width="3.5" stroke="${stat === raised ? 'rgb(250 105 145)' : 'rgb(75 180 240)'}"/></svg>`
          : '',
        text(look, String(60 + Math.floor(look.random() * 150)), left + 142, middle, 27, 60),
        cell(left + 205, middle - 6, 66, 12, 'background:#334'),
        cell(left + 205, middle - 6, (66 * points) / 32, 12, 'background:#f0a030'),
        text(look, String(points), left + 278, middle, 23, 40),
      ].join('');
    });
    return championsHead(look, member, x, y) + rows.join('');
  });

/** The own teams of Champions: species alone, navy on pale lilac; one card is highlighted in lime. */
export function exactTeamList(from: Look, team: readonly LabeledMember[]): string {
  const { random } = from;
  const look = lettered(from, 28, {
    page: 'linear-gradient(#d9d4ee,#eceaf4)',
    card: 'rgb(226 221 244)',
    text: 'rgb(83 96 146)',
  });
  const chosen = Math.floor(random() * 6);
  const cards = team.map((member, slot) => {
    const [x, y] = [188 + (slot % 2) * 801, 237 + Math.floor(slot / 2) * 218];
    const ground = slot === chosen ? 'rgb(200 240 48)' : look.card;
    return [
      cell(x, y + 26, 743, 187, `background:${ground};border-radius:14px`),
      sprite(look, (x + 24) * px, (y + 50) * px, 130 * px),
      text(look, speciesLabel(look, member), x + 190, y + 96, 34, 420, slot === chosen ? 'color:#222' : ''),
      typeIcon(look, (x + 190) * px, (y + 160) * px, 34 * px),
      typeIcon(look, (x + 236) * px, (y + 160) * px, 34 * px),
    ].join('');
  });
  const title = text(look, look.language === 'ja' ? 'バトルチーム' : 'Battle Team', 190, 90, 40, 500);
  return document(look, title + cards.join(''));
}
