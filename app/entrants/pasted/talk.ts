import { unguarded } from '~/text/write-csv';
import { asideOf, type List } from './reading';

const message = /^(\d{1,2}:\d{2})\t([^\t]{1,80})\t(.*)$/;

// Who asks, or only thanks, does not say that they come.
export const comes = /参加|出ます|出たい|行きます|行ける|エントリー|希望|\bjoin|\bin\b|[🙋🙌✋]/iu;
export const asks = /ください|下さい|[?？]\s*$|募集|sign-?up|reply (?:here|with)|\bplease\b/i;

/** Reads a talk saved from LINE: who wrote, when, and what. Staff say what the words mean. */
export function talkIn(text: string, added: ReadonlySet<number>): List | undefined {
  const lines = text
    .split('\n')
    .map((raw, at) => ({ line: at + 1, text: raw.trim(), found: message.exec(raw.trimEnd()) }));
  if (lines.filter(({ found }) => found).length < 2) return undefined;
  const isEntry = (words = '') => comes.test(words) && !asks.test(words);
  const some = lines.some(({ found }) => isEntry(found?.[3]));
  const posts = lines.filter(({ line, found }) => found && (!some || isEntry(found[3]) || added.has(line)));
  const taken = new Set(posts);
  const aside = lines.filter((each) => each.text !== '' && !taken.has(each));
  return {
    given: ['unused', 'name', 'unknown'],
    lines: posts.flatMap(({ line, text, found }) =>
      found
        ? [
            {
              line,
              text: text.replaceAll('\t', ' '),
              cells: found.slice(1).map((cell) => unguarded(cell.trim())),
            },
          ]
        : [],
    ),
    aside: aside.map((line) => asideOf(line, 'notRead', line.found !== null)),
  };
}
