import type { Locale } from '~/locales/locale';
import { bracketedIn, nameOf, plainName } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { ColorfulEvent } from '~/ui/event-colors/accents';
import { type Color, fill, hex } from './canvas';
import { type Card, drawFoot, drawHead, drawSheet, edge, type Head, openCard } from './frame';
import type { ReadFile } from './letters';
import { drawType, ink, line, roundedBox, soft } from './parts';
import { segmentsOf } from './path';
import { encodePng } from './png';

const lineLow = hex('#c9dbd7');

interface SpeciesName {
  name: string;
  /** Without its brackets; empty if the name has no form. */
  form: string;
}

export interface Member {
  types: readonly string[];
  names: Record<Locale, SpeciesName>;
}

const inLanguage = (species: string, locale: Locale): SpeciesName => {
  const whole = nameOf(speciesNames, species, locale);
  return { name: plainName(whole), form: bracketedIn(whole) ?? '' };
};

export const memberOf = (species: string): Member => ({
  types: typesOf(species),
  names: { ja: inLanguage(species, 'ja'), en: inLanguage(species, 'en') },
});

export const textsOf = (members: readonly Member[]): string[] =>
  members.flatMap(({ names: { ja, en } }) => [ja.name, ja.form, en.name, en.form]);

/** Writes a species' name, and its form in smaller letters behind it. */
export function writeName(
  { canvas, letters }: Card,
  { name, form }: SpeciesName,
  size: number,
  color: Color,
  at: { x: number; y: number },
  max: number,
) {
  const gap = form ? size * 0.3 : 0;
  const width = letters.widthOf(name, size) + gap + letters.widthOf(form, size * 0.62);
  const fitted = size * Math.min(1, max / width);
  letters.write(canvas, name, fitted, color, at);
  const x = at.x + letters.widthOf(name, fitted) + (gap * fitted) / size;
  letters.write(canvas, form, fitted * 0.62, color, { x, y: at.y });
}

export interface SixCard extends Head {
  /** Empty for a team that is not shown: its place is taken by sealed tiles. */
  species: readonly string[];
  /** The event whose colors the card wears. */
  event?: ColorfulEvent | null;
  foot: string;
}

/** A card of six in both languages, on a sheet below a title. PNG, 1200 × 630 px. */
export async function drawSixCard({ species, event, foot, ...head }: SixCard, readFile: ReadFile) {
  const members = species.map(memberOf);
  const texts = [head.eyebrow, head.title, foot, ...head.chips.map(({ text }) => text)];
  const card = await openCard(readFile, [...texts, ...textsOf(members)], event);
  drawHead(card, head);
  drawSheet(card, edge, 152, 1104, 402);
  for (const [slot, member] of members.entries()) drawMember(card, member, slot);
  if (members.length === 0) drawSealed(card);
  drawFoot(card, foot);
  return encodePng(card.canvas);
}

function drawMember(card: Card, { types: [first = '', second], names }: Member, slot: number) {
  const x = 88 + (slot % 2) * 530;
  const y = 160 + Math.floor(slot / 2) * 128;
  if (slot >= 2) fill(card.canvas, segmentsOf('M0 0h490v2H0z'), line, { x, y });
  drawType(card.canvas, first, second, x, y + 20);
  writeName(card, names.ja, 40, ink, { x: x + 108, y: y + 62 }, 380);
  writeName(card, names.en, 28, soft, { x: x + 108, y: y + 102 }, 380);
}

/** Six tiles turned face down. */
function drawSealed({ canvas }: Card) {
  for (let slot = 0; slot < 6; slot++) {
    const [x, y] = [280 + (slot % 3) * 232, 178 + Math.floor(slot / 3) * 184];
    fill(canvas, roundedBox(168, 168, 30, 56), line, { x, y });
    fill(
      canvas,
      segmentsOf('M160 8A30 30 0 0 1 168 30V112A56 56 0 0 1 112 168H30A30 30 0 0 1 8 160Z'),
      lineLow,
      {
        x,
        y,
      },
    );
  }
}
