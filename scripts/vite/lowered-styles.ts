import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { lowerStyles } from './lower-styles';

const query = '.css?lowered';
// Not an ID of a stylesheet, which Vite would process.
const prefix = '\0lowered:';

/** `./x.css?lowered` gives the stylesheet for old engines, and what their script has to measure for it. */
export const loweredStyles = (): Plugin => ({
  name: 'lowered-styles',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith(query) && importer
      ? `${prefix}${resolve(dirname(importer), source.slice(0, -'.css?lowered'.length))}`
      : undefined,
  async load(id) {
    if (!id.startsWith(prefix)) return;
    const file = `${id.slice(prefix.length)}.css`;
    this.addWatchFile(file);
    const { css, queries, containers, mixes } = await lowerStyles(readFileSync(file, 'utf8'), file);
    const tests = Object.entries(queries).map(
      ([name, test]) => `${name}:${test.includes('h') ? '(w,h)' : 'w'}=>${test}`,
    );
    return `export default ${JSON.stringify({ css, containers, mixes }).slice(0, -1)},queries:{${tests}}}`;
  },
});
