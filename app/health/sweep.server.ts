import type { Database } from '~/db/client.server';
import { fewAtOnce } from '~/limits/few-at-once';
import { logAct, logError } from '~/log/log.server';
import { findNotes, noteDown } from '~/log/notes.server';
import { soundAlarms } from './alarm.server';
import { findQueue } from './find-health.server';
import { isQueueSlow } from './health';

type Parts = Record<string, () => Promise<unknown>>;

// An invocation has six connections, and a part may use four of them (fewAtOnce).
const partsAtOnce = 3;

/** Runs each part by itself: a failure is logged and stops no other. Records the failures and the duration. */
export async function sweep(db: Database, env: Env, parts: Parts, now: Date) {
  const started = Date.now();
  const failed = await failedOf({ ...parts, alarms: () => lookForTrouble(db, env, now) });
  const ms = Date.now() - started;
  logAct('sweep', { ms, failed });
  await noteDown(db, 'sweep', { ms, failed }, new Date()).catch((error: unknown) => logError(error, 'sweep'));
}

async function failedOf(parts: Parts): Promise<string[]> {
  const failed: string[] = [];
  const runPart = async ([name, run]: [string, Parts[string]]) => {
    try {
      await run();
    } catch (error) {
      logError(error, `sweep: ${name}`);
      failed.push(name);
    }
  };
  await fewAtOnce(Object.entries(parts), runPart, { atOnce: partsAtOnce });
  return failed;
}

async function lookForTrouble(db: Database, env: Env, now: Date) {
  const [queue, { mail }] = await Promise.all([findQueue(db), findNotes(db)]);
  const outages = { readings: isQueueSlow({ queue, now }), mail: mail?.isOver === false, sweeper: false };
  await soundAlarms(db, env, outages, now);
}
