import { foldName } from '~/pokedex/name';
import { baseOf } from '~/pokedex/species';
import { plainText } from '~/text/text';
import { findListed, isOfTypes, type ListedMatch, withForm } from './find-listed';
import { type ListCell, partsOf, splitLines, withoutBullet, withoutNumber } from './list-cells';
import { type ListedKind, readHeading, type Section } from './list-words';
import { isFurniture, isSentence } from './page-furniture';
import { isWrittenAsForm } from './species-forms';

interface RowPosition {
  text: string;
  /** 1-based. */
  line: number;
  num?: number;
  section: Section;
}

export interface KnownRow extends RowPosition {
  kind: ListedKind;
  /** One key, or all candidates of a bare name. */
  keys: readonly string[];
  isBare: boolean;
}

export interface UnknownRow extends RowPosition {
  kind?: undefined;
  keys?: undefined;
  /** The known species of which it is written as a form. */
  base?: string;
}

export type ListRow = KnownRow | UnknownRow;

export interface LeftOutLine {
  text: string;
  line: number;
  why: 'heading' | 'number' | 'type' | 'mega' | 'page' | 'twice';
}

export interface ListReading {
  rows: ListRow[];
  /** Lines that are not rows, with the reason: nothing is dropped silently. */
  leftOut: LeftOutLine[];
}

/** Five times a list of every Pokémon and item of a game. */
export const maxCells = 10_000;

/** Reads the rows of a copied official page. @returns undefined if it has more than `maxCells` cells */
export function readOfficialList(text: string): ListReading | undefined {
  const reader = new Reader();
  for (const [at, line] of splitLines(text).entries()) {
    reader.readLine(line, at + 1);
    if (reader.cells > maxCells) return undefined;
  }
  return reader.reading();
}

class Reader {
  cells = 0;
  private rows: ListRow[] = [];
  private leftOut: LeftOutLine[] = [];
  private section: Section = { isOut: false };
  /** A number alone on a line belongs to the next name. */
  private num?: number;
  /** Rows that may be types: ゴースト is Haunter and the Ghost type. Dropped if the page lists types. */
  private typesPerhaps = new Set<ListRow>();
  /** Species of the previous cell, with its form name so far. */
  private open?: { name: string; form: string };

  readLine(line: string, at: number) {
    const parts = partsOf(line);
    this.cells += parts.length;
    if (this.cells > maxCells) return undefined;
    // Names with forms have less than half of this; longer texts are not searched.
    if (parts.some((part) => part.length > 80))
      return this.leave({ whole: plainText(line), line: at }, 'page');
    const isAlone = parts.length === 1;
    const cells = parts.map(
      (part, place): ListCell => ({
        ...asCell(part, this.section.kind),
        whole: part,
        line: at,
        place,
        isAlone,
      }),
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

  private find = ({ text }: ListCell): ListedMatch | undefined =>
    text ? findListed(text, this.section.kind) : undefined;

  private readCell(cell: ListCell) {
    const { text, place, num = this.num } = cell;
    if (!text) {
      // Later numbers on a line are levels or prices.
      if (place === 0) this.num = num;
      return this.leave(cell, 'number');
    }
    const match = this.find(cell);
    const form = match ? this.asOwnForm(match, num) : this.asForm(text);
    if (form) return this.setForm(form, text);
    const isNumbered = num === undefined && this.rows.at(-1)?.num !== undefined;
    if (match?.is === 'type' || (isNumbered && isOfTypes(text))) return this.leave(cell, 'type');
    if (match?.is === 'mega') return this.leave(cell, 'mega');
    this.num = undefined;
    if (match) return this.addRow(match, { ...cell, num });
    const several = namesIn(text, this.section.kind);
    if (several) {
      for (const part of several) this.readCell({ ...cell, text: part, whole: part, num: undefined });
      return;
    }
    this.readUnknown({ ...cell, num });
  }

  private addRow(match: Extract<ListedMatch, { is: 'known' | 'form' }>, { text, line, num }: ListCell) {
    const at = { text, line, num, section: this.section };
    const isForm = match.is === 'form';
    const row: ListRow = isForm
      ? { ...at, base: match.base }
      : { ...at, kind: match.kind, keys: match.keys, isBare: match.isBare };
    this.rows.push(row);
    if (num === undefined && isOfTypes(text)) this.typesPerhaps.add(row);
    const { name, form } = isForm ? match : { name: text, form: '' };
    this.open = isForm || match.isBare ? { name, form } : undefined;
  }

  private readUnknown(cell: ListCell) {
    const { text, line, num, isAlone } = cell;
    const heading = readHeading(text);
    if (heading) {
      // Column headings, 「名前　タイプ　特性」, don't begin a section.
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

  /** Merges "Heat Rotom" into the numbered "Rotom" row above it if it has no number of its own. */
  private asOwnForm(found: ListedMatch, num: number | undefined): ListedMatch | undefined {
    const row = this.open && this.rows.at(-1);
    if (!row?.keys || row.num === undefined || num !== undefined) return undefined;
    if (found.is !== 'known' || found.kind !== 'species' || found.isBare) return undefined;
    return baseOf(found.keys[0] ?? '') === baseOf(row.keys[0] ?? '') ? found : undefined;
  }

  /** Reads this cell as a form of the species before it. @returns `true` below a new species */
  private asForm(text: string): ListedMatch | true | undefined {
    if (!this.open || this.open.form.length > 20) return undefined;
    const formName = withoutBrackets(text);
    const isForm = formName !== text || isWrittenAsForm(text);
    const match = withForm(this.open.name, `${this.open.form} ${formName}`.trim(), isForm);
    if (match?.is === 'known' || (match && isForm)) return match;
    return isForm && !match ? true : undefined;
  }

  private setForm(match: ListedMatch | true, text: string) {
    const row = this.rows.pop() as ListRow;
    const open = this.open as { name: string; form: string };
    const form = `${open.form} ${withoutBrackets(text)}`.trim();
    const { line, num, section } = row;
    const at = { text: inBrackets(open.name, form), line, num, section };
    if (match === true) this.rows.push(at);
    else if (match.is === 'known')
      this.rows.push({ ...at, kind: match.kind, keys: match.keys, isBare: false });
    else if (match.is === 'form') this.rows.push({ ...at, base: match.base });
    else this.leave({ whole: at.text, line }, 'mega');
    this.open = match === true || match.is === 'form' ? { name: open.name, form } : undefined;
  }

  private leave({ whole, line }: Pick<ListCell, 'whole' | 'line'>, why: LeftOutLine['why']) {
    this.leftOut.push({ text: whole, line, why });
  }
}

const withoutBrackets = (text: string) => /^[（(［[](.+)[)）］\]]$/.exec(text)?.[1] ?? text;

const inBrackets = (name: string, form: string) =>
  /[ぁ-んァ-ヶ一-龠]/.test(name + form) ? `${name}（${form}）` : `${name} (${form})`;

/** Looks the text up before removing its number, because names may begin with digits. */
function asCell(part: string, kind: ListedKind | undefined): { text: string; num?: number } {
  const text = withoutBullet(part);
  return findListed(text, kind)?.is === 'known' ? { text } : withoutNumber(text);
}

/** Splits a text at single spaces into several known names. @returns undefined if any part is unknown */
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
