import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { slicePath } from '../../app/card/outlines';
import { openFonts, outlineSources } from '../letter-outlines';

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Emits the letters of drawn cards as static files, which the worker reads when a text needs them (app/card/letters.ts). */
export const cardLetters = (): Plugin => ({
  name: 'card-letters',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle({ dir = '' }) {
    // Cutting takes four seconds, and the sources hardly change.
    const builtAt = changedAt(join(dir, slicePath('0')));
    if (outlineSources.every((file) => changedAt(file) < builtAt)) return;
    const { names, cut } = openFonts();
    for (const name of names) this.emitFile({ type: 'asset', fileName: slicePath(name), source: cut(name) });
  },
});
