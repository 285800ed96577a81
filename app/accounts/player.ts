import { isInvisible, isLonger, plainText } from '~/text/text';
import { idOnDiscord, idOnTonamel, isOtherUrl } from './profile-url';

/** Player fields as stored. `twitterId` is the bare X handle; it and `saidName` are empty if not set. */
export interface PlayerInfo {
  displayName: string;
  /** Pronunciation in kana or Latin letters. */
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

// Profile URLs as people paste them, also from the app's share button.
const profileOnX =
  /^(?:https?:\/\/)?(?:(?:www|mobile|m)\.)?(?:x|twitter)\.com\/(?:#!\/)?@?(?!(?:i|home|intent|search|share|hashtag)\b)([^/?#\s]+)\S*$/i;
const nameOnX = /^[a-z0-9_]+$/i;

/** Whether a text is the URL of a profile on X. */
export const isProfileOnX = (text: string): boolean => text.length < 300 && profileOnX.test(text.trim());

const seen = (text: string) => (isInvisible(text) ? '' : text);

const plainNameOnX = (text: string) => plainId(text).replace(profileOnX, '$1').replace(/^@\s*/, '');

export function plainPlayer(input: PlayerInfo): PlayerInfo {
  return {
    displayName: plainText(input.displayName),
    saidName: seen(plainId(input.saidName)),
    discordId: idOnDiscord(plainId(input.discordId)),
    twitterId: plainNameOnX(input.twitterId),
    tonamelId: idOnTonamel(plainId(input.tonamelId)),
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
  'idIsUrl',
] as const;

export interface PlayerProblem {
  path: keyof PlayerInfo;
  key: (typeof playerProblemKeys)[number];
  params?: Record<string, string | number>;
}

const requiredOfPlayers = ['displayName', 'discordId', 'tonamelId'] as const;

export function checkPlayer(
  input: PlayerInfo,
  required: readonly (typeof requiredOfPlayers)[number][] = requiredOfPlayers,
): PlayerProblem[] {
  const player = plainPlayer(input);
  const problems: PlayerProblem[] = [];
  for (const path of ['displayName', 'saidName', 'discordId', 'twitterId', 'tonamelId'] as const) {
    const max = maxCharacters[path];
    if (isInvisible(player[path])) {
      const name = required.find((each) => each === path);
      if (name) problems.push({ path, key: `${name}Required` });
    } else if ((path === 'discordId' || path === 'tonamelId') && isOtherUrl[path](player[path]))
      problems.push({ path, key: 'idIsUrl' });
    else if (isLonger(player[path], max)) problems.push({ path, key: `${path}TooLong`, params: { max } });
    else if (path === 'twitterId' && !nameOnX.test(player[path]))
      problems.push({ path, key: 'twitterIdWrong' });
  }
  return problems;
}
