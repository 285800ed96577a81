/** Problem details (RFC 9457). Programs read `error`, their developers the rest. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  error: string;
}

export function problemResponse<Code extends string>(
  { error, title, status }: { error: Code; title: string; status: number },
  more: { detail?: string } & Record<string, unknown> = {},
  headers?: HeadersInit,
): Response {
  const { detail = title, ...rest } = more;
  const body: Problem = { type: `/developers#${error}`, title, status, detail, error, ...rest };
  const allHeaders = new Headers(headers);
  allHeaders.set('Content-Type', 'application/problem+json; charset=utf-8');
  return new Response(JSON.stringify(body), { status, headers: allHeaders });
}
