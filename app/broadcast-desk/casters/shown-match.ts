/** Which match whoever casts reads about: the one on air, or the one that is prepared. */
export const shownMatches = ['live', 'draft'] as const;
export type ShownMatch = (typeof shownMatches)[number];
