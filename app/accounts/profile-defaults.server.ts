import type { Database } from '~/db/client.server';
import type { PlayerInfo } from './player';
import { findProfile } from './user.server';
import type { Viewer } from './viewer';

export async function profileDefaults(db: Database, viewer: Viewer): Promise<Partial<PlayerInfo>> {
  const profile = viewer.userId ? await findProfile(db, viewer.userId) : undefined;
  if (!profile) return {};
  const { displayName, saidName, discordId, twitterId, tonamelId } = profile;
  return { displayName, saidName, discordId, twitterId, tonamelId };
}
