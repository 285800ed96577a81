import type { ReadValue } from '~/readings/reading';
import type { LabeledImage } from './labels';
import { fields, isSilent, type Mistake, type Score } from './score';

export interface Outcome {
  image: LabeledImage;
  score: Score;
  read: ReadValue[];
  seconds: number;
}

export function groupBy<T>(list: readonly T[], nameOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
}

export const screenOf = ({ screen, language }: LabeledImage) => `${screen} ${language}`;

const share = (part: number, all: number) => (all ? ((100 * part) / all).toFixed(2) : '-').padStart(7);
const quantile = (sorted: number[], at: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0).toFixed(2).padStart(6);
const sum = <T>(list: readonly T[], numberOf: (one: T) => number) =>
  list.reduce((total, one) => total + numberOf(one), 0);

export const heading = `${'screen, language'.padEnd(28)}images species ability    item    move   align perfect    lang    p50    p95   silent  doubts    open`;

/** Prints accuracy by field, unmarked errors, needless doubts, and what the screen leaves open (% of the correct values). @param listsDoubts one by one */
export function printTable(title: string, outcomes: readonly Outcome[], listsDoubts: boolean) {
  console.log(`\n${title}\n${heading}`);
  for (const [name, some] of [
    ...groupBy(outcomes, ({ image }) => screenOf(image)),
    ['all', outcomes] as const,
  ])
    console.log(row(name, some));
  const mistakes = outcomes.flatMap(({ image, score }) =>
    score.mistakes.map((mistake) => ({ image, mistake })),
  );
  for (const { image, mistake } of mistakes) console.log(`  ${image.file} ${wording(mistake)}`);
  if (!listsDoubts) return;
  for (const { image, score } of outcomes)
    for (const { key, raw, confidence, choices } of score.doubted)
      console.log(
        `  ${image.file} ${key} asked («${raw}», ${confidence.toFixed(2)}) ${choices?.join(' ') ?? ''}`,
      );
}

export function row(name: string, some: readonly Outcome[]): string {
  const wrong = some.flatMap(({ score }) => score.mistakes);
  const shares = fields.map((field) => {
    const all = sum(some, ({ score }) => score.values[field]);
    return share(all - wrong.filter((mistake) => mistake.field === field).length, all);
  });
  const all = sum(some, ({ score }) => sum(fields, (field) => score.values[field]));
  const seconds = some.map((one) => one.seconds).sort((a, b) => a - b);
  return [
    name.padEnd(28),
    String(some.length).padStart(5),
    ...shares,
    share(some.filter(({ score }) => score.mistakes.length === 0).length, some.length),
    share(some.filter(({ score }) => score.language).length, some.length),
    quantile(seconds, 0.5),
    quantile(seconds, 0.95),
    `${wrong.filter(isSilent).length}/${all}`.padStart(9),
    ...(['doubted', 'open'] as const).map((asked) =>
      share(
        sum(some, ({ score }) => score[asked].length),
        all - wrong.length,
      ),
    ),
  ].join(' ');
}

/** Prints a matrix of certainty and correctness, and the accuracy of each confidence. */
export function printCertainty(outcomes: readonly Outcome[]) {
  const wrong = outcomes.flatMap(({ score }) => score.mistakes);
  const silent = wrong.filter(isSilent);
  const doubted = outcomes.flatMap(({ score }) => score.doubted);
  const all = sum(outcomes, ({ score }) => sum(fields, (field) => score.values[field]));
  const open = sum(outcomes, ({ score }) => score.open.length);
  const sure = all - wrong.length - doubted.length - open;
  console.log(
    `\n            right   wrong\nsure      ${String(sure).padStart(7)} ${String(silent.length).padStart(7)}`,
  );
  console.log(`open      ${String(open).padStart(7)}       -`);
  console.log(
    `doubted   ${String(doubted.length).padStart(7)} ${String(wrong.length - silent.length).padStart(7)}`,
  );
  console.log(
    `wrong and not marked: ${((1000 * silent.length) / (all || 1)).toFixed(2)} in 1,000 values; needless doubts: ${share(doubted.length, all - wrong.length).trim()}%`,
  );
  const mistaken = new Set(wrong.map(({ read }) => read));
  const known = outcomes.flatMap(({ read }) => read).filter(({ key }) => key !== null);
  console.log('confidence   read   % right');
  for (const [tenth, values] of [
    ...groupBy(known, ({ confidence }) => (Math.floor(confidence * 20) / 20).toFixed(2)),
  ].sort())
    console.log(
      `${tenth.padStart(10)} ${String(values.length).padStart(6)}   ${share(values.filter((value) => !mistaken.has(value)).length, values.length)}`,
    );
}

const wording = ({ field, truth, read }: Mistake) =>
  `${field} ${truth}, read as ${read?.key ?? 'nothing'} («${read?.raw ?? ''}», ${(read?.confidence ?? 0).toFixed(2)}${read?.uncertain === false ? ', NOT MARKED' : ''})`;
