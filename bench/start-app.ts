import { spawn } from 'node:child_process';

/** Starts the app on a fresh state folder and waits until it is ready. @returns a function that stops it */
export async function startApp(port: number, state: string, ...flags: string[]) {
  const app = spawn('node', ['scripts/start.mjs', '--reset', '--no-crons', ...flags], {
    env: { ...process.env, PORT: String(port), STATE: state },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => app.pid && process.kill(-app.pid, 'SIGTERM');
  process.on('SIGINT', () => {
    stop();
    process.exit(1);
  });
  await new Promise<void>((resolve, reject) => {
    app.stdout.on('data', (text) => /is ready/.test(String(text)) && resolve());
    app.on('exit', () => reject(new Error('The app did not start.')));
  });
  app.removeAllListeners('exit');
  return stop;
}
