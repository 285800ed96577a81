import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { draftOnAir } from '~/broadcast/draft.server';
import { requireStream } from '~/broadcast/require-stream.server';
import type { Policy } from '~/http/policy';

export const handle: Policy = { audience: 'staff' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { user, streamId } = await requireStream(request, context, params.id, 'runBroadcast');
  const onAir = await draftOnAir(context, streamId, { id: user.userId, name: user.displayName });
  return Response.json(onAir, { headers: { 'Cache-Control': 'private, no-store' } });
}
