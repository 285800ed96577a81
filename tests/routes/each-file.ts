const runs: (() => Promise<void>)[] = [];

/**
 * Runs something now and again before each further file of tests. Files share the modules they import, but each begins with
 * an empty database: a module that signs somebody in, or remembers that it did, has to do so anew.
 */
export async function eachFile(run: () => Promise<void>) {
  runs.push(run);
  await run();
}

export const beginFile = async () => {
  for (const run of runs) await run();
};
