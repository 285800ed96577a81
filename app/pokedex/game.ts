/** Scarlet/Violet, and Pokémon Champions: the games that community events are played in. */
export const games = ['sv', 'champions'] as const;
export type Game = (typeof games)[number];
