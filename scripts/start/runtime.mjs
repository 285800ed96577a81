import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startGroup } from './group.mjs';

const serve = fileURLToPath(new URL('./serve.mjs', import.meta.url));
const minute = 60_000;
const maxRestarts = 5;

/**
 * Keeps both workers running: restarts their process if it ends, at most five times a minute.
 * @param {{ state: string, vars: Record<string, string> }} configuration
 * @param {{ say: (line: string) => void, onReady: (runtime: { port: number, renew: () => void }) => void,
 *   isStopping: () => boolean }} callbacks `onReady` is called once; `renew` restarts the runtime on a new build
 * @throws an Error with its last output if it keeps ending
 */
export async function keepRuntime(configuration, env, { say, onReady, isStopping }) {
  // Found by the first process, reused by later ones.
  let port;
  let isRenewed = false;
  let restarts = [];
  let group;
  const renew = () => {
    isRenewed = true;
    group.stop();
  };
  for (;;) {
    group = startGroup([process.execPath, serve, JSON.stringify({ ...configuration, port })], env);
    const last = [];
    for (const stream of [group.stdout, group.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        const [, ready] = /^Ready on (\d+)$/.exec(line) ?? [];
        if (ready && port) return say('The runtime answers again.');
        if (ready) {
          port = Number(ready);
          return onReady({ port, renew });
        }
        last.push(line);
        if (last.length > 30) last.shift();
        say(line);
      });
    await group.ended;
    if (isStopping()) return;
    if (isRenewed) {
      isRenewed = false;
      continue;
    }
    restarts = [...restarts.filter((at) => Date.now() - at < minute), Date.now()];
    if (!port || restarts.length > maxRestarts) throw new Error(`The runtime ended.\n${last.join('\n')}`);
    say('The runtime ended: it is started again…');
  }
}
