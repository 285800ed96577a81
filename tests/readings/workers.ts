import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare, type WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { type Database, openDatabase } from '~/db/client.server';
import { bundleWorker } from '../../scripts/bundle-worker.mjs';

type Models = (request: Request) => Response | Promise<Response>;

const models: Models = (request) =>
  new Response(readFileSync(join('build/client', new URL(request.url).pathname)));

/**
 * The web worker as built and the reader, together in the real runtime with one database, bucket and queue, as their
 * two configurations say.
 * @param change what a test needs otherwise: who serves the models, how often the queue tries again
 */
export async function startWorkers(change: { models?: Models; maxRetries?: number } = {}) {
  const web = configured('wrangler.toml');
  const reader = configured('wrangler.reader.toml');
  const consumers = reader.queueConsumers as Record<string, { maxRetries?: number }>;
  if (change.maxRetries !== undefined)
    for (const consumer of Object.values(consumers)) consumer.maxRetries = change.maxRetries;
  const miniflare = new Miniflare({
    workers: [
      {
        ...web,
        name: 'web',
        modules: [{ type: 'ESModule', path: 'build/server/index.js' }],
        modulesRoot: 'build/server',
      },
      {
        ...reader,
        name: 'reader',
        modules: bundleWorker('wrangler.reader.toml', 'build/reader-worker'),
        modulesRoot: 'build/reader-worker',
        serviceBindings: { MODELS: change.models ?? models },
      },
    ] as unknown as WorkerOptions[],
  });
  const d1 = await miniflare.getD1Database('DB', 'reader');
  await migrate(d1);
  return {
    db: openDatabase(d1) as Database,
    env: {
      IMAGES: (await miniflare.getR2Bucket('IMAGES', 'reader')) as unknown as R2Bucket,
      READINGS: await miniflare.getQueueProducer('READINGS', 'web'),
    },
    stop: () => miniflare.dispose(),
  };
}

function configured(path: string) {
  const {
    assets: _,
    unsafeEvalBinding: __,
    ...options
  } = unstable_getMiniflareWorkerOptions(path).workerOptions as Record<string, unknown>;
  return options;
}

async function migrate(d1: D1Database) {
  for (const file of readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const statements = readFileSync(join('migrations', file), 'utf8').split('--> statement-breakpoint');
    await d1.batch(statements.map((sql) => d1.prepare(sql)));
  }
}
