import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { addressOf } from '~/limits/attempts.server';
import type { Policy } from '~/ui/http/policy';
import { isStream } from '../known-stream.server';
import { refuse, streamOfSocket, takeSeat } from '../socket.server';

export const handle: Policy = { audience: 'everyone', isWhole: true };

/** The socket of an overlay, open to all as what is on air is. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const of = streamOfSocket(request, params.groupId);
  if (of instanceof Response) return of;
  if (!(await isStream(context.db, of))) return refuse(404);
  // A browser source of OBS names it.
  const isObs = / OBS\//.test(request.headers.get('User-Agent') ?? '');
  return takeSeat(context, of, { overlay: { address: addressOf(request), isObs } });
}
