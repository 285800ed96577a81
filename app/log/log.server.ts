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

/** Logs IDs, kinds, counts and times: no typed texts, no link tokens, no IDs of sheets or readings. */
export const logRequestLine = (facts: Record<string, Fact>) => write('request', facts);

export const logAct = (act: string, facts: Record<string, Fact> = {}) => write('act', { act, ...facts });

/** Logs sign-ins, rights and exports of data, with the user's opaque ID and the day's hash of the address. */
export function logSecurity(event: string, facts: Record<string, Fact> = {}) {
  const run = currentRun();
  write('security', { event, user: run?.facts.user, from: run?.from(), ...facts });
}

/** Logs a thrown value without its data. `during` names the work. */
export function logError(error: unknown, during?: string, facts: Record<string, Fact> = {}) {
  const known = currentRun()?.secrets ?? [];
  write('error', {
    during: during && withoutKnown(during, known),
    ...facts,
    error: describeError(error, known),
  });
}

/** Logs a setup problem in our own words, unscrubbed, for the operator. */
export const logMisconfigured = (message: string) =>
  write('error', { error: { name: 'Misconfigured', message } });
