import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { etagOf, isHeld } from '~/text/etag';
import { commonHeaders, respondWithProblem } from '../answer/refuse';
import { describeApi } from './openapi.server';

export const handle: Policy = { audience: 'everyone', fromOtherSites: 'scripts' };

export function loader({ request, context }: LoaderFunctionArgs) {
  const text = JSON.stringify(describeApi(new URL(context.env.PUBLIC_URL || request.url).origin));
  const headers = new Headers(commonHeaders);
  headers.set('ETag', etagOf(text));
  headers.set('Cache-Control', 'public, max-age=3600');
  if (isHeld(request.headers.get('If-None-Match'), etagOf(text)))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(text, { headers });
}

export const action = () => respondWithProblem('methodNotAllowed', {}, { Allow: 'GET, HEAD' });
