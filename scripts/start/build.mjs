import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGroup } from './group.mjs';
import { finished } from './progress.mjs';

const watched = ['app', 'public'];
const sources = [
  ...watched,
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'remix.config.js'],
  ...['scripts/vite', 'scripts/copy-models.mjs', 'scripts/bundle-worker.mjs', 'wrangler.reader.toml'],
];
const stamp = 'build/stamp';
const built = 'build/server/index.js';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();

/** Hash of all that a build reads. */
function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources.filter(existsSync))
    for (const file of statSync(source).isDirectory() ? filesIn(source) : [source])
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** A build by anybody else is another one, whatever it was made of. */
const stampOf = (hash) => `${hash} ${statSync(built).mtimeMs}`;

/** Whether what was built last is what a build would make. */
export const isUpToDate = () =>
  existsSync(stamp) && existsSync(built) && readFileSync(stamp, 'utf8') === stampOf(hashSources());

/** @throws an Error with all it said, if it fails */
export async function build(env) {
  const hash = hashSources();
  rmSync(stamp, { force: true });
  await finished('The build', startGroup(['npm', 'run', '--silent', 'build'], env));
  writeFileSync(stamp, stampOf(hash));
}

/** Builds again whenever a source changes, one build after the other, and calls back after each. */
export function buildOnChange(env, { say, during }, onBuilt) {
  let isBuilding = false;
  let isAsked = false;
  async function again() {
    if (isBuilding) {
      isAsked = true;
      return;
    }
    isBuilding = true;
    try {
      await during('Building again', build(env));
      onBuilt();
    } catch (error) {
      say(error.message);
    }
    isBuilding = false;
    if (isAsked) {
      isAsked = false;
      await again();
    }
  }
  let waiting;
  for (const folder of watched)
    watch(folder, { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(again, 300);
    });
}
