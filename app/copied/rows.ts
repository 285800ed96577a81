import { type CsvRows, csvRows, delimiterOf, type TableLine } from '~/text/read-csv';
import { fieldOfHead } from './heads';

export interface CopiedRows extends CsvRows {
  /** Whether the text is split into columns, rather than one entry per line. */
  isTable: boolean;
  /** Tab and Markdown tables never have their delimiter in a name. */
  isSure: boolean;
}

/** Splits a copied table into cells: tabs, CSV, full-width commas, Markdown or blanks. Lines are numbered as in the text. */
export function copiedRows(text: string): CopiedRows {
  const markdown = markdownRows(text);
  if (markdown) return { lines: markdown, isTable: true, isSure: true };
  const delimiter = delimiterOf(text);
  const rows = csvRows(text, delimiter);
  const isSure = delimiter === '\t';
  if (isSure || isWide(rows.lines)) return { ...rows, isTable: true, isSure };
  const fullWidth = csvRows(text, '，');
  if (isWide(fullWidth.lines)) return { ...fullWidth, isTable: true, isSure };
  const aligned = alignedRows(text);
  return aligned ? { lines: aligned, isTable: true, isSure } : { ...rows, isTable: false, isSure };
}

const isWide = (lines: readonly TableLine[]) =>
  lines.filter(({ cells }) => cells.filter(Boolean).length > 1).length * 2 > lines.length;

const isRule = (line: string) => line.includes('-') && line.includes('|') && /^[\s|:-]+$/.test(line);

/** Rows of a Markdown table, framed or not. @returns undefined for any other text */
export function markdownRows(text: string): TableLine[] | undefined {
  const lines = text.split('\n');
  const framed = lines.filter((line) => line.trimStart().startsWith('|'));
  const isRuled = lines.some(isRule);
  if (framed.length < 2 && !isRuled) return undefined;
  if (!isRuled && framed.length * 2 < lines.filter((line) => line.trim()).length) return undefined;
  return lines.flatMap((raw, at) => {
    const line = raw.trim();
    if (line === '' || isRule(line)) return [];
    const inner = line.startsWith('|')
      ? line.slice(1, line.endsWith('|') && line.length > 1 ? -1 : undefined)
      : line;
    const cells = inner.split('|').map((cell) => cell.trim().replace(/^\*\*([^*]+)\*\*$/, '$1'));
    return [{ line: at + 1, text: line, cells }];
  });
}

/** Rows whose cells stand below each other, parted by blanks: two or more, or single ones below a head of known words. */
function alignedRows(text: string): TableLine[] | undefined {
  const lines = text.split('\n').flatMap((raw, at) => {
    const line = raw.trim();
    return line === '' ? [] : [{ line: at + 1, text: line }];
  });
  const split = (by: RegExp) => lines.map((each) => ({ ...each, cells: each.text.split(by) }));
  const wide = split(/\s{2,}|\t|\u3000/);
  const width = wide[0]?.cells.length ?? 0;
  const isEven = wide.filter(({ cells }) => cells.length === width).length * 10 >= wide.length * 9;
  if (width > 1 && isEven && wide.length > 1) return wide;
  const [head, ...rows] = split(/\s/);
  const isHeaded = head && head.cells.length > 1 && head.cells.every((cell) => fieldOfHead(cell));
  return isHeaded && rows.length > 0 && rows.every(({ cells }) => cells.length === head.cells.length)
    ? [head, ...rows]
    : undefined;
}
