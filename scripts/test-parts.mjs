/** Seconds that each file of tests took last, by its path. */
export const timesFile = '.cache/test-seconds.json';

/**
 * The parts of `npm test`, in order: the files of each, the seconds to expect of a file that was never timed, and the budget
 * of `npm test -- changed`, in seconds of one worker.
 */
export const parts = {
  unit: { pattern: /^tests\/(?!routes|e2e).*\.test\.tsx?$/, seconds: 1, budget: 50 },
  routes: { pattern: /^tests\/routes\/.*\.test\.tsx?$/, seconds: 4, budget: 70 },
  e2e: { pattern: /^tests\/e2e\/.*\.spec\.ts$/, seconds: 15, budget: 45 },
};

/**
 * The files that take longest, the longest first. Vitest begins with the largest files, which are others: a file of a minute
 * that begins last has a machine to itself.
 */
const longest = [
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
  'door/match',
  'pokedex/stones',
  'readings/engine/looks',
  'linear/parsers',
  'linear/literals',
].map((name) => `/tests/${name}.test.ts`);

/** Sort key of a test file: its index in `longest`, or one past the end so that Vitest's own order stays. */
export const rankOf = (file) => {
  const rank = longest.findIndex((end) => file.endsWith(end));
  return rank === -1 ? longest.length : rank;
};
