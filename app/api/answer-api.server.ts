import type { AppLoadContext } from '@remix-run/cloudflare';
import { serve } from './answer/serve.server';
import { askedAt, methodOf, paramsAt } from './paths';
import { endpoints } from './read/endpoints.server';

/**
 * What programs ask again and again, answered without the framework, whose own work would be half of a 304. Undefined for
 * everything else, and for an address that is written oddly: those go the way of all routes.
 */
export async function answerApi(request: Request, context: AppLoadContext): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { pathname } = new URL(request.url);
  if (/\/\/|%/.test(pathname)) return undefined;
  const name = askedAt(pathname).find((each) => methodOf(each) === 'GET');
  const params = name && paramsAt(name, pathname);
  return params && serve(endpoints[name], { request, context, params });
}
