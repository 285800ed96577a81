// Part of `npm run build`: copies the OCR engine's language models, gzipped, to the web worker's static files.
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const target = 'build/client/models';

mkdirSync(target, { recursive: true });
for (const language of ['jpn', 'eng']) {
  const file = `${language}.traineddata.gz`;
  const folder = dirname(resolve(`@tesseract.js-data/${language}/package.json`));
  copyFileSync(join(folder, '4.0.0_best_int', file), join(target, file));
}
