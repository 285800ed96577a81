import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { startGroup } from './group.mjs';

const wrangler = 'node_modules/wrangler/bin/wrangler.js';
const minute = 60_000;
const maxRestarts = 5;
const checkEvery = 1000;
// A build makes wrangler start its runtime anew, between two checks or three.
const maxMissed = 3;

export const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

/** The processes of a group that are the runtime; none where the system does not tell. */
function runtimesOf(group) {
  const rows = existsSync('/proc/self/stat')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((pid) => statOf(pid))
    : (spawnSync('ps', ['-A', '-o', 'pid=,pgid=,comm='], { encoding: 'utf8' }).stdout ?? '')
        .split('\n')
        .map((line) => line.trim().split(/\s+/));
  return rows
    .filter(([, of, name]) => Number(of) === group && /workerd$/.test(name))
    .map(([pid]) => Number(pid));
}
function statOf(pid) {
  try {
    const [, name, state, , of] = /\((.*)\) (\S) (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return state === 'Z' ? [] : [pid, of, name];
  } catch {
    return [];
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Calls back when a process of the runtime is gone: wrangler does not notice, and lets requests wait for ever.
 * @returns what stops watching
 */
function watchRuntimes(group, onGone) {
  let known = runtimesOf(group);
  let missed = 0;
  const timer = setInterval(() => {
    if (known.every(isAlive)) return;
    const now = runtimesOf(group);
    missed = now.length < known.length ? missed + 1 : 0;
    if (!missed) known = now;
    if (missed >= maxMissed) onGone();
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
 * @param {{ say: (line: string) => void, onReady: () => void, isStopping: () => boolean }} told of `onReady` once
 * @throws an Error with what it said last, where it does not stay up
 */
export async function keepRuntime(args, env, { say, onReady, isStopping }) {
  let wasReady = false;
  let restarts = [];
  for (;;) {
    const group = startGroup([process.execPath, wrangler, 'dev', ...args], env);
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
        else onReady();
        wasReady = true;
      });
    follow(group.stdout, (line) => /ERROR/.test(line));
    follow(group.stderr, makeFilter());
    await group.ended;
    stopWatching();
    if (isStopping()) return;
    restarts = [...restarts.filter((at) => Date.now() - at < minute), Date.now()];
    if (!wasReady || restarts.length > maxRestarts) throw new Error(`The runtime ended.\n${last.join('\n')}`);
    say('The runtime ended: it is started again…');
  }
}
