import type { Given } from '~/broadcast/desk-act';

const maxBytes = 4096;

/** The values of the query, of a form or of JSON; undefined where the body is none of these. */
export async function readGiven(request: Request): Promise<Given | undefined> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const body = await request.arrayBuffer().catch(() => undefined);
  if (body === undefined || body.byteLength > maxBytes) return undefined;
  const text = new TextDecoder().decode(body);
  if (!text.trim()) return query;
  if (!request.headers.get('Content-Type')?.includes('json'))
    return { ...query, ...Object.fromEntries(new URLSearchParams(text)) };
  try {
    const sent: unknown = JSON.parse(text);
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      ? { ...query, ...sent }
      : undefined;
  } catch {
    return undefined;
  }
}
