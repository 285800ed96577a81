import type { ErrorFacts } from './describe-error';

export interface Line {
  kind: 'request' | 'act' | 'security' | 'error';
  /** UTC, ISO 8601 to the millisecond. */
  at: string;
  request?: string;
  [fact: string]: unknown;
}

/** Formats a line: `json`, `lines` for short ones, `errors` (local development) for short errors only. */
export function printed(line: Line, style = 'json'): string | undefined {
  if (style !== 'lines' && style !== 'errors') return JSON.stringify(line);
  if (style === 'errors' && line.kind !== 'error') return undefined;
  const { kind, at, request = '-', error, ...facts } = line;
  const rest = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
  const head = [at.slice(11, 19), kind, request, ...rest].join(' ');
  return error ? `${head} ${shortError(error as ErrorFacts)}` : head;
}

function shortError({ name, message, stack = [], cause }: ErrorFacts): string {
  const places = stack.slice(0, 4).map((place) => `\n    at ${place}`);
  return `${name}: ${message}${places.join('')}${cause ? `\n  because of ${shortError(cause)}` : ''}`;
}
