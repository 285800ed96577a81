export const maxPasskeys = 10;
/** Of a name, as people count characters. */
export const maxNameCharacters = 40;
