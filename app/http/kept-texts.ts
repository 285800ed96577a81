import { Buffer } from 'node:buffer';

export type Texts = readonly (readonly [name: string, value: string])[];

/** Texts of a posted form in their order, and whether it had files, which are never kept. */
export interface KeptForm {
  texts: Texts;
  hasFiles: boolean;
  isMultipart: boolean;
}

interface Keeper {
  take(chunk: Uint8Array): void;
  /** Undefined if it is no form, too long or malformed. */
  form(): KeptForm | undefined;
}

const maxBytes = 2 * 1024 * 1024;
const maxTexts = 20_000;
const enoughBytes = 16 * 1024;
const lineEnd = '\r\n';
const headEnd = '\r\n\r\n';

/** Collects a form's texts while its body streams by, so that they can be given back. */
export function textKeeper(contentType: string | null): Keeper | undefined {
  const type = contentType ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return plainKeeper();
  const boundary = /^multipart\/form-data\b.*;\s*boundary="?([^";]+)/i.exec(type)?.[1];
  return boundary ? partKeeper(boundary) : undefined;
}

function plainKeeper(): Keeper {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  return {
    take(chunk) {
      bytes += chunk.length;
      if (bytes <= maxBytes) chunks.push(chunk);
    },
    form() {
      const texts = [...new URLSearchParams(Buffer.concat(chunks).toString())];
      if (bytes > maxBytes || texts.length > maxTexts) return undefined;
      return { texts, hasFiles: false, isMultipart: false };
    },
  };
}

/** Parses multipart bodies as they stream: images of any size are skipped by the runtime's native search. */
function partKeeper(boundary: string): Keeper {
  const delimiter = `${lineEnd}--${boundary}`;
  const texts: [string, string][] = [];
  let rest: Buffer = Buffer.from(lineEnd);
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let bytes = 0;
  let hasFiles = false;
  let isSkipping = false;
  let isOver = false;

  /** Parses one part, or part of one; false if more bytes are needed first. */
  function step(): boolean {
    if (isSkipping) {
      const at = rest.indexOf(delimiter);
      isSkipping = at < 0;
      rest = rest.subarray(at < 0 ? Math.max(0, rest.length - delimiter.length) : at);
      return !isSkipping;
    }
    const from = rest.indexOf(headEnd);
    if (from < 0) return false;
    const head = rest.subarray(0, from).toString();
    if (/;\s*filename\*?=/i.test(head)) {
      // Browsers send a nameless file if none was chosen.
      hasFiles ||= !/;\s*filename=""/i.test(head);
      isSkipping = true;
      rest = rest.subarray(from + lineEnd.length);
      return true;
    }
    const to = rest.indexOf(delimiter, from + lineEnd.length);
    if (to < 0) return false;
    const name = /;\s*name="([^"]*)"/i.exec(head)?.[1];
    const value = rest.subarray(from + headEnd.length, Math.max(to, from + headEnd.length)).toString();
    bytes += to;
    if (name !== undefined) texts.push([unescaped(name), value]);
    rest = rest.subarray(to);
    return true;
  }

  function goOn() {
    const newBytes = waitingBytes;
    rest = Buffer.concat([rest, ...waiting]);
    waiting = [];
    waitingBytes = 0;
    while (step() && bytes <= maxBytes && texts.length <= maxTexts);
    isOver = bytes > maxBytes || bytes + rest.length > maxBytes + newBytes || texts.length > maxTexts;
    if (isOver) rest = Buffer.alloc(0);
  }

  return {
    take(chunk) {
      if (isOver) return;
      waiting.push(chunk);
      waitingBytes += chunk.length;
      // Doubling bounds the bytes scanned twice by the bytes received, however small the chunks.
      if (waitingBytes >= Math.max(rest.length, enoughBytes)) goOn();
    },
    form() {
      if (!isOver) goOn();
      return isOver || texts.length === 0 ? undefined : { texts, hasFiles, isMultipart: true };
    },
  };
}

// Undoes how browsers escape field names in a part's head.
const unescaped = (name: string) => name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
