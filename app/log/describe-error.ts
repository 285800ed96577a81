import { scrubbed, scrubbedSql } from './scrub';

export interface ErrorFacts {
  name: string;
  message: string;
  stack?: string[];
  cause?: ErrorFacts;
}

const maxFrames = 8;
const maxCauses = 3;

const field = (value: object, name: string): unknown => Reflect.get(value, name);

/** Describes a thrown value for the log, without a statement's values or a person's texts. */
export function describeError(error: unknown, known: Iterable<string>, depth = 0): ErrorFacts {
  if (typeof error !== 'object' || error === null)
    return { name: typeof error, message: typeof error === 'string' ? scrubbed(error, known) : '' };
  if (error instanceof Response) return { name: 'Response', message: String(error.status) };
  if (!(error instanceof Error)) return { name: 'object', message: '' };
  const sql = field(error, 'query');
  const isStatement = typeof sql === 'string' && 'params' in error;
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  return {
    name: isStatement ? 'DrizzleQueryError' : nameOf(error),
    message: isStatement ? `Failed query: ${scrubbedSql(sql, known)}` : scrubbed(error.message, known),
    stack: framesOf(error),
    ...(cause !== undefined && depth < maxCauses && { cause: describeError(cause, known, depth + 1) }),
  };
}

const nameOf = ({ name }: Error) => (/^[A-Za-z]\w{0,40}$/.test(name) ? name : 'Error');

/** Frames only: the lines before them repeat the message. */
function framesOf({ stack }: Error): string[] {
  const frames: string[] = [];
  for (const line of String(stack ?? '').split('\n')) {
    if (frames.length === maxFrames) break;
    if (!/^\s+at /.test(line)) continue;
    const place = /(?<![\w.-])([\w.-]+:\d+:\d+)\)?$/.exec(line)?.[1];
    const name = /^\s+at (?:async )?([\w.$<>[\] ]{1,80}) \(/.exec(line)?.[1];
    if (place) frames.push(name ? `${name} ${place}` : place);
  }
  return frames;
}
