export type JsonPath = readonly PropertyKey[];

export interface ReadJson {
  value: unknown;
  /** Line of a path, from 1; of its nearest ancestor if the path is absent. */
  lineOf(path: JsonPath): number;
}

export interface UnreadJson {
  problem: 'syntax' | 'end' | 'tooDeep' | 'keyTwice' | 'keyForbidden';
  line: number;
  column: number;
  /** The text at that position, shortened. */
  found: string;
}

const maxDepth = 8;
const token =
  /[ \t\r\n]*(?:("[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/uy;

class Unread extends Error {
  constructor(
    readonly problem: UnreadJson['problem'],
    readonly offset: number,
  ) {
    super(problem);
  }
}

/** Parses JSON and tracks line numbers, since the error messages of JSON.parse depend on the runtime. */
export function readJson(text: string): ReadJson | UnreadJson {
  const starts: number[] = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineAt = (offset: number) => starts.filter((start) => start <= offset).length;
  try {
    const { value, offsets } = parse(text);
    return {
      value,
      lineOf: (path) => {
        let known: readonly PropertyKey[] = path;
        while (!offsets.has(keyOf(known))) known = known.slice(0, -1);
        return lineAt(offsets.get(keyOf(known)) ?? 0);
      },
    };
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    const line = lineAt(error.offset);
    const rest = text.slice(error.offset).split(/[\r\n]/, 1)[0] ?? '';
    return {
      problem: error.offset >= text.length ? 'end' : error.problem,
      line,
      column: error.offset - (starts[line - 1] ?? 0) + 1,
      found: [...rest].slice(0, 20).join(''),
    };
  }
}

const keyOf = (path: JsonPath) => JSON.stringify(path.map(String));

function parse(text: string): { value: unknown; offsets: Map<string, number> } {
  const offsets = new Map<string, number>();
  let after = 0;
  let start = 0;

  const afterBlanks = () => after + text.slice(after).search(/[^ \t\r\n]|$/);

  /** Reads the next token and sets `start` to its offset. */
  function next(): string {
    token.lastIndex = after;
    const match = token.exec(text);
    const lexeme = match?.[1] ?? match?.[2] ?? match?.[3];
    if (lexeme === undefined) throw new Unread('syntax', afterBlanks());
    start = token.lastIndex - lexeme.length;
    after = token.lastIndex;
    return lexeme;
  }

  function list(path: JsonPath): unknown[] {
    const items: unknown[] = [];
    for (let lexeme = next(); lexeme !== ']' || items.length > 0; lexeme = next()) {
      items.push(read(lexeme, [...path, items.length]));
      const then = next();
      if (then === ']') break;
      if (then !== ',') throw new Unread('syntax', start);
    }
    return items;
  }

  function object(path: JsonPath): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    let isFirst = true;
    for (let lexeme = next(); lexeme !== '}' || !isFirst; lexeme = next()) {
      isFirst = false;
      if (!lexeme.startsWith('"')) throw new Unread('syntax', start);
      const key = JSON.parse(lexeme) as string;
      if (key === '__proto__') throw new Unread('keyForbidden', start);
      if (Object.hasOwn(result, key)) throw new Unread('keyTwice', start);
      offsets.set(keyOf([...path, key]), start);
      if (next() !== ':') throw new Unread('syntax', start);
      result[key] = read(next(), [...path, key]);
      const then = next();
      if (then === '}') break;
      if (then !== ',') throw new Unread('syntax', start);
    }
    return result;
  }

  function read(lexeme: string, path: JsonPath): unknown {
    const key = keyOf(path);
    if (!offsets.has(key)) offsets.set(key, start);
    if (path.length > maxDepth) throw new Unread('tooDeep', start);
    if (lexeme === '{') return object(path);
    if (lexeme === '[') return list(path);
    if ('}],:'.includes(lexeme)) throw new Unread('syntax', start);
    return JSON.parse(lexeme);
  }

  const value = read(next(), []);
  const end = afterBlanks();
  if (end < text.length) throw new Unread('syntax', end);
  return { value, offsets };
}
