import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { startGroup } from './group.mjs';

const wrangler = 'node_modules/wrangler/bin/wrangler.js';
// It would load everything anew for each of the hundreds of files that a build writes, for a minute.
const watchesNothing = { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: String(24 * 3_600_000) };
const minute = 60_000;
const maxRestarts = 5;
// One is the proxy that listens, one has the workers.
const runtimes = 2;
const checkEvery = 1000;
// The second comes after wrangler says that it is ready; it is replaced when the reader's source changes.
const maxSlow = 60;
const maxMissed = 3;

export const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

/** How many processes of a group are the runtime; 0 where the system does not tell. */
function countRuntimes(group) {
  const rows = existsSync('/proc/self/stat')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(groupAndName)
    : (spawnSync('ps', ['-A', '-o', 'pgid=,comm='], { encoding: 'utf8' }).stdout ?? '')
        .split('\n')
        .map((line) => line.trim().split(/\s+/));
  return rows.filter(([of, name]) => Number(of) === group && /workerd$/.test(name)).length;
}
function groupAndName(pid) {
  try {
    const [, name, state, , of] = /\((.*)\) (\S) (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return state === 'Z' ? [] : [of, name];
  } catch {
    return [];
  }
}

/**
 * Calls back when a process of the runtime is gone: wrangler does not notice, and lets requests wait for ever.
 * @returns what stops watching
 */
function watchRuntimes(group, onGone) {
  let missed = 0;
  let most = 0;
  const timer = setInterval(() => {
    const now = countRuntimes(group);
    most = Math.max(most, now);
    missed = now < runtimes ? missed + 1 : 0;
    if (most > 0 && missed >= (most < runtimes ? maxSlow : maxMissed)) onGone();
  }, checkEvery);
  return () => clearInterval(timer);
}

/** Drops wrangler's advice on crons, which run here (crons.mjs). */
function makeFilter() {
  let isAdvice = false;
  return (line) => {
    if (/Scheduled Workers are not automatically triggered/.test(line)) isAdvice = true;
    else if (isAdvice) isAdvice = line === '' || line.startsWith('  ');
    return !isAdvice;
  };
}

/**
 * Keeps `wrangler dev` running: where it or its runtime ends, it is started again, five times a minute at most.
 * @param {string[]} args of `wrangler dev`
 * @param {{ say: (line: string) => void, onReady: (renew: () => void) => void, isStopping: () => boolean }} told
 *   `onReady` is called once, with what lets the runtime read a new build
 * @throws an Error with what it said last, where it does not stay up
 */
export async function keepRuntime(args, env, { say, onReady, isStopping }) {
  let wasReady = false;
  let isRenewed = false;
  let restarts = [];
  let group;
  const renew = () => {
    isRenewed = true;
    group.stop();
  };
  for (;;) {
    group = startGroup([process.execPath, wrangler, 'dev', ...args], { ...env, ...watchesNothing });
    const last = [];
    let stopWatching = () => {};
    const follow = (stream, isShown) =>
      createInterface({ input: stream }).on('line', (line) => {
        last.push(line);
        if (last.length > 30) last.shift();
        if (env.VERBOSE || isShown(line)) say(line);
        if (!/Ready on/.test(line)) return;
        stopWatching();
        stopWatching = watchRuntimes(group.pid, group.kill);
        if (wasReady) say('The runtime answers again.');
        else onReady(renew);
        wasReady = true;
      });
    follow(group.stdout, (line) => /ERROR/.test(line));
    follow(group.stderr, makeFilter());
    await group.ended;
    stopWatching();
    if (isStopping()) return;
    if (isRenewed) {
      isRenewed = false;
      continue;
    }
    restarts = [...restarts.filter((at) => Date.now() - at < minute), Date.now()];
    if (!wasReady || restarts.length > maxRestarts) throw new Error(`The runtime ended.\n${last.join('\n')}`);
    say('The runtime ended: it is started again…');
  }
}
