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
