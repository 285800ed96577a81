/** Removes what no reader sees and copying adds: zero-width characters, direction marks, a byte order mark. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, '');

const circled = '①-⑳㉑-㉟㊱-㊿❶-❿⓫-⓴⓵-⓾';
const bullet = '[-–—*•・●○◦◯‣▪▫■□◆◇▼▽▶▷►★☆✓✔☑🔹🔸🔷🔶💠👉+]';
/** Number or bullet before an entry: `1. `, `(3)`, `①`, `[4]`, `#5 `, `・`, `- `, and quotes before them. */
const mark = new RegExp(
  `^[>\\s]{0,20}(?:\\d\\ufe0f?\\u20e3\\s*|[一二三四五六七八九十]{1,3}[、.．)）]\\s*|[Nn][Oo][.．]?\\s?[\\d０-９]{1,4}(?:[.．:：、)]\\s*|\\s+)|(?:[(（[【]?[\\d０-９]{1,4}[)）\\]】][.．:：、]?\\s*|[\\d０-９]{1,4}(?:[.．:：、](?![\\d０-９])\\s*|\\s*[-–—]\\s+)|[#＃][\\d０-９]{1,4}\\s+|[${circled}][.．:：、]?\\s*)|${bullet}\\s{1,4}\\[[ xX]\\]\\s+|${bullet}(?:\\s+|(?<=[^-+*–—])))(?=\\S)`,
  'u',
);

const digitsOf = (text: string) => {
  const code = text.search(new RegExp(`[${circled}]`, 'u'));
  return code < 0 ? (text.normalize('NFKC').match(/\d+/)?.[0] ?? '') : text.charAt(code).normalize('NFKC');
};

/** Splits a list mark from its entry. `number` is what the mark counts, if it does. */
export function splitMark(line: string): { mark: string; number: number | undefined; rest: string } {
  const found = mark.exec(line)?.[0] ?? '';
  const digits = digitsOf(found);
  return {
    mark: found,
    number: /^\d+$/.test(digits) ? Number(digits) : undefined,
    rest: line.slice(found.length),
  };
}
