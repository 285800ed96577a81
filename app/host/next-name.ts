interface Years {
  /** Year of the last edition's start. */
  from: number;
  /** Year of the next one's. */
  to: number;
}

/** `fixed`: a date, a time or a size, which the next edition does not count up. */
type NumberKind = 'edition' | 'year' | 'fixed' | 'plain';

const digit = '[0-9０-９]';
const between = '[/／.．:：-]';
const partOfDate = {
  before: new RegExp(`${digit}${between}$|['’]$`),
  after: new RegExp(`^${between}${digit}|^年${digit}`),
};
const edition = {
  before: /(?:第|[#＃№]|(?:no|vol|week|season|round)\.?) ?$/i,
  after: /^ ?(?:回|弾|夜|節|期|幕|章|st|nd|rd|th)/i,
};
const unit = /^ ?(?:[月日時分人名匹位円勝本枠]|on|vs|→|×)/i;

/** 「第12回 ムーンライト杯」 → 「第13回 ムーンライト杯」: counts in the name's own digits, and renews the year. */
export function nextName(name: string, { from, to }: Years): string {
  const numbers = [...name.matchAll(/[0-9]+|[０-９]+/g)].map((found) => ({
    digits: found[0],
    index: found.index,
    kind: kindOf(name, found.index, found[0]),
  }));
  const counted =
    numbers.findLast(({ kind }) => kind === 'edition') ?? numbers.findLast(({ kind }) => kind === 'plain');
  let next = '';
  let end = 0;
  for (const number of numbers) {
    const { digits, index, kind } = number;
    next += name.slice(end, index);
    end = index + digits.length;
    if (number === counted) next += inDigitsOf(digits, numberOf(digits) + 1n);
    else if (kind === 'year' && to > from && numberOf(digits) === BigInt(from))
      next += inDigitsOf(digits, BigInt(to));
    else next += digits;
  }
  return next + name.slice(end);
}

function kindOf(name: string, index: number, digits: string): NumberKind {
  const end = index + digits.length;
  const before = name.slice(Math.max(0, index - 8), index);
  const after = name.slice(end, end + 8);
  if (partOfDate.before.test(before) || partOfDate.after.test(after)) return 'fixed';
  if (edition.before.test(before) || edition.after.test(after)) return 'edition';
  const isYear = digits.length === 4 && numberOf(digits) >= 1990n && numberOf(digits) <= 2100n;
  if (isYear) return 'year';
  return unit.test(after) ? 'fixed' : 'plain';
}

const numberOf = (digits: string) => BigInt(digits.normalize('NFKC'));

/** Full-width and zero-padded like `digits`. */
function inDigitsOf(digits: string, value: bigint): string {
  const text = value.toString().padStart(digits.length, '0');
  const isWide = digits.charCodeAt(0) > 0xff;
  return isWide ? text.replace(/\d/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0)) : text;
}
