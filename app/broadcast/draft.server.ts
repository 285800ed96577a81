import type { AppLoadContext } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { findGroupThroughMember } from '~/groups/group.server';
import { may } from '~/groups/permission';
import { type OnAir, sceneOnAir } from './on-air';
import type { Person } from './presence';
import { roomOf } from './room';
import { findSceneFacts } from './scene-facts.server';

/** As it would go on air; its revision counts drafts. */
export async function draftOnAir(
  { env, db }: AppLoadContext,
  groupId: string,
  person: Person,
): Promise<OnAir> {
  const state = await roomOf(env, groupId).state(groupId, person);
  if (!state) throw new Error('A group that was found has a room.');
  const { draft, draftRevision: revision } = state.desk;
  const scene = sceneOnAir(draft, await findSceneFacts(db, groupId, draft, new Date()));
  return { revision, build: __BUILD_ID__, scene };
}

/** Undefined for whoever does not run the group's broadcasts. */
export async function findDraftForStaff(
  request: Request,
  context: AppLoadContext,
  groupId: string,
): Promise<OnAir | undefined> {
  const user = await findSignedIn(request, context);
  const group = user && (await findGroupThroughMember(context.db, groupId, user));
  if (!group || !may(group.place, 'runBroadcast')) return undefined;
  return draftOnAir(context, group.id, { id: user.userId, name: user.displayName });
}
