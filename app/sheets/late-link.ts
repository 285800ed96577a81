/** Form field and URL part with a link's token. */
export const lateToken = 'late';

/** Texts: late.states, late.refused. */
export type LateLinkState = 'open' | 'used' | 'expired' | 'revoked';

export interface LateLinkFacts {
  validUntil: Date;
  revokedAt: Date | null;
  teamSheetId: string | null;
}

export function lateLinkState(
  { validUntil, revokedAt, teamSheetId }: LateLinkFacts,
  now: Date,
): LateLinkState {
  if (teamSheetId) return 'used';
  if (revokedAt) return 'revoked';
  return now < validUntil ? 'open' : 'expired';
}
