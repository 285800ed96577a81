// Runs before each file of tests. One runtime serves many files: each begins with empty storage and the world as it is now.
import { env } from 'cloudflare:workers';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { knownNetwork } from '~/accounts/known-place.server';
import { openDatabase } from '~/db/client.server';
import { remember } from '~/limits/attempts.server';
import { networkOf } from '~/limits/network-address';
import { takeViolations } from '../../bench/platform/ledger.mjs';
import { insertWorld, makeWorld } from '../world';
import { beginFile } from './each-file';
import { emptyStorage } from './empty-storage';
import './lasting-prototype';
import { migrate } from './migrate';

// Even if the app caught the error.
afterEach(() => expect(takeViolations(), 'limits of the platform').toEqual([]));
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

await emptyStorage(env);
await migrate(env.DB, env.TEST_MIGRATIONS);
const db = openDatabase(env.DB);
const world = makeWorld(Date.now());
await insertWorld(db, world);
// They were here before: no mail tells them of a new place.
const known = world.users.map(({ id }) => knownNetwork(env.SESSION_SECRET, id, networkOf('')));
await Promise.all(known.map((network) => remember(db, network, new Date())));
await beginFile();
