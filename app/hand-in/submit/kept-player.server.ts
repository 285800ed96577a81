import type { AppLoadContext } from '@remix-run/cloudflare';
import { type PlayerInfo, plainPlayer } from '~/accounts/player';
import { profileDefaults } from '~/accounts/profile-defaults.server';
import { signedCookie } from '~/accounts/secure-cookie.server';
import { findProfile, saveProfile } from '~/accounts/user.server';
import type { Viewer } from '~/accounts/viewer';
import { retention } from '~/db/retention';

const cookieOf = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: 'player', seconds: retention.keptPlayers / 1000 });

/** Source of a form's prefilled lines; `profileWithoutIds`: the profile can still take the IDs. */
export type PlayerLines = 'device' | 'profile' | 'profileWithoutIds' | undefined;

interface KnownPlayer {
  lines: PlayerLines;
  player: Partial<PlayerInfo>;
}

/** Finds the values for a new form: from the account's profile, or a guest's last form on this device. */
export async function findKnownPlayer(
  request: Request,
  context: AppLoadContext,
  viewer: Viewer,
): Promise<KnownPlayer> {
  if (viewer.userId) {
    const player = await profileDefaults(context.db, viewer);
    const isWhole = player.discordId && player.tonamelId;
    return { lines: isWhole ? 'profile' : 'profileWithoutIds', player };
  }
  const cookie: unknown = await cookieOf(request, context).parse(request.headers.get('Cookie'));
  if (!Array.isArray(cookie) || !cookie.every((line) => typeof line === 'string'))
    return { lines: undefined, player: {} };
  const [displayName = '', discordId = '', twitterId = '', tonamelId = '', saidName = ''] = cookie;
  return { lines: 'device', player: { displayName, saidName, discordId, twitterId, tonamelId } };
}

/** Remembers a guest on this device. @returns the Set-Cookie value */
export function keepPlayer(request: Request, context: AppLoadContext, player: PlayerInfo): Promise<string> {
  const { displayName, saidName, discordId, twitterId, tonamelId } = plainPlayer(player);
  return cookieOf(request, context).serialize([displayName, discordId, twitterId, tonamelId, saidName]);
}

/** Copies a sheet's IDs and spoken name to blank fields of the owner's profile. */
export async function keepIdsInProfile(
  { db }: Pick<AppLoadContext, 'db'>,
  userId: string,
  { saidName, discordId, twitterId, tonamelId }: Omit<PlayerInfo, 'displayName'>,
) {
  // Compare-and-set: a concurrent change by the owner wins.
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
