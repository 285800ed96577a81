// The built worker with fault injection, controlled by the header X-Faults of each request.
import { faultyEnv } from './faulty-env.mjs';
import worker from './index.js';

export * from './index.js';

export default {
  async fetch(request, env, context) {
    const { issuer, ...faults } = JSON.parse(request.headers.get('X-Faults') ?? '{}');
    const own = issuer ? { ...env, GOOGLE_ISSUER: issuer } : env;
    return worker.fetch(request, faultyEnv(own, faults), context);
  },
};
