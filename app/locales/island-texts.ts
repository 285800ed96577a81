declare global {
  var sixsheetTexts: object | undefined;
}

/** Called by the script of a language, which runs before the island's. */
export const sayInIsland = (texts: object) => {
  globalThis.sixsheetTexts = texts;
};

/** @returns undefined if that script failed to load */
export const islandTexts = (): object | undefined => globalThis.sixsheetTexts;
