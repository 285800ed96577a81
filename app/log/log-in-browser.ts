/** For the player's own console, in a browser: nothing of it is sent anywhere. */
export const logInBrowser = (failure: unknown) => console.error(failure);
