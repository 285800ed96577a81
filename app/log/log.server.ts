import { describeError } from './describe-error';
import { type Line, printed } from './line';
import { currentRun } from './run.server';
import { withoutKnown } from './scrub';

type Fact = string | number | boolean | null | undefined | readonly string[];

function write(kind: Line['kind'], facts: Record<string, unknown>) {
  const run = currentRun();
  const at = new Date().toISOString();
  const text = printed({ kind, at, request: run?.request, ...facts }, run?.style);
  if (text === undefined) return;
  if (kind === 'error') console.error(text);
  else console.log(text);
}

/** Facts are ids, kinds, counts and times: nothing that a person typed, no link's token, no sheet's or reading's id. */
export const logRequestLine = (facts: Record<string, Fact>) => write('request', facts);

/** Something was done: `sheet.submitted`. */
export const logAct = (act: string, facts: Record<string, Fact> = {}) => write('act', { act, ...facts });

/** Somebody's way in, rights or data leaving: who by their opaque id, from where by the day's hash. */
export function logSecurity(event: string, facts: Record<string, Fact> = {}) {
  const run = currentRun();
  write('security', { event, user: run?.facts.user, from: run?.from(), ...facts });
}

/** Whatever was thrown, without what it carries. `during` says at what. */
export function logError(error: unknown, during?: string, facts: Record<string, Fact> = {}) {
  const known = currentRun()?.secrets ?? [];
  write('error', {
    during: during && withoutKnown(during, known),
    ...facts,
    error: describeError(error, known),
  });
}

/** Words of ours to the operator, kept as they are: what has to be set up before something can be done. */
export const logMisconfigured = (message: string) =>
  write('error', { error: { name: 'Misconfigured', message } });
