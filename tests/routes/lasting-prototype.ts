import { WorkerEntrypoint } from 'cloudflare:workers';

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
