const userName = /^@?[a-z0-9_.]{2,32}$/i;
// A user name with a number, as there were until 2023; a display name has letters beyond ASCII.
const withTag = /^[\w.]{2,32}#(?:0|\d{4})$/;
const number = /^(?:<@!?)?\d{15,21}>?$/;

/** Whether Discord could have such a user name, also an old one with its number, or such a numeric ID. */
export const mayBeDiscordId = (id: string): boolean =>
  userName.test(id) || withTag.test(id) || number.test(id);
