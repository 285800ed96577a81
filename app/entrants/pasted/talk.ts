import { unguarded } from '~/text/write-csv';
import { isAway } from './absence';
import { asideOf, type List } from './reading';

const day = '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4}';
const time = '\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]m)?';
/** Lines of saved talks: of LINE, then of WhatsApp on either kind of phone. */
const messages = [
  /^(\d{1,2}:\d{2})\t([^\t]{1,80})\t(.*)$/,
  new RegExp(`^\\[(${day},?\\s${time})\\]\\s([^:]{1,80}):\\s(.*)$`, 'i'),
  new RegExp(`^(${day},?\\s${time})\\s-\\s([^:]{1,80}):\\s(.*)$`, 'i'),
];

// Who asks, or only thanks, does not say that they come.
const comes =
  /参加|出ます|出たい|行きます|行ける|エントリー|希望|同じく|自分も|私も|わたしも|僕も|俺も|\bjoin|(?:^|\bme|\bi['’]?m|\bi am|\bcan get)\s?\bin\b|\bi['’]ll (?:play|come|be there)|\bi(?:['’]d like| want) to play|^(?:same|me too|\+1)\b|[🙋🙌✋]/imu;
const asks =
  /ください|下さい|[?？]\s*$|募集|sign-?up|reply (?:here|with|if)|\breact\b|let me know|\bplease\b|\bwho(?:['’]s| is| wants)\b|誰か/im;

/**
 * Finds the posts whose authors don't come: who calls for entrants, who says no, and who only cheers where nearly all others
 * say that they come.
 */
export function outOf(words: readonly string[]): boolean[] {
  const coming = words.filter((each) => comes.test(each)).length;
  const calls = words.map((own) => asks.test(own) && coming > (comes.test(own) ? 1 : 0));
  const answers = calls.filter((isCall) => !isCall).length;
  return words.map((own, index) => {
    const isSilent = coming > 1 && coming * 3 >= answers * 2 && !comes.test(own);
    return calls[index] || isSilent || isAway(own);
  });
}

/** Reads a saved talk: who wrote, when, and what. The last word of each counts; staff say what the words mean. */
export function talkIn(text: string, added: ReadonlySet<number>): List | undefined {
  const raw = text.split('\n').map((line) =>
    line
      .replace(/[\u200e\u200f]/g, '')
      .replace(/\u202f/g, ' ')
      .trimEnd(),
  );
  const message = messages.find((each) => raw.filter((line) => each.test(line)).length > 1);
  if (!message) return undefined;
  const lines = raw.map((line, at) => ({ line: at + 1, text: line.trim(), found: message.exec(line) }));
  const isEntry = (words = '') => comes.test(words) && !asks.test(words) && !isAway(words);
  const some = lines.some(({ found }) => isEntry(found?.[3]));
  const last = new Map<string, number>();
  for (const { line, found } of lines) {
    const [, , author = '', words = ''] = found ?? [];
    if (isEntry(words) || isAway(words)) last.set(author, line);
  }
  const isOut = ({ line, found }: (typeof lines)[number]) => {
    const after = last.get(found?.[2] ?? '') ?? line;
    return after !== line && isAway(lines[after - 1]?.found?.[3] ?? '');
  };
  const posts = lines.filter(
    (each) => each.found && (!some || (isEntry(each.found[3]) && !isOut(each)) || added.has(each.line)),
  );
  const taken = new Set(posts);
  const aside = lines.filter((each) => each.text !== '' && !taken.has(each));
  return {
    given: ['unused', 'name', 'unknown'],
    lines: posts.map(({ line, text: whole, found }) => ({
      line,
      text: whole.replaceAll('\t', ' '),
      cells: (found ?? []).slice(1).map((cell) => unguarded(cell.trim())),
    })),
    aside: aside.map((each) =>
      asideOf(each, isOut(each) || isAway(each.found?.[3] ?? '') ? 'absent' : 'notRead', each.found !== null),
    ),
  };
}
