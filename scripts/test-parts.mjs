/** Seconds that each file of tests took last, by its path. */
export const timesFile = '.cache/test-seconds.json';

/**
 * What `npm test` runs, one after the other: which files belong to it, what a file takes that was never timed, and how much
 * of it `npm test -- changed` may run, in seconds of one worker (there are two).
 */
export const parts = {
  unit: { pattern: /^tests\/(?!routes|e2e).*\.test\.tsx?$/, seconds: 1, budget: 50 },
  routes: { pattern: /^tests\/routes\/.*\.test\.tsx?$/, seconds: 4, budget: 70 },
  e2e: { pattern: /^tests\/e2e\/.*\.spec\.ts$/, seconds: 15, budget: 45 },
};
