/** The desk as it is drawn now, with what the server told about it in its `data-` words. */
export const desk = () => document.querySelector<HTMLElement>('#desk');

/** An address of the desk's own stream, at its page or below. */
export function deskAddress(below = '', words: Record<string, string> = {}): string {
  const { page = '', stream = '1' } = desk()?.dataset ?? {};
  const query = new URLSearchParams({ ...(stream !== '1' && { stream }), ...words });
  return [page + below, `${query}`].filter(Boolean).join('?');
}

/** What is being typed has not been sent yet, whether a press is on its way, how many were answered, and whether the page is left. */
export const doing = { isTyped: false, isBusy: false, answered: 0, isLeaving: false };
