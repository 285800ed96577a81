import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

// By a name that the type checker does not follow: the build is not there when types are checked.
const entry = '../../build/server/index.js';
const worker = (await import(entry)).default as Required<Pick<ExportedHandler<Env>, 'scheduled'>>;

/** What the worker does every few minutes. */
export async function sweep() {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController(), env, context);
  await waitOnExecutionContext(context);
}
