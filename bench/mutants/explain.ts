import { readFileSync } from 'node:fs';
import { survivors } from './survivors';

export interface Lived {
  fileName: string;
  mutatorName: string;
  replacement?: string;
  location: Record<'start' | 'end', { line: number; column: number }>;
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 70)}…` : line;
};

function sourceOf({ fileName, location: { start, end } }: Lived): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

interface Told {
  file: string;
  /** The change, in the words of survivors.ts: without a line number, so that other edits leave it alone. */
  change: string;
  line: number;
}

const told = (mutant: Lived): Told => ({
  file: mutant.fileName.slice(mutant.fileName.lastIndexOf('/app/') + '/app/'.length, -'.ts'.length),
  change: `${mutant.mutatorName}: ${short(sourceOf(mutant))} → ${short(mutant.replacement ?? '')}`,
  line: mutant.location.start.line,
});

const printedTold = ({ file, line, change }: Told) => `${file}:${line} ${change}`;
export const printed = (mutant: Lived): string => printedTold(told(mutant));

/** Changes that lived, by the reason why they may; then those without a reason, and reasons without such a change. */
export function explain(lived: readonly Lived[], tried: readonly string[]): string {
  const left = lived.map(told);
  const stale: string[] = [];
  const explained = survivors.flatMap(({ why, changes }) => {
    const own = Object.entries(changes).filter(([file]) => tried.includes(file));
    const lines = own.flatMap(([file, texts]) =>
      texts.flatMap((change) => {
        // A change that is possible in two places is listed twice.
        const at = left.findIndex((each) => each.file === file && each.change === change);
        if (at < 0) {
          stale.push(`${file} ${change}`);
          return [];
        }
        const [{ line = 0 } = {}] = left.splice(at, 1);
        return [`  ${file}:${line} ${change}`];
      }),
    );
    return lines.length > 0 ? [`${why} (${lines.length})`, ...lines] : [];
  });
  const blocks: [title: string, lines: string[]][] = [
    ['May live', explained],
    ['Lived without a reason', left.map(printedTold)],
    ['Reasons whose change is noticed, or gone', stale],
  ];
  return blocks
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `\n## ${title}\n${lines.join('\n')}`)
    .join('\n');
}
