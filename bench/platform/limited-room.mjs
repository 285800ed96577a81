// A room of broadcasts, failing where Cloudflare would fail (limits.mjs).
import { invoke, violate } from './ledger.mjs';
import { checkStatement } from './limited-db.mjs';
import { limitedEnv } from './limited-worker.mjs';
import { room } from './limits.mjs';

const encoder = new TextEncoder();

/** Puts a check in front of a method of all objects of a class. @param {object} prototype @param {string} name @param {(...args: any[]) => void} check */
function checkFirst(prototype, name, check) {
  const method = Reflect.get(prototype, name);
  Object.defineProperty(prototype, name, {
    configurable: true,
    value(/** @type {unknown[]} */ ...args) {
      check(...args);
      return method.apply(this, args);
    },
  });
}

checkFirst(WebSocket.prototype, 'serializeAttachment', (attachment) => {
  // Attachments are plain data, whose structured clone takes less than their JSON.
  const bytes = encoder.encode(JSON.stringify(attachment)).byteLength;
  if (bytes > room.maxAttachmentBytes)
    violate(`an attachment of ${bytes} bytes`, 'serializeAttachment: the attachment is too large');
});

/** @type {WeakSet<object>} */
const limited = new WeakSet();

/** @param {any} state of a Durable Object */
function limitState(state) {
  const sql = Object.getPrototypeOf(state.storage.sql);
  if (limited.has(sql)) return;
  limited.add(sql);
  checkFirst(sql, 'exec', (statement, ...values) => checkStatement({ sql: statement, values }));
  checkFirst(Object.getPrototypeOf(state), 'acceptWebSocket', (_, tags = []) => {
    const longest = Math.max(0, ...tags.map((/** @type {string} */ tag) => tag.length));
    if (tags.length > room.maxTags || longest > room.maxTagLength)
      violate(`${tags.length} tags of a socket, the longest of ${longest}`, 'acceptWebSocket: too many tags');
  });
}

/** @template {new (...args: any[]) => object} Class @param {Class} Room @returns {Class} */
export function limitedRoom(Room) {
  class Limited extends Room {
    /** @param {any[]} args */
    constructor(...args) {
      const [state, env] = args;
      limitState(state);
      super(state, limitedEnv(env));
    }
  }
  for (const name of Object.getOwnPropertyNames(Room.prototype)) {
    const { value } = Object.getOwnPropertyDescriptor(Room.prototype, name) ?? {};
    if (name === 'constructor' || typeof value !== 'function') continue;
    Object.defineProperty(Limited.prototype, name, {
      configurable: true,
      writable: true,
      value(/** @type {unknown[]} */ ...args) {
        return invoke(`room ${name}`, () => value.apply(this, args));
      },
    });
  }
  return Limited;
}
