import { Miniflare } from 'miniflare';
import { expect } from 'vitest';
import { type Database, openDatabase } from '~/db/client.server';
import { type LimitsReport, limitsOfReader, reportUrl } from '../../bench/built-worker';
import { openDatabaseIn, statementsScript } from '../../scripts/local-database';
import { applyMigrations } from '../../scripts/local-state';
import { localWorkers } from '../../scripts/local-workers.mjs';

type Models = (request: Request) => Response | Promise<Response>;

/**
 * The web worker as built and the reader within the platform's limits, together in the real runtime with one database, bucket and queue, as their
 * two configurations say.
 * @param change what a test needs otherwise: who serves the models, how often the queue tries again
 */
export async function startWorkers(change: { models?: Models; maxRetries?: number } = {}) {
  const { web, reader } = localWorkers();
  const consumers = reader.queueConsumers as Record<string, { maxRetries?: number }>;
  if (change.maxRetries !== undefined)
    for (const consumer of Object.values(consumers)) consumer.maxRetries = change.maxRetries;
  const models = change.models && { serviceBindings: { MODELS: change.models } };
  const statements = {
    name: 'statements',
    modules: true as const,
    script: statementsScript,
    d1Databases: reader.d1Databases,
  };
  const modules = [...limitsOfReader(), ...(reader.modules as ReturnType<typeof limitsOfReader>)];
  const miniflare = new Miniflare({ workers: [web, { ...reader, modules, ...models }, statements] });
  const d1 = openDatabaseIn(miniflare, statements.name);
  await applyMigrations(d1);
  return {
    db: openDatabase(d1) as Database,
    env: {
      IMAGES: (await miniflare.getR2Bucket('IMAGES', reader.name)) as unknown as R2Bucket,
      READINGS: await miniflare.getQueueProducer('READINGS', web.name),
    },
    /** @throws if the reader passed a limit of the platform */
    async stop() {
      const limited = await miniflare.getWorker(reader.name);
      const { violations } = (await (await limited.fetch(reportUrl)).json()) as LimitsReport;
      await miniflare.dispose();
      expect(violations).toEqual([]);
    },
  };
}
