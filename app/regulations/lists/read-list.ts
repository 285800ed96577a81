import { foldName } from '~/pokedex/name';
import { baseOf } from '~/pokedex/species';
import { plainText } from '~/text/text';
import { type Found, findListed, isOfTypes, withForm } from './find-listed';
import { type Cell, linesOf, partsOf, withoutBullet, withoutNumber } from './list-cells';
import { type ListedKind, readHeading, type Section } from './list-words';
import { isFurniture, isSentence } from './page-furniture';
import { isWrittenAsForm } from './species-forms';

interface At {
  text: string;
  /** From 1. */
  line: number;
  num?: number;
  section: Section;
}

export interface KnownRow extends At {
  kind: ListedKind;
  /** One, or of a bare name all that it may stand for. */
  keys: readonly string[];
  isBare: boolean;
}

export interface UnknownRow extends At {
  kind?: undefined;
  keys?: undefined;
  /** It is written as a form of this known species. */
  base?: string;
}

export type ListRow = KnownRow | UnknownRow;

export interface LeftOut {
  text: string;
  line: number;
  why: 'heading' | 'number' | 'type' | 'mega' | 'page' | 'twice';
}

export interface ListReading {
  rows: ListRow[];
  /** Nothing is dropped in silence: what is no row, and why. */
  leftOut: LeftOut[];
}

/** In cells: five times what a list of every Pokémon and every item of a game has. */
export const maxCells = 10_000;

/** The rows of an official page, copied as it comes; undefined for a text of more cells than any list has. */
export function readOfficialList(text: string): ListReading | undefined {
  const reader = new Reader();
  for (const [at, line] of linesOf(text).entries()) {
    reader.readLine(line, at + 1);
    if (reader.cells > maxCells) return undefined;
  }
  return reader.reading();
}

class Reader {
  cells = 0;
  private rows: ListRow[] = [];
  private leftOut: LeftOut[] = [];
  private section: Section = { isOut: false };
  /** A number on a line of its own belongs to the name below it. */
  private num?: number;
  /** ゴースト is Haunter, and a type: a type where the page has types, or gives Pokémon numbers and none to it. */
  private typesPerhaps = new Set<ListRow>();
  /** A species in the cell before this one, with what was said of its form so far. */
  private open?: { name: string; form: string };

  readLine(line: string, at: number) {
    const parts = partsOf(line);
    this.cells += parts.length;
    if (this.cells > maxCells) return undefined;
    // A name has less than half of this, with its form; nothing is looked for in more.
    if (parts.some((part) => part.length > 80))
      return this.leave({ whole: plainText(line), line: at }, 'page');
    const isAlone = parts.length === 1;
    const cells = parts.map(
      (part, place): Cell => ({ ...asCell(part, this.section.kind), whole: part, line: at, place, isAlone }),
    );
    const isNoList = cells.some(({ text }) => isSentence(text)) || isFurniture(line);
    if (cells.length > 1 && isNoList && !cells.some((cell) => this.find(cell)))
      return this.leave({ whole: plainText(line), line: at }, 'page');
    for (const cell of cells) this.readCell(cell);
    return undefined;
  }

  reading(): ListReading {
    const seen = new Set<string>();
    const hasTypes = this.leftOut.some(({ why }) => why === 'type');
    const isFirst = (row: ListRow) => {
      if (hasTypes && this.typesPerhaps.has(row)) {
        this.leave({ ...row, whole: row.text }, 'type');
        return false;
      }
      const folded = foldName(row.text);
      if (row.kind !== undefined || !seen.has(folded)) {
        seen.add(folded);
        return true;
      }
      this.leave({ ...row, whole: row.text }, 'twice');
      return false;
    };
    return { rows: this.rows.filter(isFirst), leftOut: this.leftOut };
  }

  private find = ({ text }: Cell): Found | undefined =>
    text ? findListed(text, this.section.kind) : undefined;

