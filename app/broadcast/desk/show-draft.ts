import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { draftOnAir } from '~/broadcast/draft.server';
import { requireGroup } from '~/groups/guard.server';

/** The draft as it would go on air, for its staff: a preview is drawn from it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { user, group } = await requireGroup(request, context, params.id, 'runBroadcast');
  const onAir = await draftOnAir(context, group.id, { id: user.userId, name: user.displayName });
  return Response.json(onAir, { headers: { 'Cache-Control': 'private, no-store' } });
}
