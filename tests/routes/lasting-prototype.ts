import { WorkerEntrypoint } from 'cloudflare:workers';

// The pool wraps the prototype again at every request: without the first one, request 1,000 would take a second.
const { construct } = Reflect;
const prototypes = new WeakMap<NewableFunction, object>();
Reflect.construct = ((made, args, as = made) => {
  if (made === WorkerEntrypoint) {
    as.prototype = prototypes.get(as) ?? as.prototype;
    prototypes.set(as, as.prototype);
  }
  return construct(made, args, as);
}) as (made: NewableFunction, args: ArrayLike<unknown>, as?: NewableFunction) => unknown as typeof construct;
