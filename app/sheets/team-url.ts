import { openedOutsideLine } from '~/http/in-app-browser';

/** Has no locale prefix, so that every reader gets their own language; `publicUrl` is preferred. */
export function teamUrl(publicUrl: string, requestUrl: string, teamSheetId: string): string {
  return new URL(`/teams/${teamSheetId}`, publicUrl || requestUrl).href;
}

/** A guest's secret link. LINE opens it in the device's own browser, which then keeps the key. */
export const editUrl = (url: string, key: string): string => openedOutsideLine(`${url}/edit?key=${key}`);

/** In capitals: in a QR code 5.5 bits each instead of 8. `digits` go into the fragment, unseen by servers. */
export const qrAddress = (url: string, digits = ''): string => url.toUpperCase() + (digits && `#${digits}`);

export const imagesOf = (teamSheetId: string, count: number): string[] =>
  ['', '/2'].slice(0, count).map((place) => `/teams/${teamSheetId}/image${place}`);
