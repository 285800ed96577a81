import type { AppLoadContext } from '@remix-run/cloudflare';
import { type PlayerInfo, plainPlayer } from '~/accounts/player';
import { profileDefaults } from '~/accounts/profile-defaults.server';
import { signedCookie } from '~/accounts/secure-cookie.server';
import { findProfile, saveProfile } from '~/accounts/user.server';
import type { Viewer } from '~/accounts/viewer';
import { retention } from '~/db/retention';

const cookieOf = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: 'player', seconds: retention.keptPlayers / 1000 });

/** Where the lines about the player come from, and whether the profile has room for those that are typed. */
export type PlayerLines = 'device' | 'profile' | 'profileWithoutIds' | undefined;

interface Known {
  lines: PlayerLines;
  player: Partial<PlayerInfo>;
}

/** What is known of who fills in a form: by their profile, or by what a guest typed on this device the last time. */
export async function findKnownPlayer(
  request: Request,
  context: AppLoadContext,
  viewer: Viewer,
): Promise<Known> {
  if (viewer.userId) {
    const player = await profileDefaults(context.db, viewer);
    const isWhole = player.discordId && player.tonamelId;
    return { lines: isWhole ? 'profile' : 'profileWithoutIds', player };
  }
  const kept: unknown = await cookieOf(request, context).parse(request.headers.get('Cookie'));
  if (!Array.isArray(kept) || !kept.every((line) => typeof line === 'string'))
    return { lines: undefined, player: {} };
  const [displayName = '', discordId = '', twitterId = '', tonamelId = '', saidName = ''] = kept;
  return { lines: 'device', player: { displayName, saidName, discordId, twitterId, tonamelId } };
}

/** The Set-Cookie value by which a device remembers a guest. */
export function keepPlayer(request: Request, context: AppLoadContext, player: PlayerInfo): Promise<string> {
  const { displayName, saidName, discordId, twitterId, tonamelId } = plainPlayer(player);
  return cookieOf(request, context).serialize([displayName, discordId, twitterId, tonamelId, saidName]);
}

/** The IDs of a sheet, and how the name is said, into its owner's profile, where the owner ticked that; what stands there already stays. */
export async function keepIdsInProfile(
  { db }: Pick<AppLoadContext, 'db'>,
  userId: string,
  { saidName, discordId, twitterId, tonamelId }: Omit<PlayerInfo, 'displayName'>,
) {
  // Where the profile is changed in this very moment, its owner has the last word.
  const profile = await findProfile(db, userId);
  if (!profile) return;
  const filled = {
    ...profile,
    saidName: profile.saidName || saidName,
    discordId: profile.discordId || discordId,
    twitterId: profile.twitterId || twitterId,
    tonamelId: profile.tonamelId || tonamelId,
  };
  await saveProfile(db, userId, filled, profile);
}
