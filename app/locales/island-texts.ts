declare global {
  var sixsheetTexts: object | undefined;
}

/** Of the script of a language, which runs before the island's. */
export const sayInIsland = (texts: object) => {
  globalThis.sixsheetTexts = texts;
};

/** Undefined where that script did not come. */
export const islandTexts = (): object | undefined => globalThis.sixsheetTexts;
