/** A stylesheet for old engines, as built by scripts/vite/lower-styles.ts. */
export interface LoweredStyles {
  css: string;
  /** Selectors of containers. */
  containers: readonly string[];
  /** Custom properties, named `--mix-{property}-{percent}-{color}`. */
  mixes: readonly string[];
  /** Container queries by name, about a width and a height in px. Those about a width take no height. */
  queries: Readonly<Record<string, (width: number, height: number) => boolean>>;
}

/** Joins stylesheets in their order. */
export const joined = (sheets: readonly LoweredStyles[]): LoweredStyles => ({
  css: sheets.map(({ css }) => css).join(''),
  containers: sheets.flatMap(({ containers }) => containers),
  mixes: sheets.flatMap(({ mixes }) => mixes),
  queries: Object.assign({}, ...sheets.map(({ queries }) => queries)),
});
