// The built worker, failing where Cloudflare would fail (limits.mjs): for the route tests and every bench that serves it.
import { addSubrequest, invokeAnew, record, takePeaks, takeViolations, violate, waiting } from './ledger.mjs';
import { bytesOf, limitedDatabase } from './limited-db.mjs';
import * as limits from './limits.mjs';

/** Answers the violations and peaks so far, for the bench in another process. */
const reportPath = '/limits-report';
const tooMany = 'Too many API requests by single worker invocation.';
const { r2, queue } = limits;

/** @template {object} T @param {T} binding @param {(name: string, args: any[]) => void} check @param {(name: string) => boolean} counts */
const around = (binding, check, counts) =>
  new Proxy(binding, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (/** @type {unknown[]} */ ...args) => {
        if (!counts(String(name))) return value.apply(target, args);
        check(String(name), args);
        addSubrequest(String(name), tooMany);
        return waiting(String(name), async () => value.apply(target, args));
      };
    },
  });

/** @param {string} name @param {any[]} args */
function checkObject(name, [keys, , options]) {
  const list = [keys].flat().filter((key) => typeof key === 'string');
  if (name === 'delete' && list.length > r2.maxDeletedKeys)
    violate(`${list.length} keys of one delete`, 'delete: The number of keys is too large. (10020)');
  for (const key of list)
    if (bytesOf(key, r2.maxKeyBytes) > r2.maxKeyBytes)
      violate(
        `a key of ${key.length} characters`,
        `${name}: The specified object name is not valid. (10020)`,
      );
  const metadata = JSON.stringify(options?.customMetadata ?? {}).length;
  if (metadata > r2.maxMetadataBytes)
    violate(
      `${metadata} bytes of metadata`,
      `${name}: Your metadata headers exceed the maximum allowed size. (10012)`,
    );
}

/** @param {string} name @param {any[]} args */
function checkMessages(name, [given]) {
  const bodies = name === 'sendBatch' ? [...given].map(({ body }) => body) : [given];
  const sizes = bodies.map((body) => bytesOf(JSON.stringify(body) ?? '', queue.maxMessageBytes));
  if (bodies.length > queue.maxMessages)
    violate(`${bodies.length} messages of one sendBatch`, 'Queue sendBatch failed: Too many messages');
  if (Math.max(0, ...sizes) > queue.maxMessageBytes)
    violate(`a message of ${Math.max(...sizes)} bytes`, `Queue ${name} failed: Payload Too Large`);
  if (sizes.reduce((sum, size) => sum + size, 0) > queue.maxBatchBytes)
    violate('messages over 256 KB of one sendBatch', 'Queue sendBatch failed: Payload Too Large');
}

const objectCalls = new Set(['get', 'put', 'head', 'list', 'delete']);
const isObjectCall = (/** @type {string} */ name) => objectCalls.has(name);
const isSend = (/** @type {string} */ name) => name.startsWith('send');

const isFetch = (/** @type {string} */ name) => name === 'fetch';
const nothing = () => undefined;

/** One wrapper of each binding, as the app keeps things by it. @type {WeakMap<object, object>} */
const wrappers = new WeakMap();

/** @template {Record<string, any>} E @param {E} env @returns {E} */
export function limitedEnv(env) {
  const own = { ...env };
  /** @param {string} name @param {(binding: any) => object} wrap */
  const limit = (name, wrap) => {
    const binding = env[name];
    if (!binding) return;
    const wrapped = wrappers.get(binding) ?? wrap(binding);
    wrappers.set(binding, wrapped);
    Object.assign(own, { [name]: wrapped });
  };
  limit('DB', limitedDatabase);
  limit('IMAGES', (bucket) => around(bucket, checkObject, isObjectCall));
  for (const name of ['READINGS', 'NOTICES', 'MAILS'])
    limit(name, (sent) => around(sent, checkMessages, isSend));
  limit('ASSETS', (files) => around(files, nothing, isFetch));
  return own;
}

const { fetch: send } = globalThis;
globalThis.fetch = /** @type {typeof fetch} */ (
  async (/** @type {Parameters<typeof fetch>} */ ...args) => {
    addSubrequest('fetch', 'Too many subrequests.');
    return waiting('fetch', () => send(...args));
  }
);

/** @param {Headers} headers */
const headerBytes = (headers) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);

/** @template {ExportedHandler<any>} Worker @param {Worker} worker @returns {Worker} */
export const limitedWorker = (worker) => ({
  ...worker,
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname === reportPath) return Response.json({ violations: takeViolations(), peaks: takePeaks() });
    if (Number(request.headers.get('Content-Length')) > limits.worker.maxRequestBytes)
      return new Response('Payload Too Large', { status: 413 });
    return invokeAnew(`${request.method} ${pathname}`, async () => {
      const answer = await worker.fetch?.(request, limitedEnv(env), context);
      if (answer && headerBytes(answer.headers) > limits.worker.maxResponseHeaderBytes)
        violate(`${headerBytes(answer.headers)} bytes of headers`, 'Response header size too large');
      return answer;
    });
  },
  queue: (batch, env, context) =>
    invokeAnew(`queue ${batch.queue}`, () => {
      if (batch.messages.length > queue.maxMessages) record(`a batch of ${batch.messages.length} messages`);
      return worker.queue?.(batch, limitedEnv(env), context);
    }),
  scheduled: (controller, env, context) =>
    invokeAnew(`cron ${controller.cron}`, () => worker.scheduled?.(controller, limitedEnv(env), context)),
});
