import { spawnSync } from 'node:child_process';

export interface Step {
  command: string[];
  /** Said when it fails. */
  next: string;
}

const wrangler = [process.execPath, 'node_modules/wrangler/bin/wrangler.js'];

/** The old code runs on the new schema for a while, so migrations only add (docs/operations.md). */
export const steps: Step[] = [
  {
    command: [...wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote'],
    next: 'No worker was deployed, and the site runs as before. wrangler rolls a failed migration back; those before it stay. Correct the cause and run npm run deploy again: it goes on with the failed one.',
  },
  {
    command: [...wrangler, 'deploy'],
    next: 'The migrations are applied, which the old workers can live with; both still run. If a queue or bucket is missing, create it (docs/deploy.md), then run npm run deploy again.',
  },
  {
    command: [...wrangler, 'deploy', '-c', 'wrangler.reader.toml'],
    next: 'The web worker is new, the reader is the old one and goes on reading. Run npm run deploy again, or take the web worker back: npx wrangler rollback',
  },
];

/** Runs one after another. @returns the step that failed */
export const runSteps = (all: readonly Step[], stdio: 'inherit' | 'ignore' = 'inherit') =>
  all.find(({ command: [file = '', ...args] }) => spawnSync(file, args, { stdio }).status !== 0);
