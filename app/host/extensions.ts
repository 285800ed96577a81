export const extensions = [10, 30] as const;

export type ExtendedFrom = 'teams' | 'day';
