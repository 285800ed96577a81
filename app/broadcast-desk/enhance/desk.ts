export const desk = () => document.querySelector<HTMLElement>('#desk');

export function deskAddress(below = '', words: Record<string, string> = {}): string {
  const { page = '', stream = '1' } = desk()?.dataset ?? {};
  const query = new URLSearchParams({ ...(stream !== '1' && { stream }), ...words });
  return [page + below, `${query}`].filter(Boolean).join('?');
}

/** `answered` counts answers, so that a page loaded before a newer answer can be dropped. */
export const pageState = { isTyped: false, isBusy: false, answered: 0, isLeaving: false };
