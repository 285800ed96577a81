import type { Given } from '~/broadcast/desk-act';

const maxBytes = 4096;

/** The values of the query, of a form or of JSON; undefined where the body is none of these. */
export async function readGiven(request: Request): Promise<Given | undefined> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const body = await request.arrayBuffer().catch(() => undefined);
  if (body === undefined || body.byteLength > maxBytes) return undefined;
  const sent = await readBody(body, request.headers.get('Content-Type') ?? '').catch(() => undefined);
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? { ...query, ...sent }
    : undefined;
}

/** Throws where it is not what it says. */
async function readBody(body: ArrayBuffer, type: string): Promise<unknown> {
  if (/^multipart\//i.test(type))
    return Object.fromEntries(await new Response(body, { headers: { 'Content-Type': type } }).formData());
  const text = new TextDecoder().decode(body).trim();
  // curl and some key pads call their JSON a form, which never begins so.
  if (text.startsWith('{') || (text && type.includes('json'))) return JSON.parse(text);
  return Object.fromEntries(new URLSearchParams(text));
}
