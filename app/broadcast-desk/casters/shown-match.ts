export const shownMatches = ['live', 'draft'] as const;
export type ShownMatch = (typeof shownMatches)[number];
