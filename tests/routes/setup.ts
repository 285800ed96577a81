import { applyD1Migrations } from 'cloudflare:test';
import { env, WorkerEntrypoint } from 'cloudflare:workers';
import { knownNetwork } from '~/accounts/known-place.server';
import { openDatabase } from '~/db/client.server';
import { remember } from '~/limits/attempts.server';
import { networkOf } from '~/limits/network-address';
import { insertWorld, makeWorld } from '../world';

// The pool wraps the prototype of its entry point once more at every request, so that request 1,000 goes through 1,000
// proxies and takes a second. It is given the first one back each time.
const { construct } = Reflect;
const prototypes = new WeakMap<NewableFunction, object>();
Reflect.construct = ((made, args, as = made) => {
  if (made === WorkerEntrypoint) {
    as.prototype = prototypes.get(as) ?? as.prototype;
    prototypes.set(as, as.prototype);
  }
  return construct(made, args, as);
}) as (made: NewableFunction, args: ArrayLike<unknown>, as?: NewableFunction) => unknown as typeof construct;

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
const db = openDatabase(env.DB);
const world = makeWorld(Date.now());
await insertWorld(db, world);
// They were here before: no mail tells them of a new place.
const known = world.users.map(({ id }) => knownNetwork(env.SESSION_SECRET, id, networkOf('')));
await Promise.all(known.map((network) => remember(db, network, new Date())));
