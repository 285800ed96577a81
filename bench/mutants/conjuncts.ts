/** A condition in the text of a query. */
export interface Conjunct {
  start: number;
  end: number;
  /** Replacement with which the query reads as if the condition were not there. */
  without: 'true' | 'false';
}

const begins = new Set(['where', 'on', 'when', 'having', 'and', 'or']);
const ends = new Set(
  'then else end case select from set values join left inner do as order group limit union returning'.split(
    ' ',
  ),
);

interface Segment {
  before: string;
  start: number;
}
interface Frame {
  found: (Conjunct & { before: string; after: string })[];
  open: Segment | undefined;
}

/** The conditions that `and`, `or` or `where` join in a query. Placeholders have to be words or symbols without spaces. */
export function conjunctsOf(text: string): Conjunct[] {
  const all: Conjunct[] = [];
  const stack: Frame[] = [{ found: [], open: { before: '', start: 0 } }];
  const close = (frame: Frame, at: number, after: string) => {
    const { open } = frame;
    frame.open = undefined;
    if (!open) return;
    const own = text.slice(open.start, at);
    const start = open.start + own.length - own.trimStart().length;
    const end = open.start + own.trimEnd().length;
    if (end > start && (begins.has(open.before) || begins.has(after)))
      frame.found.push({ start, end, before: open.before, after, without: 'true' });
  };
  const leave = (frame: Frame, at: number) => {
    close(frame, at, '');
    for (const { start, end, before, after } of frame.found)
      if (!/^(true|false)$/.test(text.slice(start, end)))
        all.push({
          start,
          end,
          without:
            (before === 'or' || after === 'or') && before !== 'and' && after !== 'and' ? 'false' : 'true',
        });
  };
  for (const { 0: token, index } of text.matchAll(/'[^']*'|"[^"]*"|[()]|[\w.]+/g)) {
    const frame = stack.at(-1) as Frame;
    const word = token.toLowerCase();
    if (token === '(') stack.push({ found: [], open: { before: '', start: index + 1 } });
    else if (token === ')') {
      leave(frame, index);
      if (stack.length > 1) stack.pop();
    } else if (word === 'and' && /\bbetween\s+\S+\s*$/i.test(text.slice(frame.open?.start ?? index, index)))
      continue;
    else if (begins.has(word)) {
      close(frame, index, word);
      frame.open = { before: word, start: index + token.length };
    } else if (ends.has(word)) close(frame, index, word);
  }
  leave(stack.at(-1) as Frame, text.length);
  return all;
}
