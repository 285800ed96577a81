import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireGroup } from '~/groups/guard.server';
import { type OnAir, sceneOnAir } from './on-air';
import { roomOf } from './room';
import { findSceneFacts } from './scene-facts.server';

/** The draft as it would go on air, for its staff: a preview is drawn from it. Its revision counts drafts. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { user, group } = await requireGroup(request, context, params.id, 'runBroadcast');
  const person = { id: user.userId, name: user.displayName };
  const state = await roomOf(context.env, group.id).state(group.id, person);
  if (!state) throw new Error('A group that was found has a room.');
  const { draft, draftRevision: revision } = state.desk;
  const scene = sceneOnAir(draft, await findSceneFacts(context.db, group.id, draft, new Date()));
  const onAir: OnAir = { revision, build: __BUILD_ID__, scene };
  return Response.json(onAir, { headers: { 'Cache-Control': 'private, no-store' } });
}
