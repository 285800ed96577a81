export const maxPasskeys = 10;
/** Grapheme clusters. */
export const maxNameCharacters = 40;
