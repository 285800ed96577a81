/** What went wrong, in the form of RFC 9457: for programs, which read `error`, and for who writes them. */
export interface Problem {
  /** Where it is explained. */
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The problem's own short name; never changes. */
  error: string;
}

/** A problem as a response, with whatever else helps the program that asked. */
export function problemResponse<Code extends string>(
  { error, title, status }: { error: Code; title: string; status: number },
  more: { detail?: string } & Record<string, unknown> = {},
  headers?: HeadersInit,
): Response {
  const { detail = title, ...rest } = more;
  const body: Problem = { type: `/developers#${error}`, title, status, detail, error, ...rest };
  const given = new Headers(headers);
  given.set('Content-Type', 'application/problem+json; charset=utf-8');
  return new Response(JSON.stringify(body), { status, headers: given });
}
