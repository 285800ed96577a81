import { isInvisible, isLonger, plainText } from '~/text/text';

/** The lines about the player as stored: an X ID is the bare name; it and how the name is said are empty when there is none. */
export interface PlayerInfo {
  displayName: string;
  /** In kana or Latin letters, as the player has it. */
  saidName: string;
  discordId: string;
  twitterId: string;
  tonamelId: string;
}

export const nobody: PlayerInfo = {
  displayName: '',
  saidName: '',
  discordId: '',
  twitterId: '',
  tonamelId: '',
};

export const maxCharacters = {
  displayName: 16,
  saidName: 32,
  discordId: 40,
  twitterId: 15,
  tonamelId: 8,
} as const;

const plainId = (text: string) => plainText(text.normalize('NFKC'));

// As people copy it: the profile's address, of the app's share button too.
const profileOnX =
  /^(?:https?:\/\/)?(?:(?:www|mobile|m)\.)?(?:x|twitter)\.com\/(?:#!\/)?@?(?!(?:i|home|intent|search|share|hashtag)\b)([^/?#\s]+)\S*$/i;
const nameOnX = /^[a-z0-9_]+$/i;

const seen = (text: string) => (isInvisible(text) ? '' : text);

const plainNameOnX = (text: string) => plainId(text).replace(profileOnX, '$1').replace(/^@\s*/, '');

export function plainPlayer(typed: PlayerInfo): PlayerInfo {
  return {
    displayName: plainText(typed.displayName),
    saidName: seen(plainId(typed.saidName)),
    discordId: plainId(typed.discordId),
    twitterId: plainNameOnX(typed.twitterId),
    tonamelId: plainId(typed.tonamelId),
  };
}

export const playerProblemKeys = [
  'displayNameRequired',
  'displayNameTooLong',
  'saidNameTooLong',
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
  for (const path of ['displayName', 'saidName', 'discordId', 'twitterId', 'tonamelId'] as const) {
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
