/** Without a language prefix, so that every reader gets their own; on `publicUrl` where that is set. */
export function teamUrl(publicUrl: string, requestUrl: string, teamSheetId: string): string {
  return new URL(`/teams/${teamSheetId}`, publicUrl || requestUrl).href;
}

/** Addresses of a sheet's images: none, one, or of both tabs of a screen. */
export const imagesOf = (teamSheetId: string, count: number): string[] =>
  ['', '/2'].slice(0, count).map((place) => `/teams/${teamSheetId}/image${place}`);
