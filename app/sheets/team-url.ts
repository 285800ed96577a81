/** Without a language prefix, so that every reader gets their own; on `publicUrl` where that is set. */
export function teamUrl(publicUrl: string, requestUrl: string, teamSheetId: string): string {
  return new URL(`/teams/${teamSheetId}`, publicUrl || requestUrl).href;
}

/**
 * A team's address as a QR holds it: in capitals, of which it takes five and a half bits each instead of eight; every
 * part of it may be written so. `digits`: a sheet's code, which no server gets to see.
 */
export const qrAddress = (url: string, digits = ''): string => url.toUpperCase() + (digits && `#${digits}`);

/** Addresses of a sheet's images: none, one, or of both tabs of a screen. */
export const imagesOf = (teamSheetId: string, count: number): string[] =>
  ['', '/2'].slice(0, count).map((place) => `/teams/${teamSheetId}/image${place}`);
