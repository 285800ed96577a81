import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isStream } from '~/broadcast/known-stream.server';
import { refuse, streamOfSocket, takeSeat } from '~/broadcast/socket.server';
import type { Policy } from '~/http/policy';
import { addressOf } from '~/limits/attempts.server';

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
