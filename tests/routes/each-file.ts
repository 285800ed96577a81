const runs: (() => Promise<void>)[] = [];

/** Files share modules, but each begins with an empty database: what a module remembers has to be done anew. */
export async function eachFile(run: () => Promise<void>) {
  runs.push(run);
  await run();
}

export const beginFile = async () => {
  for (const run of runs) await run();
};
