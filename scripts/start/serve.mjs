// Runs both workers: `node serve.mjs '{"port":…,"state":…,"vars":{…}}'`. Without a port it picks a free one.
import { join } from 'node:path';
import { Log, LogLevel, Miniflare } from 'miniflare';
import { localWorkers } from '../local-workers.mjs';

const { port = 0, state, vars } = JSON.parse(process.argv[2]);
const { web, reader } = localWorkers();

const miniflare = new Miniflare({
  host: '127.0.0.1',
  port,
  cf: false,
  log: new Log(LogLevel.WARN),
  logRequests: false,
  defaultPersistRoot: join(state, 'v3'),
  workers: [{ ...web, bindings: { ...web.bindings, ...vars } }, reader],
  handleRuntimeStdio(out, errors) {
    out.pipe(process.stdout);
    errors.pipe(process.stderr);
    // The only sign that the runtime has ended: requests would wait forever.
    out.once('end', () => process.exit(1));
  },
});
const { port: actual } = await miniflare.ready;
console.log(`Ready on ${actual}`);
