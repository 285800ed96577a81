import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

const numbers = (version) => version.split('.').map(Number);
function isBefore(one, other) {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && one[at] < other[at];
}

/**
 * @param {string} version of Node
 * @param {string} range as in package.json: `>=20.19.0 <21 || >=22.12.0`
 * @returns a message if the version is unsupported
 */
export function nodeObstacle(version, range) {
  const isMet = (condition) => {
    const [, sign, bound] = /^(>=|<)([\d.]+)$/.exec(condition) ?? [];
    const isLower = isBefore(numbers(version), [...numbers(bound), 0, 0].slice(0, 3));
    return sign === '<' ? isLower : !isLower;
  };
  if (range.split(' || ').some((all) => all.split(' ').every(isMet))) return undefined;
  return `Node ${version} is too old or too new: Sixsheet needs ${range.replace('||', 'or')}.`;
}

const listening = (server, ...where) =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(...where, () => done(server));
  });
const isTaken = (path) =>
  new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

async function portObstacle({ host, port }) {
  try {
    const server = await listening(createServer(), port, host);
    await new Promise((closed) => server.close(closed));
  } catch ({ code }) {
    if (code === 'EADDRINUSE')
      return `Port ${port} is taken by another program: stop that, or choose another port with PORT=${port < 65_535 ? port + 1 : 8787} npm start.`;
    if (code === 'EACCES') return `Port ${port} is not allowed for you: choose one above 1023 with PORT.`;
    return `HOST=${host} is no address of this machine (${code}).`;
  }
  return undefined;
}

function folderObstacle(state) {
  try {
    mkdirSync(join(state, 'v3'), { recursive: true });
    const probe = join(state, 'v3', `probe-${process.pid}`);
    mkdirSync(probe);
    rmSync(probe, { recursive: true });
  } catch ({ code }) {
    return `The folder ${state} cannot be written to (${code}): choose another one with STATE=folder npm start.`;
  }
  return undefined;
}

/** Locks by a socket, which the system frees however its process ends. @returns its release; undefined if taken */
async function hold(state) {
  const path = join(state, 'in-use');
  if (await isTaken(path)) return undefined;
  rmSync(path, { force: true });
  try {
    const server = await listening(createServer(), path);
    server.unref();
    return () => server.close();
  } catch {
    // The path is too long for a socket, or the file system has none.
    return () => {};
  }
}

/**
 * Checks, before changing anything, whether the start can succeed.
 * @returns {Promise<{ obstacle: string } | { release: () => void }>}
 */
export async function findObstacle(options) {
  const { state, isBuilt } = options;
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const unless = (path, advice) => (existsSync(path) ? undefined : advice);
  const obstacle =
    nodeObstacle(process.versions.node, engines.node) ??
    unless('node_modules/wrangler', 'The packages are not installed: run npm ci first.') ??
    (isBuilt ? unless('build/reader', 'Nothing is built yet: leave out --built.') : undefined) ??
    (await portObstacle(options)) ??
    folderObstacle(state);
  if (obstacle) return { obstacle };
  const release = await hold(state);
  if (release) return { release };
  return {
    obstacle: `Another npm start uses the folder ${state}: stop it, or choose one with STATE=folder.`,
  };
}
