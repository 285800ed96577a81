import { keepOutOfLog } from '~/log/known';
import { takeInHand } from './bodies-in-hand';
import { failure } from './errors';
import type { Texts } from './kept-texts';

class BodyTooLarge extends Error {}

const tooLargeError = () => new BodyTooLarge('The body is too large.');

// More than any form may bring; a client that sends more is cut off.
const maxDrained = 64 * 1024 * 1024;

interface GatheringReader extends ReadableStreamBYOBReader {
  readAtLeast(least: number, into: Uint8Array): Promise<{ value?: Uint8Array; done: boolean }>;
}

const chunkBytes = 32 * 1024;

export interface BoundedRequest {
  request: Request;
  /** Reads on up to `maxRead` bytes, as more texts may follow. */
  readOn(): Promise<void>;
  /** Drains the body locally, where the connection hangs while it is unread; the real network cancels it. */
  finish(): Promise<void>;
  isCut(): boolean;
}

interface BodyReading {
  onBytes?: (bytes: Uint8Array) => void;
  /** Bytes given to `onBytes`, also beyond the cut; a longer body counts as cut. */
  maxRead: number;
  /** Whether a large body may have to wait until others are answered. */
  mayWait?: boolean;
  isLocal: boolean;
}

/** Cuts a body off after `max` bytes, however it is sent; drops that of a GET or HEAD. */
export function bounded(
  request: Request,
  max: number,
  { onBytes, maxRead, mayWait, isLocal }: BodyReading,
): BoundedRequest {
  const { body, headers, method } = request;
  if (!body) return { request, readOn: async () => {}, finish: async () => {}, isCut: () => false };
  const reader = body.getReader({ mode: 'byob' }) as GatheringReader;
  const inHand = mayWait ? takeInHand() : undefined;
  let read = 0;
  const isCut = () => read > maxRead;
  // One after the other: the network's streams refuse a second read before the first resolves.
  let last: Promise<Uint8Array | undefined> = Promise.resolve(undefined);
  const next = () => {
    last = last.then(async () => {
      // Batched by the runtime: 20,000 chunks of one byte cost it nothing, but a loop of ours two seconds.
      const { value } = await reader.readAtLeast(chunkBytes, new Uint8Array(chunkBytes));
      if (!value?.byteLength) return undefined;
      read += value.byteLength;
      if (!isCut()) onBytes?.(value);
      return value;
    });
    return last;
  };
  const readTo = async (bytes: number) => {
    while (read <= bytes && (await next().catch(() => undefined)));
  };
  const readOn = () => readTo(maxRead);
  const finish = () => {
    inHand?.letGo();
    return isLocal ? readTo(maxDrained) : reader.cancel().catch(() => undefined);
  };
  if (method === 'GET' || method === 'HEAD') {
    return { request: new Request(request.url, { method, headers }), readOn, finish, isCut };
  }
  const isAnnounced = Number(headers.get('Content-Length')) > max;
  const boundedBody = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await inHand?.mayReadOn();
      const value = isAnnounced ? undefined : await next();
      inHand?.add(value?.byteLength ?? 0);
      if (isAnnounced || read > max) controller.error(tooLargeError());
      else if (value) controller.enqueue(value);
      else controller.close();
    },
  });
  return {
    request: new Request(request.url, { method, headers, body: boundedBody, redirect: 'manual' }),
    readOn,
    finish,
    isCut,
  };
}

/** Reads a posted form, empty if it is none. @throws 413 if it is too large */
export async function readFormData(request: Request): Promise<FormData> {
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof BodyTooLarge) throw failure(413, 'tooLarge');
    return new FormData();
  });
  keepOutOfLog(form.values());
  return form;
}

export interface Upload {
  form: FormData;
  /** Names of fields whose file was dropped for its size; '*' if nothing of the form could be read. */
  tooLarge: ReadonlySet<string>;
  isBroken?: boolean;
}

const maxParts = 300;
const maxTextLength = 512 * 1024;

/** Makes an upload from the texts of a form that could not be read whole, with its files as too large. */
export function uploadOfTexts(texts: Texts, files: readonly string[]): Upload {
  const form = new FormData();
  for (const [name, value] of texts.slice(0, maxParts)) form.append(name, value);
  keepOutOfLog(form.values());
  return { form, tooLarge: new Set(files) };
}

/** Reads a form with files of at most `maxFileBytes` each. A larger one is dropped, and the rest is kept. */
export async function readUpload(request: Request, maxFileBytes: number): Promise<Upload> {
  const tooLarge = new Set<string>();
  try {
    const form = await request.formData();
    const result = new FormData();
    let parts = 0;
    let textLength = 0;
    for (const [name, value] of form) {
      if (typeof value === 'string') textLength += value.length;
      if (++parts > maxParts || textLength > maxTextLength) throw tooLargeError();
      if (typeof value !== 'string' && value.size > maxFileBytes) tooLarge.add(name);
      else result.append(name, value);
    }
    keepOutOfLog(result.values());
    return { form: result, tooLarge };
  } catch (error) {
    const contentLength = Number(request.headers.get('Content-Length') ?? 0);
    if (error instanceof BodyTooLarge || contentLength > maxFileBytes) tooLarge.add('*');
    return { form: new FormData(), tooLarge, isBroken: tooLarge.size === 0 };
  }
}

/** Reads a posted text; undefined if it is too large or broken off. */
export const readText = (request: Request): Promise<string | undefined> =>
  request.text().catch(() => undefined);

export const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
