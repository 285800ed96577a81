import { logSecurity } from '~/log/log.server';
import type { Policy } from './policy';

const knownMethods = ['GET', 'HEAD', 'POST'];
const readMethods = ['GET', 'HEAD'];

// Far beyond our own paths. Routers are slow on runs of slashes, and two leading ones make a URL of another host.
const maxPath = 2048;

/** Refuses a path that no page can have with 404, before anything else looks at it. */
export function refusalOfPath({ url }: Request): Response | undefined {
  const { pathname } = new URL(url);
  if (pathname.length <= maxPath && !pathname.includes('//')) return undefined;
  return new Response(
    'ページが見つかりません。URLをもう一度お確かめください。\n' +
      'There’s no page at this address. Please check the URL.\n',
    {
      status: 404,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    },
  );
}

/** Refuses unknown methods (405) and cross-site writes (CSRF, 403). Without Origin and Sec-Fetch-Site they pass. */
export function refusalOf(
  request: Request,
  publicUrl: string,
  { fromOtherSites }: Policy,
): Response | undefined {
  if (fromOtherSites === 'scripts')
    return request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : undefined;
  if (!knownMethods.includes(request.method)) {
    return new Response(
      'この操作はできません。前のページに戻ってやり直してください。\n' +
        'That action isn’t available here. Please go back and try again.\n' +
        '405 Method Not Allowed\n',
      {
        status: 405,
        headers: { Allow: knownMethods.join(', '), 'Content-Type': 'text/plain; charset=utf-8' },
      },
    );
  }
  if (readMethods.includes(request.method) || fromOtherSites || !isFromElsewhere(request, publicUrl))
    return undefined;
  logSecurity('foreignOrigin');
  return new Response(
    'ほかのサイトから送られた操作のため、受け付けませんでした。Sixsheetのページを開き直して、もう一度お試しください。\n' +
      'This came from another site, so we didn’t accept it. Open the page on Sixsheet again and retry.\n',
    { status: 403, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
}

const reportPath = '/csp-report';

export function isFromElsewhere(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const own = [new URL(request.url).host, publicUrl && new URL(publicUrl).host];
  return origin === null
    ? site !== null && site !== 'same-origin' && site !== 'none'
    : !URL.canParse(origin) || !own.includes(new URL(origin).host);
}

// Decoded control characters are no part of a URL: the router would fail on its own location.
const controls = /%([01][0-9a-f]|7f)/gi;

// A malformed segment is escaped, or the router logs a warning with the whole path.
function decodable(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return segment.replaceAll('%', '%25');
  }
}

/** Removes Origin, which Remix compares with Host (wrong behind a proxy), and `_data` of its old protocol. */
export function forRemix(request: Request): Request {
  const url = new URL(request.url);
  const old = url.searchParams.has('_data');
  const pathname = url.pathname.replace(controls, '%EF%BF%BD').split('/').map(decodable).join('/');
  if (!old && pathname === url.pathname && !request.headers.has('Origin')) return request;
  if (old) url.searchParams.delete('_data');
  url.pathname = pathname;
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(new Request(url, request), { headers });
}

interface AnswerFacts {
  request: Request;
  policy: Policy;
  isPrivate: boolean;
  nonce: string;
  storageBase: string;
}

/** Adds the headers of every answer. A public page keeps its own Cache-Control, and every page its content policy. */
export function secured(
  response: Response,
  { request, policy, isPrivate, nonce, storageBase }: AnswerFacts,
): Response {
  // A WebSocket's answer passes unchanged.
  if (response.status === 101) return response;
  const answer = new Response(response.body, response);
  const { headers } = answer;
  const secure = new URL(request.url).protocol === 'https:';
  if (policy.fromOtherSites === 'scripts') {
    headers.set('Access-Control-Allow-Origin', '*');
    headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, If-None-Match');
    headers.set('Access-Control-Max-Age', '86400');
  }
  if (isPrivate) headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (secure) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    if (!headers.has('Content-Security-Policy'))
      headers.set(
        'Content-Security-Policy',
        contentPolicy(nonce, storageBase, {
          framedBy: policy.isFramed ? "'self'" : "'none'",
          formsTo: policy.sendsTo ? `'self' ${policy.sendsTo}` : "'self'",
        }),
      );
    headers.set('Reporting-Endpoints', `violations="${reportPath}"`);
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  }
  return answer;
}

interface PolicySources {
  framedBy: string;
  formsTo: string;
}

const contentPolicy = (nonce: string, storageBase: string, { framedBy, formsTo }: PolicySources) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${storageBase && ` ${new URL(storageBase).origin}`}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${formsTo}`,
    `frame-ancestors ${framedBy}`,
    // Browsers that support report-to ignore report-uri.
    `report-uri ${reportPath}`,
    'report-to violations',
  ].join('; ');
