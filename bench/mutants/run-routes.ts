import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { copy, tests } from './changed-copy';

export interface Reach {
  id: number;
  /** The last of the file's tests that came to it, from 1, and after how many milliseconds. */
  test: number;
  after: number;
}
export interface Ran {
  file: string;
  isOk: boolean;
  reached: Reach[];
  /** The first test that failed, and why. */
  error: string;
}

const ranOf = (each: TestModule): Ran => {
  const failed = [...each.children.allTests('failed')];
  const [error] = [...each.errors(), ...failed.flatMap((test) => test.result().errors ?? [])];
  return {
    file: each.moduleId.slice(tests.length + 1),
    isOk: each.ok(),
    reached: (each.meta() as { reached?: Reach[] }).reached ?? [],
    error: `${failed[0]?.fullName ?? ''}: ${error?.message?.split('\n')[0] ?? ''}`,
  };
};

/** Runs files of the copy's route tests, and tells of each as it ends. */
export async function runRoutes(files: readonly string[], onEnd: (ran: Ran) => void) {
  // Without a name Vitest would run all.
  if (files.length === 0) return;
  const root = process.cwd();
  process.chdir(copy);
  const vitest = await createVitest('test', {
    root: copy,
    config: join(copy, 'vitest.config.ts'),
    project: ['routes'],
    watch: false,
    reporters: [{ onTestModuleEnd: (each) => onEnd(ranOf(each)) }],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  });
  await vitest.start(files.map((file) => join(tests, file)));
  await vitest.close();
  process.chdir(root);
}
