import type { AppLoadContext } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { findGroupThroughMember } from '~/groups/group.server';
import { may } from '~/groups/permission';
import { type OnAir, sceneOnAir } from './on-air';
import type { Person } from './presence';
import { roomOf } from './room/room';
import { findSceneFacts } from './scene-facts.server';
import type { StreamOf } from './stream';

export async function draftOnAir(
  { env, db }: AppLoadContext,
  streamId: StreamOf,
  person: Person,
): Promise<OnAir> {
  const state = await roomOf(env, streamId).state(streamId, person);
  if (!state) throw new Error('A stream that was found has a room.');
  const { draft, draftRevision: revision } = state.desk;
  const facts = await findSceneFacts(db, streamId.groupId, draft, new Date());
  const { eventNames } = facts;
  return {
    revision,
    build: __BUILD_ID__,
    scene: sceneOnAir(draft, facts),
    ...(eventNames && { eventNames }),
  };
}

/** @returns undefined unless the visitor may run the group's broadcasts */
export async function findDraftForStaff(
  request: Request,
  context: AppLoadContext,
  streamId: StreamOf,
): Promise<OnAir | undefined> {
  const user = await findSignedIn(request, context);
  const group = user && (await findGroupThroughMember(context.db, streamId.groupId, user));
  if (!group || !may(group.place, 'runBroadcast')) return undefined;
  return draftOnAir(context, streamId, { id: user.userId, name: user.displayName });
}
