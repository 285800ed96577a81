import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const leash = fileURLToPath(new URL('./leash.mjs', import.meta.url));
const groups = new Set();

/** Signals a whole process group, which may be gone. */
function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {
    // None of it is left.
  }
}

/**
 * Starts a command in a process group of its own, which outlives neither its command nor this process.
 * @param {string[]} words the command and its arguments
 * @param {Record<string, string | undefined>} env
 * @returns its process group ID, its output, and its exit code once all of it is gone
 */
export function startGroup(words, env) {
  const child = spawn(process.execPath, [leash, ...words], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { pid, stdout, stderr } = child;
  const kill = () => signal(pid, 'SIGKILL');
  // Its output stays open, and `close` does not come, while any process of the group runs.
  child.once('exit', kill);
  const ended = new Promise((done) => child.once('close', (code) => done(code ?? 1)));
  const group = { pid, stdout, stderr, ended, kill, stop: () => signal(pid, 'SIGTERM') };
  groups.add(group);
  ended.then(() => groups.delete(group));
  return group;
}

/** Ends every group, within seconds, and resolves when none is left. */
export async function stopGroups() {
  for (const { stop } of groups) stop();
  await Promise.all([...groups].map(({ ended }) => ended));
}
