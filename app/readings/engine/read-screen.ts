import type { Allowed } from '~/pokedex/allowed';
import type { ReadMember, ReadValue } from '../reading';
import { arrangePanel } from './arrange';
import { doubt } from './certainty';
import { decideMember } from './decide-member';
import { findMoveGrid, type MoveGrid } from './find-grid';
import { findHeads, linesBeside } from './find-heads';
import { findNameGrid, findNamePanels, movesBeside } from './find-name-panels';
import { findStatGrid, missedLabels, nameSlots, type StatGrid } from './find-stats';
import type { Raster } from './picture/raster';
import { readAlignment } from './read-arrows';
import { bestScore, type LineReader, type ReadLine } from './read-lines';
import { SlotReader } from './read-slots';
import { type CardSlots, type Slot, slotsOf } from './slots';
import type { TextLine } from './text-line';

/** Lines after which some must read like names, or it is another language, or no team's screen. */
const patience = 40;
const minNames = 3;
const nameScore = 0.8;
/** This many labels identify the tab of stats; its other lines are figures. */
const enoughLabels = 20;

export async function readScreen(
  lines: readonly TextLine[],
  reader: LineReader,
  image: Raster,
  allowed: Allowed,
): Promise<ReadMember[]> {
  const read = await lookAtAll(lines, reader);
  const slots = new SlotReader(image, read, reader);
  // First, since Sp. Atk reads much like Spark.
  const stats = findStatGrid(read, image.width) ?? (await findMissedStats(read, reader, image.width));
  if (stats) return readStats(stats, read, slots, image, allowed);
  const moves = findMoveGrid(read, image.width, image.height);
  await scheduler.wait(0);
  if (moves) return readMoves(moves, read, slots, allowed);
  const panels = await readPanels(read, reader, allowed);
  if (panels.length >= minNames) return panels;
  const names = findNameGrid(read, image.width) ?? [];
  return readAll(names, async (name) =>
    decideMember({ species: await slots.read(name), moves: [] }, allowed),
  );
}

async function readAll<T, R>(list: readonly T[], readOne: (one: T) => Promise<R>): Promise<R[]> {
  const all: R[] = [];
  for (const one of list) all.push(await readOne(one));
  return all;
}

async function lookAtAll(lines: readonly TextLine[], reader: LineReader): Promise<ReadLine[]> {
  const read: ReadLine[] = [];
  let labels = 0;
  for (const line of lines) {
    const one = await reader.look(line);
    read.push(one);
    if ((one.stats?.[0]?.score ?? 0) >= nameScore) labels++;
    if (labels >= enoughLabels && read.length >= patience) break;
    if (read.length === patience && read.filter((each) => bestScore(each) >= nameScore).length < minNames)
      return [];
  }
  return read;
}

/** OCR drops some short labels, all of one word alike: those are looked at in other ways. */
async function findMissedStats(read: readonly ReadLine[], reader: LineReader, width: number) {
  const missed = missedLabels(read);
  for (const { line } of missed) await reader.readAsAny(line);
  return missed.length > 0 ? findStatGrid(read, width) : undefined;
}

async function readPanels(
  read: readonly ReadLine[],
  reader: LineReader,
  allowed: Allowed,
): Promise<ReadMember[]> {
  const names = read.filter(({ species }) => (species[0]?.score ?? 0) >= nameScore);
  if (names.length < minNames) return [];
  for (const { line } of read) await reader.readAsAny(line);
  const panels = findNamePanels(read);
  const moves = movesBeside(panels, read);
  return panels.map((panel, card) => arrangePanel(panel, moves[card] ?? [], allowed));
}

/** Scarlet/Violet, Sword/Shield, and the first tab of Champions. */
async function readMoves(
  grid: MoveGrid,
  read: readonly ReadLine[],
  slots: SlotReader,
  allowed: Allowed,
): Promise<ReadMember[]> {
  const beside = linesBeside(grid, read);
  const members: ReadMember[] = [];
  for (const [card, places] of slotsOf(grid, findHeads(grid, read)).entries()) {
    const moves: (ReadLine | undefined)[] = [];
    for (const slot of places.moves) moves.push(await slots.read(slot));
    const { species, ability, item } = places;
    members.push(
      species && ability && item
        ? await readCard({ species, ability, item, moves: places.moves }, moves, slots, allowed)
        : arrangePanel(beside[card] ?? [], moves, allowed),
    );
    await scheduler.wait(0);
  }
  return members;
}

async function readCard(
  places: Required<CardSlots>,
  moves: (ReadLine | undefined)[],
  slots: SlotReader,
  allowed: Allowed,
) {
  const lines = {
    species: await slots.read(places.species),
    ability: await slots.read(places.ability),
    item: await slots.read(places.item),
    moves,
  };
  const first = decideMember(lines, allowed);
  for (const head of ['species', 'ability', 'item'] as const)
    if (isUnclear(first[head])) lines[head] = await slots.readAgain(places[head], lines[head]);
  for (const [row, move] of first.moves.entries())
    if (isUnclear(move)) moves[row] = await slots.readAgain(places.moves[row] as Slot, moves[row]);
  return decideMember(lines, allowed);
}

const isUnclear = ({ key, uncertain, choices }: ReadValue) => key !== null && uncertain && !choices;

/** Reads names and Stat Alignments, never the points. */
async function readStats(
  grid: StatGrid,
  read: readonly ReadLine[],
  slots: SlotReader,
  image: Raster,
  allowed: Allowed,
): Promise<ReadMember[]> {
  const members: ReadMember[] = [];
  for (const [card, slot] of nameSlots(grid, read).entries()) {
    const member = decideMember({ species: await slots.read(slot), moves: [] }, allowed);
    const place = grid.cards[card] as StatGrid['cards'][0];
    const alignment = readAlignment(image, grid, place);
    const isSure = place.isFirm && member.species.key !== null;
    members.push({ ...member, alignment: isSure ? alignment : doubt(alignment) });
  }
  return members;
}
