import { isInvisible, isLonger, plainText } from '~/text/text';

/** The four lines about the player as stored: an X ID is the bare name, empty when there is none. */
export interface PlayerInfo {
  displayName: string;
  discordId: string;
  twitterId: string;
  tonamelId: string;
}

export const maxCharacters = { displayName: 16, discordId: 40, twitterId: 15, tonamelId: 8 } as const;

const plainId = (text: string) => plainText(text.normalize('NFKC'));

// As people copy it: the profile's address, of the app's share button too.
const profileOnX =
  /^(?:https?:\/\/)?(?:(?:www|mobile|m)\.)?(?:x|twitter)\.com\/(?:#!\/)?@?(?!(?:i|home|intent|search|share|hashtag)\b)([^/?#\s]+)\S*$/i;
const nameOnX = /^[a-z0-9_]+$/i;

const plainNameOnX = (text: string) => plainId(text).replace(profileOnX, '$1').replace(/^@\s*/, '');

export function plainPlayer(typed: PlayerInfo): PlayerInfo {
  return {
    displayName: plainText(typed.displayName),
    discordId: plainId(typed.discordId),
    twitterId: plainNameOnX(typed.twitterId),
    tonamelId: plainId(typed.tonamelId),
  };
}

export const playerProblemKeys = [
  'displayNameRequired',
  'displayNameTooLong',
  'discordIdRequired',
  'discordIdTooLong',
  'twitterIdTooLong',
  'twitterIdWrong',
  'tonamelIdRequired',
  'tonamelIdTooLong',
] as const;

export interface PlayerProblem {
  path: keyof PlayerInfo;
  key: (typeof playerProblemKeys)[number];
  params?: Record<string, string | number>;
}

const requiredOfPlayers = ['displayName', 'discordId', 'tonamelId'] as const;

export function checkPlayer(
  typed: PlayerInfo,
  required: readonly (typeof requiredOfPlayers)[number][] = requiredOfPlayers,
): PlayerProblem[] {
  const player = plainPlayer(typed);
  const problems: PlayerProblem[] = [];
  for (const path of ['displayName', 'discordId', 'twitterId', 'tonamelId'] as const) {
    const max = maxCharacters[path];
    if (isInvisible(player[path])) {
      const asked = required.find((name) => name === path);
      if (asked) problems.push({ path, key: `${asked}Required` });
    } else if (isLonger(player[path], max)) problems.push({ path, key: `${path}TooLong`, params: { max } });
    else if (path === 'twitterId' && !nameOnX.test(player[path]))
      problems.push({ path, key: 'twitterIdWrong' });
  }
  return problems;
}
