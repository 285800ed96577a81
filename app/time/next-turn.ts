/** Lets everything that is ready run first: timers come after it. */
export const nextTurn = () => new Promise<void>((go) => setTimeout(go));
