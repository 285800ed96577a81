declare global {
  var sixsheetTexts: object | undefined;
}

/** Of the script of a language, which runs before the island's. */
export const sayInIsland = (texts: object) => {
  globalThis.sixsheetTexts = texts;
};

export const islandTexts = (): object => globalThis.sixsheetTexts ?? {};
