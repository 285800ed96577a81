/** The desk as it is drawn now, with what the server told about it in its `data-` words. */
export const desk = () => document.querySelector<HTMLElement>('#desk');

/** What is being typed has not been sent yet, and whether a press is on its way. */
export const doing = { isTyped: false, isBusy: false };
