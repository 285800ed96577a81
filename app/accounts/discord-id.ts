const userName = /^@?[a-z0-9_.]{2,32}$/i;
const withTag = /^[^@#]{2,32}#\d{1,4}$/;
const number = /^(?:<@!?)?\d{15,21}>?$/;

/** Whether Discord could have such a user name, also an old one with its number, or such a numeric ID. */
export const mayBeDiscordId = (id: string): boolean =>
  userName.test(id) || withTag.test(id) || number.test(id);
