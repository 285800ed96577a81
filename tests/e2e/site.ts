import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { FullConfig } from '@playwright/test';

/** The port of a worker's own site, which is also part of the name of its state. */
export const portOf = (worker: number) => Number(process.env.E2E_PORT ?? 4790) + worker;
export const stateOf = (port: number) => `.wrangler/e2e-${port}`;

/** Waits until the home page answers. @returns what ends it by a signal, and waits until it has gone */
export async function startSite(port: number, state: string, ...flags: string[]) {
  const site = spawn(process.execPath, ['scripts/start.mjs', '--built', '--no-crons', ...flags], {
    env: { ...process.env, PORT: String(port), STATE: state, PUBLIC_URL: '' },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(site, 'exit');
  // All of its processes, for which it has a group of its own.
  const end = (signal: NodeJS.Signals) => {
    if (site.exitCode === null && site.signalCode === null) process.kill(-(site.pid ?? 0), signal);
  };
  const leave = () => end('SIGKILL');
  process.once('exit', leave);
  while (!(await answers(port))) {
    if (site.exitCode !== null) throw new Error('The site did not start.');
    await new Promise((next) => setTimeout(next, 100));
  }
  return async (signal: NodeJS.Signals) => {
    process.off('exit', leave);
    end(signal);
    await gone;
  };
}

const answers = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Each worker has a site to itself, for all its tests: none waits for another, or finds what it changed half done. */
export default async function startSites({ workers }: FullConfig) {
  // `npm test` has just built.
  if (!process.env.BUILT) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const ports = Array.from({ length: workers }, (_, worker) => portOf(worker));
  const stops = await Promise.all(ports.map((port) => startSite(port, stateOf(port), '--reset')));
  return () => Promise.all(stops.map((stop) => stop('SIGTERM')));
}
