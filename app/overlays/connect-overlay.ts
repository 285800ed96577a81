import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isStream } from '~/broadcast/known-stream.server';
import { refuseSocket, streamOfSocket, takeSeat } from '~/broadcast/room/socket.server';
import type { Policy } from '~/http/policy';
import { addressOf } from '~/limits/attempts.server';

export const handle: Policy = { audience: 'everyone', isWhole: true };

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const streamId = streamOfSocket(request, params.groupId);
  if (streamId instanceof Response) return streamId;
  if (!(await isStream(context.db, streamId))) return refuseSocket(404);
  // The user agent of OBS browser sources contains its version.
  const isObs = / OBS\//.test(request.headers.get('User-Agent') ?? '');
  return takeSeat(context, streamId, { overlay: { address: addressOf(request), isObs } });
}
