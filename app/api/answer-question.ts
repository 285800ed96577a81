import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type Policy, tableBody } from '~/http/policy';
import { respondWithProblem } from './answer/refuse';
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

export async function loader(args: LoaderFunctionArgs) {
  const names = endpointsAt(args.context.way.pattern);
  const name = names.find((each) => methodOf(each) === 'GET');
  if (name) return serve(endpoints[name], args);
  return names.length > 0
    ? respondWithProblem('methodNotAllowed', {}, { Allow: 'POST' })
    : respondWithProblem('notFound');
}

export async function action(args: ActionFunctionArgs) {
  const names = endpointsAt(args.context.way.pattern);
  const name = names.find((each) => methodOf(each) === 'POST');
  if (name && args.request.method === 'POST') return serve(endpoints[name], args);
  const allowed = names.some((each) => methodOf(each) === 'GET') ? ['GET', 'HEAD'] : [];
  return respondWithProblem(
    'methodNotAllowed',
    {},
    { Allow: [...(name ? ['POST'] : []), ...allowed].join(', ') || 'GET, HEAD' },
  );
}
