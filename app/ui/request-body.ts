import { unstable_parseMultipartFormData as parseMultipart } from '@remix-run/cloudflare';
import { failure } from './errors';

/** Reading a body ends in it when the body is longer than its page reads. */
class BodyTooLarge extends Error {}

const refused = () => new BodyTooLarge('The body is too large.');

/** The request with a body that breaks off after so many bytes, however it is sent, and none where its method has none. */
export function bounded(request: Request, most: number): Request {
  const { body, headers, method } = request;
  if (!body) return request;
  if (method === 'GET' || method === 'HEAD') return new Request(request.url, { method, headers });
  const length = headers.get('Content-Length');
  if (length !== null && Number(length) <= most) return request;
  let left = length === null ? most : -1;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      if (left < 0) controller.error(refused());
    },
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(refused());
      else controller.enqueue(chunk);
    },
  });
  return new Request(request, { body: body.pipeThrough(counter) });
}

/** What a POST brought, as a form: an empty one when it is none. Throws the 413 page when it is too large. */
export const readFormData = (request: Request): Promise<FormData> =>
  request.formData().catch((error: unknown) => {
    if (error instanceof BodyTooLarge) throw failure(413, 'tooLarge');
    return new FormData();
  });

export interface Upload {
  form: FormData;
  /** Names of the fields whose file was left out for its size; '*' when nothing of the form could be read. */
  tooLarge: ReadonlySet<string>;
  /** It was no form, or broke off. */
  isBroken?: boolean;
}

const mostParts = 300;
// Texts beside the files.
const mostTextBytes = 512 * 1024;

/** A form with files of at most so many bytes each. A larger one is dropped as it comes, and the rest is kept. */
export async function readUpload(request: Request, mostFileBytes: number): Promise<Upload> {
  const tooLarge = new Set<string>();
  let parts = 0;
  let textBytes = 0;
  const announced = Number(request.headers.get('Content-Length') ?? Infinity);
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '');
  try {
    if (!isMultipart || announced <= mostFileBytes)
      return { form: await request.formData(), tooLarge };
    const form = await parseMultipart(request, async ({ name, filename, contentType, data }) => {
      if (++parts > mostParts) throw refused();
      const chunks: BlobPart[] = [];
      let size = 0;
      for await (const chunk of data) {
        size += chunk.byteLength;
        if (filename === undefined && textBytes + size > mostTextBytes) throw refused();
        if (size > mostFileBytes) chunks.length = 0;
        else chunks.push(chunk as Uint8Array<ArrayBuffer>);
      }
      if (filename !== undefined) {
        if (size > mostFileBytes) tooLarge.add(name);
        return new File(chunks, filename, { type: contentType });
      }
      textBytes += size;
      return new Blob(chunks).text();
    });
    return { form, tooLarge };
  } catch (error) {
    if (error instanceof BodyTooLarge || (announced > mostFileBytes && announced < Infinity)) tooLarge.add('*');
    return { form: new FormData(), tooLarge, isBroken: tooLarge.size === 0 };
  }
}
