import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type Policy, tableBody } from '~/http/policy';
import { refuse } from './answer/refuse';
import { serve } from './answer/serve.server';
import { endpointsAt, methodOf } from './paths';
import { endpoints } from './read/endpoints.server';

export const handle: Policy = {
  audience: 'everyone',
  isWhole: true,
  body: tableBody,
  faults: 'json',
  fromOtherSites: 'scripts',
};

/** Serves the endpoint at a route of `paths`. Every other URL below /api is a 404. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = endpointsAt(args.context.way.pattern);
  const name = asked.find((each) => methodOf(each) === 'GET');
  if (name) return serve(endpoints[name], args);
  return asked.length > 0 ? refuse('methodNotAllowed', {}, { Allow: 'POST' }) : refuse('notFound');
}

export async function action(args: ActionFunctionArgs) {
  const asked = endpointsAt(args.context.way.pattern);
  const name = asked.find((each) => methodOf(each) === 'POST');
  if (name && args.request.method === 'POST') return serve(endpoints[name], args);
  const allowed = asked.some((each) => methodOf(each) === 'GET') ? ['GET', 'HEAD'] : [];
  return refuse(
    'methodNotAllowed',
    {},
    { Allow: [...(name ? ['POST'] : []), ...allowed].join(', ') || 'GET, HEAD' },
  );
}
