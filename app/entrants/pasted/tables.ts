import { fieldInHead } from '~/copied/heads';
import { kindOfPart } from '~/copied/parts';
import { csvRows, delimiterOf, type TableLine } from '~/text/read-csv';
import { isNoEntry, isTitle } from './aside';
import { columnMeaningOf, meaningInHead } from './entrant-heads';
import { asideOf, type Fault, type List } from './reading';

const delimiters = ['\t', ';', ',', '|', '，', '；', '｜'];
const maxAbove = 5;

/** Finds the rows of a table in a text. @returns undefined if it is rather a list with a person on each line */
export function tableIn(whole: string): List | Fault | undefined {
  const markdown = withoutMarkdown(whole);
  const text = markdown ?? whole;
  const fixed = /^sep=/i.test(text) ? [delimiterOf(text)] : undefined;
  const possible = fixed ?? (markdown ? ['|'] : delimiters.filter((each) => text.includes(each)));
  const parsed = possible.map((delimiter) => ({ delimiter, ...csvRows(text, delimiter) }));
  const found =
    parsed.find(({ lines }) => headAt(lines) >= 0) ??
    parsed.find(({ delimiter, lines }) => isEven(delimiter, lines));
  if (!found) return undefined;
  if (found.quote) return { fault: { reason: 'quote', line: found.quote.line } };
  const { lines } = found;
  const at = headAt(lines);
  const headed = lines[at];
  if (headed)
    return {
      head: headed.cells,
      ...entriesOf(lines.slice(at + 1), lines.slice(0, at)),
    };
  const first = lines.findIndex(
    ({ cells, text: line }) => !(isNarrow(cells) && (isTitle(line) || isNoEntry(line))),
  );
  return entriesOf(lines.slice(first), lines.slice(0, first));
}

const isNarrow = (cells: readonly string[]) => cells.filter(Boolean).length < 2;

/** What stands below a table, such as a count, is no row of it. */
function entriesOf(rows: readonly TableLine[], above: readonly TableLine[]): Pick<List, 'lines' | 'aside'> {
  const isRow = ({ cells, text }: TableLine) => !(isNarrow(cells) && cells[0] !== '' && isNoEntry(text));
  return {
    lines: rows.filter(isRow),
    aside: [
      ...above.map((line) => asideOf(line, 'aboveHead')),
      ...rows.filter((line) => !isRow(line)).map((line) => asideOf(line, 'notRead')),
    ],
  };
}

/** Whether 80% of the lines have as many cells: a few names with commas make no table. */
function isEven(delimiter: string, all: readonly TableLine[]): boolean {
  const lines = all.filter(({ cells, text }) => !(isNarrow(cells) && (isTitle(text) || isNoEntry(text))));
  const wide = lines.filter(({ cells }) => !isNarrow(cells));
  if (delimiter === '\t') return wide.length * 2 > lines.length;
  const widths = new Map<number, number>();
  for (const { cells } of wide) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  return wide.length > 1 && Math.max(...widths.values()) * 10 >= lines.length * 8;
}

const dataKinds: ReadonlySet<string> = new Set([
  'email',
  'timestamp',
  'mention',
  'snowflake',
  'roundedId',
  'url',
]);
const startsForm = /^(?:timestamp|タイムスタンプ)$/i;

function headAt(lines: readonly TableLine[]): number {
  return lines.slice(0, maxAbove).findIndex(({ cells }) => {
    const filled = cells.filter(Boolean);
    if (cells.length < 2 || filled.some((cell) => dataKinds.has(kindOfPart(cell)))) return false;
    if (startsForm.test(filled[0] ?? '')) return true;
    return isHead(filled, columnMeaningOf) || (filled.length > 1 && isHead(filled, meaningInHead));
  });
}

function isHead(filled: readonly string[], meaningOf: (head: string) => string | undefined): boolean {
  const known = filled.map(meaningOf);
  const tells = known.some((each) => each === 'name' || each === 'tonamelId' || each === 'discordId');
  const isForm = filled.some((head) => fieldInHead(head) === 'realName');
  return (tells || (isForm && filled.length > 1)) && known.filter(Boolean).length * 2 >= filled.length;
}

/** Takes the frame off a table of Markdown, line by line. @returns undefined if it is none */
function withoutMarkdown(text: string): string | undefined {
  const lines = text.split('\n');
  const framed = lines.filter((line) => line.trimStart().startsWith('|'));
  const isRuled = lines.some((line) => isRule(line) && line.includes('|'));
  if (framed.length < 2 && !isRuled) return undefined;
  if (!isRuled && framed.length * 2 < lines.filter((line) => line.trim()).length) return undefined;
  return lines
    .map((line) => {
      if (isRule(line) && line.includes('|')) return '';
      const bare = line.trim();
      return bare.startsWith('|')
        ? bare.slice(1, bare.endsWith('|') && bare.length > 1 ? -1 : undefined)
        : line;
    })
    .join('\n');
}

const isRule = (line: string) => line.includes('-') && /^[\s|:-]+$/.test(line);
