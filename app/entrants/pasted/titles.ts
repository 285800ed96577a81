import { splitMark } from '~/copied/marks';
import { isNoEntry, isSentence, isTitle, messageHeader } from './aside';
import type { Leave } from './messages';
import { isNumber } from './reading';
import type { ListLine } from './records';

/** Lines above a list that may be its titles. */
export const maxTitles = 5;

/** A sentence that is no entry: it has neither a mark of the list nor a handle in it. */
const isProse = (text: string) =>
  isSentence(text) && !/[@＠]/.test(text) && splitMark(text).mark === '' && !messageHeader(text);

/** Leaves out titles, sentences and all else that is no entry. `isBelowHead`: the head of the names stands above. */
export function withoutTitles(
  all: readonly ListLine[],
  added: ReadonlySet<number>,
  leave: Leave,
  isBelowHead: boolean,
): ListLine[] {
  // Below the head of the names, signs alone are somebody's name: 「★」.
  const isSigns = (text: string) =>
    isBelowHead && /^[^\p{L}\p{N}]{1,20}$/u.test(text) && !/^[-=_*─━＝〜~・.ー―—]{3,}$/.test(text);
  const isAdded = ({ line }: ListLine) => added.has(line);
  const isAbout = (text: string) => isSentence(splitMark(text).rest) || isTitle(text) || isNoEntry(text);
  const isAllProse =
    all.some(({ text }) => isSentence(text)) &&
    all.every(({ text }) => isAbout(text) && !messageHeader(text));
  const posts = all.filter((line) => messageHeader(line.text) !== undefined);
  // A sentence in a post is its author's answer.
  const arePosts =
    posts.length > 2 && all.indexOf(posts[0] as ListLine) < maxTitles && posts.length * 4 >= all.length;
  const noEntries = all.filter(
    (line) =>
      !isAdded(line) &&
      (isAllProse || (isNoEntry(line.text) && !isSigns(line.text)) || (!arePosts && isProse(line.text))),
  );
  const rest = all.length - noEntries.length < 1 && !isAllProse ? [...all] : leave(noEntries, 'notRead')(all);
  const isHeader = (line: ListLine) => !isAdded(line) && messageHeader(line.text) !== undefined;
  const headers = rest.filter(isHeader);
  // A single header is of the message that holds the whole list.
  const isHeaded = headers.length === 1 && rest.length > 2;
  const first = rest.findIndex(isHeader);
  const areMany = headers.length > 2 && headers.length * 3 >= rest.length - first;
  const before = areMany ? rest.slice(0, first).filter((line) => !isAdded(line)) : [];
  const posted = leave(isHeaded ? headers : before, 'aboveHead')(rest);
  return withoutLead(posted, leave, (line) => isAdded(line) || (!isHeaded && headers.includes(line)));
}

function withoutLead(
  rest: readonly ListLine[],
  leave: Leave,
  isEntry: (line: ListLine) => boolean,
): ListLine[] {
  let count = 0;
  while (count < maxTitles && count < rest.length - 1) {
    const line = rest[count] as ListLine;
    // A number right under a title counts the list.
    const isCount = count > 0 && isNumber(line.text) && !isNumber(rest[count + 1]?.text ?? '');
    const leads = isCount || (isTitle(line.text) && splitMark(line.text).number === undefined);
    if (isEntry(line) || !leads) break;
    count++;
  }
  return leave(rest.slice(0, count), 'aboveHead')(rest);
}