  private readCell(cell: Cell) {
    const { text, line, place, num = this.num } = cell;
    if (!text) {
      // Further numbers of a line are no names' numbers: levels, prices.
      if (place === 0) this.num = num;
      return this.leave(cell, 'number');
    }
    const found = this.find(cell);
    const form = found ? this.asOwnForm(found, num) : this.asForm(text);
    if (form) return this.setForm(form, text);
    const isNumbered = num === undefined && this.rows.at(-1)?.num !== undefined;
    if (found?.is === 'type' || (isNumbered && isOfTypes(text))) return this.leave(cell, 'type');
    if (found?.is === 'mega') return this.leave(cell, 'mega');
    this.num = undefined;
    if (found) {
      const at = { text, line, num, section: this.section };
      if (found.is === 'form') this.rows.push({ ...at, base: found.base });
      else this.rows.push({ ...at, kind: found.kind, keys: found.keys, isBare: found.isBare });
      if (num === undefined && isOfTypes(text)) this.typesPerhaps.add(this.rows.at(-1) as ListRow);
      const { name, form } = found.is === 'form' ? found : { name: text, form: '' };
      this.open = found.is === 'form' || found.isBare ? { name, form } : undefined;
      return;
    }
    const several = namesIn(text, this.section.kind);
    if (several) {
      for (const part of several) this.readCell({ ...cell, text: part, whole: part, num: undefined });
      return;
    }
    this.readUnknown({ ...cell, num });
  }

  private readUnknown(cell: Cell) {
    const { text, line, num, isAlone } = cell;
    const heading = readHeading(text);
    if (heading) {
      // In a row of heads, 「名前　タイプ　特性」, none begins a section.
      if (isAlone) {
        this.section = heading;
        this.open = undefined;
      }
      return this.leave(cell, 'heading');
    }
    if (isFurniture(text) || isSentence(text)) return this.leave(cell, 'page');
    this.rows.push({ text, line, num, section: this.section });
    this.open = { name: text, form: '' };
  }

  /** "Rotom", and "Heat Rotom" below it: where the first has a number and this has none, both are one row. */
  private asOwnForm(found: Found, num: number | undefined): Found | undefined {
    const row = this.open && this.rows.at(-1);
    if (!row?.keys || row.num === undefined || num !== undefined) return undefined;
    if (found.is !== 'known' || found.kind !== 'species' || found.isBare) return undefined;
    return baseOf(found.keys[0] ?? '') === baseOf(row.keys[0] ?? '') ? found : undefined;
  }

  /** Makes this cell a form of the species before it; undefined where it is none. */
  private asForm(text: string): Found | true | undefined {
    if (!this.open || this.open.form.length > 20) return undefined;
    const called = withoutBrackets(text);
    const isForm = called !== text || isWrittenAsForm(text);
    const found = withForm(this.open.name, `${this.open.form} ${called}`.trim(), isForm);
    if (found?.is === 'known' || (found && isForm)) return found;
    // Below a species that is new itself.
    return isForm && !found ? true : undefined;
  }

  private setForm(found: Found | true, text: string) {
    const row = this.rows.pop() as ListRow;
    const open = this.open as { name: string; form: string };
    const form = `${open.form} ${withoutBrackets(text)}`.trim();
    const { line, num, section } = row;
    const at = { text: inBrackets(open.name, form), line, num, section };
    if (found === true) this.rows.push(at);
    else if (found.is === 'known')
      this.rows.push({ ...at, kind: found.kind, keys: found.keys, isBare: false });
    else if (found.is === 'form') this.rows.push({ ...at, base: found.base });
    else this.leave({ whole: at.text, line }, 'mega');
    this.open = found === true || found.is === 'form' ? { name: open.name, form } : undefined;
  }

  private leave({ whole, line }: Pick<Cell, 'whole' | 'line'>, why: LeftOut['why']) {
    this.leftOut.push({ text: whole, line, why });
  }
}

const withoutBrackets = (text: string) => /^[（(［[](.+)[)）］\]]$/.exec(text)?.[1] ?? text;

const inBrackets = (name: string, form: string) =>
  /[ぁ-んァ-ヶ一-龠]/.test(name + form) ? `${name}（${form}）` : `${name} (${form})`;

/** A name may begin with a digit: it is looked for as it stands first. */
function asCell(part: string, kind: ListedKind | undefined): { text: string; num?: number } {
  const text = withoutBullet(part);
  return findListed(text, kind)?.is === 'known' ? { text } : withoutNumber(text);
}

/** Several known names with single blanks between them; undefined where one part is not known. */
function namesIn(text: string, kind: ListedKind | undefined): string[] | undefined {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 40 || findListed(words[0] ?? '', kind)?.is === 'type')
    return undefined;
  const parts: string[] = [];
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + 4);
    while (to > from && !findListed(words.slice(from, to).join(' '), kind)) to--;
    if (to === from) return undefined;
    parts.push(words.slice(from, to).join(' '));
    from = to;
  }
  return parts;
}
