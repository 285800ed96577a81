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

function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources.filter(existsSync))
    for (const file of statSync(source).isDirectory() ? filesIn(source) : [source])
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Includes the build's mtime: a build made elsewhere doesn't count. */
const stampOf = (hash) => `${hash} ${statSync(built).mtimeMs}`;

/** Whether the last build has the same inputs as a new one. */
export const isUpToDate = () =>
  existsSync(stamp) && existsSync(built) && readFileSync(stamp, 'utf8') === stampOf(hashSources());

/** @throws an Error with the output if the build fails */
export async function build(env) {
  const hash = hashSources();
  rmSync(stamp, { force: true });
  await finished('The build', startGroup(['npm', 'run', '--silent', 'build'], env));
  writeFileSync(stamp, stampOf(hash));
}

/** Rebuilds when a source changes (debounced, one build at a time), and calls back after each build. */
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
