import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { refuse } from './answer/refuse';
import { serve } from './answer/serve.server';
import { endpointAt } from './paths';
import { endpoints } from './read/endpoints.server';

const root = /^\/api\/v1\//i;

/** Serves each of `paths`, and says of any other address below /api that nothing is there. */
export async function loader(args: LoaderFunctionArgs) {
  const name = endpointAt(new URL(args.request.url).pathname.replace(root, ''));
  return name ? serve(endpoints[name], args) : refuse('notFound');
}

/** Nothing is written here, wherever it is: the same answer to every other method. */
export const action = () => refuse('methodNotAllowed', {}, { Allow: 'GET, HEAD' });
