/** Logs to the player's own console; nothing is sent. */
export const logInBrowser = (failure: unknown) => console.error(failure);
