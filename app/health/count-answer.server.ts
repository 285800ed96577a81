import { openDatabase } from '~/db/client.server';
import type { CountKind } from '~/log/count';
import { addCounts } from '~/log/counts.server';
import { logError } from '~/log/log.server';
import { findNotes } from '~/log/notes.server';
import { soundAlarms } from './alarm.server';
import { isSweepLate } from './health';

/** Delays before counts are written: after a failure, and without one. */
const failuresMs = 1000;
const quietMs = 5 * 60_000;
/** Lock of a write: by then it has finished, or never will. */
const writingMs = 10_000;

let counts: Partial<Record<CountKind, number>> = {};
let countingSince = 0;
let writingUntil = 0;

const count = (kind: CountKind, more: number) => {
  counts[kind] = (counts[kind] ?? 0) + more;
};

/** Counts an answer in memory. Counts are written after an answer: at the first failure, or once in five minutes. */
export function countAnswer(env: Env, status: number, ctx: ExecutionContext) {
  const now = Date.now();
  countingSince ||= now;
  count('requests', 1);
  if (status >= 500) count('failures', 1);
  const isQuiet = now - countingSince > quietMs;
  if (now < writingUntil || !(counts.failures || isQuiet)) return;
  writingUntil = now + writingMs;
  ctx.waitUntil(write(env, isQuiet));
}

async function write(env: Env, isQuiet: boolean) {
  if (!isQuiet) await new Promise((resolve) => setTimeout(resolve, failuresMs));
  const db = openDatabase(env.DB);
  const now = new Date();
  const mine = counts;
  counts = {};
  try {
    await addCounts(db, mine, now);
    countingSince = now.getTime();
    writingUntil = 0;
    if (isQuiet) await watchSweeper(env, now);
  } catch (error) {
    // Written with the next counts. While the database is down it is asked every ten seconds at most.
    for (const [kind, more] of Object.entries(mine)) count(kind as CountKind, more);
    logError(error, 'counting');
  }
}

/** A sweeper that does not run can't report it, so requests do. */
async function watchSweeper(env: Env, now: Date) {
  const db = openDatabase(env.DB);
  const { sweep } = await findNotes(db);
  if (isSweepLate(sweep?.at, now)) await soundAlarms(db, env, { sweeper: true }, now);
}
