export const maxOpenRequests = 3;
/** Grapheme clusters; `links`: number of links, `link`: UTF-16 code units of each. */
export const requestLimits = { groupName: 40, purpose: 1000, answer: 1000, links: 5, link: 300 } as const;

export type RequestState = 'open' | 'approved' | 'declined' | 'withdrawn';

export function requestState(request: {
  approvedAt: Date | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
}): RequestState {
  if (request.approvedAt) return 'approved';
  if (request.declinedAt) return 'declined';
  return request.withdrawnAt ? 'withdrawn' : 'open';
}

export const splitLinks = (links: string): string[] => links.split('\n').filter(Boolean);
