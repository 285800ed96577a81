import { middle } from './find-grid';
import { findLines, Rooms, type Thresholds } from './find-lines';
import { lineOf } from './join-lines';
import { maxRereading } from './looks';
import { crop } from './picture/crop';
import type { Raster } from './picture/raster';
import { type LineReader, mergeReads, type ReadLine } from './read-lines';
import type { Slot } from './slots';
import type { Component, TextLine } from './text-line';

/** Below this score, the rectangle is read once more by itself. */
const goodScore = 0.88;
/** A line joined with its icon begins up to this much further left, in heights of the line. */
const iconReach = 2.4;

// Thresholds for unread rectangles: fainter text, then only what stands out most.
const others: Thresholds[] = [
  { light: { above: 22, least: 110 }, dark: { above: 26, least: 70 } },
  { light: { above: 60, least: 190 }, dark: { above: 70, least: 150 } },
];

const scoreOf = (read: ReadLine | undefined, { kind }: Slot) => read?.[kind][0]?.score ?? 0;

export class SlotReader {
  private readonly used = new Set<ReadLine>();
  private readonly rooms = new Rooms();
  private rereading = 0;

  constructor(
    private readonly image: Raster,
    private readonly lines: readonly ReadLine[],
    private readonly reader: LineReader,
  ) {}

  async read(slot: Slot): Promise<ReadLine | undefined> {
    const near = this.lineIn(slot);
    const found =
      near && this.reader.doubtPart(slot.kind, await this.reader.readAs(slot.kind, near.line), slot.x);
    if (near) this.used.add(near);
    if (scoreOf(found, slot) >= goodScore) return found;
    const again = await this.readRectangle(slot, scoreOf(found, slot));
    return again ?? found;
  }

  async readAgain(slot: Slot, found: ReadLine | undefined): Promise<ReadLine | undefined> {
    const again = await this.readRectangle(slot, 0);
    return found && again ? mergeReads(found, again) : (again ?? found);
  }

  private lineIn(slot: Slot): ReadLine | undefined {
    const inReach = this.lines.filter((read) => {
      const { x, width, height } = read.line;
      return (
        !this.used.has(read) &&
        Math.abs(middle(read) - slot.middle) < slot.reach &&
        x > slot.x - iconReach * slot.height - 12 &&
        x < slot.x + 2 * slot.height &&
        x + width > slot.x + height
      );
    });
    // Lines that read like nothing, such as nicknames, are chosen by their left edge.
    const nearness = (read: ReadLine) =>
      scoreOf(read, slot) - (Math.abs(read.line.x - slot.x) / slot.height) * 0.05;
    return inReach.sort((a, b) => nearness(b) - nearness(a))[0];
  }

  private async readRectangle(slot: Slot, least: number): Promise<ReadLine | undefined> {
    let best: ReadLine | undefined;
    const { effort } = this.reader.looks;
    for (const thresholds of others) {
      const before = effort.spent;
      if (this.rereading > maxRereading) break;
      const top = slot.middle - slot.height * 0.6;
      const cut = crop(this.image, slot.x - slot.height * 0.3, top, slot.right, top + slot.height * 1.2);
      if (cut.width < 24 || cut.height < 10) return best;
      const maps = await findLines(cut, this.rooms, thresholds);
      const reader = this.reader.on(maps, cut.width);
      const [first, second] = likeliest([...maps.light.lines, ...maps.dark.lines]);
      if (!first) continue;
      for (const line of [first, withFollowing(first, maps[first.polarity].glyphs), second]) {
        if (!line) continue;
        const whole = await reader.readAs(slot.kind, line);
        const read = reader.doubtPart(slot.kind, whole, slot.height * 0.3);
        if (scoreOf(read, slot) > Math.max(least, scoreOf(best, slot))) best = read;
      }
      this.rereading += effort.spent - before;
      if (scoreOf(best, slot) >= goodScore) break;
    }
    return best;
  }
}

const likeliest = (lines: readonly TextLine[]) =>
  [...lines].sort((a, b) => b.contrast * b.width - a.contrast * a.width).slice(0, 2);

/** Appends what follows at a letter's distance: low strokes (ニ, ー) split a name if they share no rows with it. */
function withFollowing(line: TextLine, glyphs: readonly Component[]): TextLine | undefined {
  const parts = [...line.parts];
  let right = line.x + line.width;
  for (const glyph of [...glyphs].sort((a, b) => a.left - b.left)) {
    const height = (glyph.top + glyph.bottom) / 2;
    const inRows = height > line.y - 2 && height < line.y + line.height + 2;
    if (glyph.left < right - 1 || glyph.left - right > line.height * 0.8 || !inRows) continue;
    if (glyph.contrast < line.contrast * 0.5) continue;
    parts.push(glyph);
    right = glyph.right;
  }
  return parts.length > line.parts.length ? lineOf(parts, line.polarity) : undefined;
}
