export type JsonPath = readonly PropertyKey[];

export interface ReadJson {
  value: unknown;
  /** From 1; of the nearest part above where the text has none itself. */
  lineOf(path: JsonPath): number;
}

export interface UnreadJson {
  problem: 'syntax' | 'end' | 'tooDeep' | 'keyTwice' | 'keyForbidden';
  line: number;
  column: number;
  /** What stands there. */
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

/** JSON with the line of each of its parts: what JSON.parse says of an error depends on the runtime. */
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
        while (known.length > 0 && !offsets.has(keyOf(known))) known = known.slice(0, -1);
        return lineAt(offsets.get(keyOf(known)) ?? 0);
      },
    };
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    const line = lineAt(error.offset);
    const found = text.slice(error.offset).split(/[\r\n]/, 1)[0] ?? '';
    return {
      problem: error.offset >= text.length ? 'end' : error.problem,
      line,
      column: error.offset - (starts[line - 1] ?? 0) + 1,
      found: [...found].slice(0, 20).join(''),
    };
  }
}

const keyOf = (path: JsonPath) => JSON.stringify(path.map(String));

function parse(text: string): { value: unknown; offsets: Map<string, number> } {
  const offsets = new Map<string, number>();
  let after = 0;
  let start = 0;

  const afterBlanks = () => after + (/^[ \t\r\n]*/.exec(text.slice(after))?.[0].length ?? 0);

  /** The next token; `start` is where it stands. */
  function next(): string {
    token.lastIndex = after;
    const found = token.exec(text);
    const what = found?.[1] ?? found?.[2] ?? found?.[3];
    if (what === undefined) throw new Unread('syntax', afterBlanks());
    start = token.lastIndex - what.length;
    after = token.lastIndex;
    return what;
  }

  function list(path: JsonPath): unknown[] {
    const made: unknown[] = [];
    for (let what = next(); what !== ']' || made.length > 0; what = next()) {
      made.push(read(what, [...path, made.length]));
      const then = next();
      if (then === ']') break;
      if (then !== ',') throw new Unread('syntax', start);
    }
    return made;
  }

  function object(path: JsonPath): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    let isFirst = true;
    for (let what = next(); what !== '}' || !isFirst; what = next()) {
      isFirst = false;
      if (!what.startsWith('"')) throw new Unread('syntax', start);
      const key = JSON.parse(what) as string;
      if (key === '__proto__') throw new Unread('keyForbidden', start);
      if (Object.hasOwn(made, key)) throw new Unread('keyTwice', start);
      offsets.set(keyOf([...path, key]), start);
      if (next() !== ':') throw new Unread('syntax', start);
      made[key] = read(next(), [...path, key]);
      const then = next();
      if (then === '}') break;
      if (then !== ',') throw new Unread('syntax', start);
    }
    return made;
  }

  function read(what: string, path: JsonPath): unknown {
    const key = keyOf(path);
    if (!offsets.has(key)) offsets.set(key, start);
    if (path.length > maxDepth) throw new Unread('tooDeep', start);
    if (what === '{') return object(path);
    if (what === '[') return list(path);
    if (/^[}\],:]$/.test(what)) throw new Unread('syntax', start);
    return JSON.parse(what);
  }

  const value = read(next(), []);
  const end = afterBlanks();
  if (end < text.length) throw new Unread('syntax', end);
  return { value, offsets };
}
