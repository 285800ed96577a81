import type { Given } from '~/broadcast/desk-act';

const maxBytes = 4096;

/** Merges query and body. @returns undefined if the body is too large or malformed */
export async function readInput(request: Request): Promise<Given | undefined> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const body = await request.arrayBuffer().catch(() => undefined);
  if (body === undefined || body.byteLength > maxBytes) return undefined;
  const fields = await readBody(body, request.headers.get('Content-Type') ?? '').catch(() => undefined);
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
    ? { ...query, ...fields }
    : undefined;
}

/** @throws if the body doesn't match its type */
async function readBody(body: ArrayBuffer, type: string): Promise<unknown> {
  if (/^multipart\//i.test(type))
    return Object.fromEntries(await new Response(body, { headers: { 'Content-Type': type } }).formData());
  const text = new TextDecoder().decode(body).trim();
  // curl and some key pads send JSON with a form's type. No form starts with a brace.
  if (text.startsWith('{') || (text && type.includes('json'))) return JSON.parse(text);
  return Object.fromEntries(new URLSearchParams(text));
}
