export const games = ['sv', 'champions'] as const;
export type Game = (typeof games)[number];
