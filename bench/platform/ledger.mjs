// Per-invocation ledger: how many queries, subrequests and waiting connections an invocation of the worker has had.
import { AsyncLocalStorage } from 'node:async_hooks';
import { worker } from './limits.mjs';

/** @typedef {{ name: string, queries: number, subrequests: number, waiting: number, waitingD1: number }} Ledger */

/** @type {AsyncLocalStorage<Ledger>} */
const ledgers = new AsyncLocalStorage();
/** @type {string[]} */
let violations = [];
/** @type {Record<string, { most: number, by: string }>} */
let peakOf = {};

/** Runs an invocation of its own, unless one is running already. @template T @param {string} name @param {() => T} run */
export const invoke = (name, run) => (ledgers.getStore() ? run() : ledgers.run(newLedger(name), run));

/** Runs an invocation of its own. @template T @param {string} name @param {() => T} run */
export const invokeAnew = (name, run) => ledgers.run(newLedger(name), run);

/** @param {string} name @returns {Ledger} */
const newLedger = (name) => ({ name, queries: 0, subrequests: 0, waiting: 0, waitingD1: 0 });

/** Violations since the last call. */
export function takeViolations() {
  const taken = violations;
  violations = [];
  return taken;
}

/** Most of each count in one invocation since the last call. */
export function takePeaks() {
  const taken = peakOf;
  peakOf = {};
  return taken;
}

/** Records a violation, for the test or bench to fail even if the app catches the error. @param {string} what */
export function record(what) {
  violations.push(`${ledgers.getStore()?.name ?? 'outside of an invocation'}: ${what}`);
}

/** @param {string} what @param {string} message as the platform says it @returns {never} */
export function violate(what, message) {
  record(what);
  throw new Error(message);
}

/** @param {'queries' | 'subrequests' | 'waiting' | 'waitingD1'} part @param {number} [by] */
function add(part, by = 1) {
  const ledger = ledgers.getStore();
  if (!ledger) return 0;
  ledger[part] += by;
  if (ledger[part] > (peakOf[part]?.most ?? 0)) peakOf[part] = { most: ledger[part], by: ledger.name };
  return ledger[part];
}

/** @param {number} statements */
export const addQueries = (statements) => add('queries', statements);

/** @param {string} what @param {string} message */
export function addSubrequest(what, message) {
  const count = add('subrequests');
  if (count > worker.maxSubrequests) violate(`subrequest ${count}: ${what}`, message);
}

/**
 * Counts a connection until it has headers. D1's are counted apart: its documents speak of six as well, but it is not in the
 * list of APIs that count, and its queries wait for each other anyway.
 * @template T @param {string} what @param {() => Promise<T>} send
 */
export async function waiting(what, send, part = /** @type {'waiting' | 'waitingD1'} */ ('waiting')) {
  const count = add(part);
  if (part === 'waiting' && count > worker.maxWaiting)
    record(`${count} connections wait for headers: ${what}`);
  try {
    return await send();
  } finally {
    add(part, -1);
  }
}
