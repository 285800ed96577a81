/**
 * The address that a team's QR holds. Without a language prefix, so that every scanner reads in their own language;
 * on `publicUrl` when the operator has set one, else on the origin of the request.
 */
export function teamUrl(publicUrl: string, requestUrl: string, teamSheetId: string): string {
  return new URL(`/teams/${teamSheetId}`, publicUrl || requestUrl).href;
}
