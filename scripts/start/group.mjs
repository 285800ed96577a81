import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const leash = fileURLToPath(new URL('./leash.mjs', import.meta.url));
const groups = new Set();

/** Signals a process group, if it still exists. */
function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {
    // ESRCH: it has ended.
  }
}

/**
 * Starts a command in its own process group, which ends with the command or with this process.
 * @param {string[]} words the command and its arguments
 * @param {Record<string, string | undefined>} env
 * @returns the process group ID, the output, and a promise of the exit code once the whole group has ended
 */
export function startGroup(words, env) {
  const child = spawn(process.execPath, [leash, ...words], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { pid, stdout, stderr } = child;
  const kill = () => signal(pid, 'SIGKILL');
  // `close` is emitted only when the last process of the group has closed the output.
  child.once('exit', kill);
  const ended = new Promise((done) => child.once('close', (code) => done(code ?? 1)));
  const group = { pid, stdout, stderr, ended, kill, stop: () => signal(pid, 'SIGTERM') };
  groups.add(group);
  ended.then(() => groups.delete(group));
  return group;
}

/** Ends every group within seconds, and resolves when all have ended. */
export async function stopGroups() {
  for (const { stop } of groups) stop();
  await Promise.all([...groups].map(({ ended }) => ended));
}
