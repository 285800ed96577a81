// URLs as people paste them in place of an ID. Each expression takes linear time.
const discordUser =
  /^(?:https?:\/\/)?(?:(?:www|ptb|canary)\.)?discord(?:app)?\.com\/users\/(\d{15,21})\/?(?:[?#]\S*)?$/i;
const discordUrl = /^(?:https?:\/\/)?(?:[a-z]+\.)?discord(?:app)?\.(?:com|gg)(?:\/|$)/i;
const tonamelProfile =
  /^(?:https?:\/\/)?(?:www\.)?tonamel\.com\/(?:users?|profiles?|players?)\/([^/?#\s]+)\/?(?:[?#]\S*)?$/i;
const tonamelUrl = /^(?:https?:\/\/)?(?:[a-z]+\.)?tonamel\.com(?:\/|$)/i;

export const idOnDiscord = (text: string) => text.replace(discordUser, '$1');
export const idOnTonamel = (text: string) => text.replace(tonamelProfile, '$1');

/** Whether a text is a URL that names no account, such as an invitation or a tournament. */
export const isOtherUrl = {
  discordId: (text: string) => discordUrl.test(text),
  tonamelId: (text: string) => tonamelUrl.test(text),
};
