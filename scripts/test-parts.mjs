/** Seconds that each test file took last, by path. */
export const timesFile = '.cache/test-seconds.json';

/**
 * Parts of `npm test`, in order. `seconds`: estimate for a file without a recorded time; `budget`: seconds of one worker
 * in `npm test -- changed`.
 */
export const parts = {
  unit: { pattern: /^tests\/(?!routes|e2e).*\.test\.tsx?$/, seconds: 1, budget: 50 },
  routes: { pattern: /^tests\/routes\/.*\.test\.tsx?$/, seconds: 4, budget: 70 },
  e2e: { pattern: /^tests\/e2e\/.*\.spec\.ts$/, seconds: 15, budget: 45 },
};

/** Vitest starts with the largest files: a slow one started last would leave the other workers idle. */
const slowest = [
  'routes/matrix',
  'routes/private-data',
  'routes/hostile',
  'routes/sheet-writes',
  'routes/desk-rights',
  'routes/bodies',
  'routes/hidden-name',
  'routes/configuration',
  'routes/kept-pages',
  'readings/reader',
  'scripts/start',
  'scripts/backup',
  'scripts/interrupted-backup',
  'scripts/deploy',
  'scripts/playbooks',
  'db/migrations',
  'door/match',
  'pokedex/stones',
  'readings/engine/looks',
  'linear/parsers',
  'linear/literals',
].map((name) => `/tests/${name}.test.ts`);

/** Sort key of a test file: its index in `slowest`, or one past the end so that Vitest's own order stays. */
export const rankOf = (file) => {
  const rank = slowest.findIndex((end) => file.endsWith(end));
  return rank === -1 ? slowest.length : rank;
};
