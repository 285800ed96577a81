import { unguarded } from '~/text/write-csv';
import { asideOf, type List } from './reading';
import type { ListLine } from './records';

const pairing =
  /^(?:(?:table|卓)?\s?(\d{1,3})\s?(?:卓|番卓)?\s?[:：.)]?\s)?(\S.{0,60}?)\s(?:vs\.?|対)\s(\S.{0,60})$/i;
const maxLine = 200;

/** Reads pairings, 「1卓 ハルカ vs ケンタ」: two people on each line, at its table. */
export function pairingsIn(lines: readonly ListLine[]): List | undefined {
  const found = lines.map(({ text }) => (text.length > maxLine ? null : pairing.exec(text)));
  const count = found.filter(Boolean).length;
  if (count < 2 || count * 3 < lines.length * 2) return undefined;
  return {
    given: ['name', 'seat'],
    lines: lines.flatMap(({ line, text }, at) => {
      const [, seat = '', one = '', other = ''] = found[at] ?? [];
      const people = found[at] ? [one, other] : [];
      return people.map((name) => ({ line, text, cells: [unguarded(name), seat] }));
    }),
    aside: lines.filter((_, at) => !found[at]).map((line) => asideOf(line, 'aboveHead', true)),
  };
}
