/** Without a language prefix, so that every reader gets their own; on `publicUrl` where that is set. */
export function teamUrl(publicUrl: string, requestUrl: string, teamSheetId: string): string {
  return new URL(`/teams/${teamSheetId}`, publicUrl || requestUrl).href;
}
