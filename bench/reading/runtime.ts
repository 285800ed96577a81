import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { bundleWorker } from '../../scripts/bundle-worker.mjs';

const folder = 'build/bench-reading';
const ofMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
const { default: workerd } = ofMiniflare('workerd') as { default: string };

/** Starts the worker of the benchmark in workerd itself, since Miniflare passes no flags to V8. */
export async function startRuntime(v8Flags: readonly string[]) {
  const modules = bundleWorker('bench/reading/wrangler.toml', folder).map(({ type, path }) => {
    const name = basename(path);
    return `(name = "./${name}", ${type === 'ESModule' ? 'esModule' : 'wasm'} = embed "${name}")`;
  });
  writeFileSync(
    `${folder}/config.capnp`,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "reader", worker = (
      modules = [${modules.join(', ')}],
      compatibilityDate = "2026-04-01", compatibilityFlags = ["nodejs_compat"],
      bindings = [(name = "ASSETS", service = "files")])),
    (name = "files", disk = (path = "${resolve('build/client')}")),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "reader")],
  v8Flags = [${v8Flags.map((flag) => `"${flag}"`).join(', ')}],
);`,
  );
  const flags = ['--inspector-addr=127.0.0.1:0', '--control-fd=3'];
  const child = spawn(workerd, ['serve', `${folder}/config.capnp`, ...flags], {
    stdio: ['ignore', 'inherit', 'ignore', 'pipe'],
  });
  const ports = await portsOf(child);
  return {
    pid: child.pid as number,
    address: `http://127.0.0.1:${ports.get('listen')}`,
    inspector: new URL(`ws://127.0.0.1:${ports.get('listen-inspector')}`),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Ports by event, once both are open. */
async function portsOf(child: ChildProcess) {
  const ports = new Map<string, number>();
  for await (const line of createInterface({ input: child.stdio[3] as Readable })) {
    const { event, port } = JSON.parse(line);
    ports.set(event, port);
    if (ports.size === 2) break;
  }
  return ports;
}
