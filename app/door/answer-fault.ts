import type { AppLoadContext } from '@remix-run/cloudflare';
import { type Fault, isUnavailable, retryAfterSeconds, SignedOut } from '~/http/faults';
import { textKeeper } from '~/http/kept-texts';
import { bytesRead, formBody, mayHaveFiles, type Policy } from '~/http/policy';
import { bounded } from '~/http/request-body';
import { pageTitle } from '~/locales/i18n';
import { prefixOf } from '~/locales/locale';

const maxBytesBehindFiles = 28 * 1024 * 1024;

/** The part of a request's context that handles faults, and gives back the form's texts. */
export type FaultContext = Pick<AppLoadContext, 'noteFault' | 'fault' | 'textsSent'>;

interface ReadRequest {
  /** The request to answer: its body is cut off at its route's limit. */
  limitedRequest: Request;
  finish(): Promise<void>;
  faultContext: FaultContext;
}

/** Records a form's texts while its body is read, so that a fault can give them back. */
export function keepTextsForFault(request: Request, policy: Policy, isLocal: boolean): ReadRequest {
  const keeper = request.method === 'POST' ? textKeeper(request.headers.get('Content-Type')) : undefined;
  const max = bytesRead(policy.body ?? formBody, request.headers.get('Content-Type'));
  const {
    request: limitedRequest,
    readOn,
    finish,
    isCut,
  } = bounded(request, max, {
    onBytes: keeper?.take,
    // Text fields may follow images that are too large: these are still read, for the answer.
    maxRead: mayHaveFiles(max) ? max + maxBytesBehindFiles : max,
    mayWait: mayHaveFiles(max),
    isLocal,
  });
  // A truncated form must not be offered for another submission as if it were whole.
  const form = () => (isCut() ? undefined : keeper?.form());
  const errors: unknown[] = [];
  const fault = async (): Promise<Fault | undefined> => {
    const [error] = errors;
    if (error === undefined) return undefined;
    await readOn();
    const { pathname, search } = new URL(request.url);
    const to = pathname.replace(/\/{2,}/g, '/') + search;
    const draft = form();
    if (error instanceof SignedOut) return { status: 401, to, given: draft, signIn: error.signIn };
    const { reading, writing } = policy.failed ?? {};
    const failed = { GET: reading, POST: writing }[request.method];
    return { status: isUnavailable(error) ? 503 : 500, to, given: draft, failed };
  };
  const textsSent = async () => {
    await readOn();
    return form()?.texts;
  };
  const noteFault = (error: unknown) => void errors.push(error);
  return { limitedRequest, finish, faultContext: { noteFault, fault, textsSent } };
}

/** Answers a request. A fault of a route without a page is worded in a format that the client accepts. */
export async function answerFault(
  request: Request,
  context: AppLoadContext,
  ask: (request: Request) => Promise<Response>,
  limitedRequest: Request,
): Promise<Response> {
  const response = await ask(limitedRequest);
  const fault = response.status === 500 ? await context.fault() : undefined;
  // Pages, and the line for crawlers, already describe the fault.
  if (!fault || response.headers.has('Cache-Control')) return response;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (fault.status === 503) headers.set('Retry-After', String(retryAfterSeconds));
  const { status } = fault;
  if (response.headers.has('X-Remix-Response')) {
    for (const [name, value] of response.headers) if (!headers.has(name)) headers.set(name, value);
    return new Response(response.body, { status, headers });
  }
  await response.body?.cancel();
  const { policy, pattern } = context.way;
  const isData = policy.faults === 'json' || pattern.endsWith('.json');
  const accepted = request.headers.get('Accept') ?? '';
  const text = context.t(status === 503 ? 'errors.unavailable' : 'errors.server');
  if (isData || accepted.includes('application/json'))
    return Response.json({ error: text }, { status, headers });
  if (!accepted.includes('text/html')) {
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return new Response(`${text}\n`, { status, headers });
  }
  if (policy.faults === 'overlay') {
    // An error on air must stay invisible: the source stays clear and reloads by itself.
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const page = `<!doctype html><html lang="${context.locale}"><meta http-equiv="refresh" content="5"><title>${pageTitle(text)}</title></html>`;
    return new Response(page, { status, headers });
  }
  return ask(askingForError(request, status));
}

/** Asks for the not-found page, which needs no data: after a fault it shows the fault instead. */
export function askingForError(request: Request, status = 500): Request {
  const url = new URL(request.url);
  const prefix = prefixOf(url.pathname);
  return new Request(new URL(`${prefix ? `/${prefix}` : ''}/error/${status}`, url), {
    headers: request.headers,
  });
}
