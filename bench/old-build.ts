// Builds earlier commits, each in a git worktree of its own.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The last commit before a migration (`0042`) was added. */
export function commitBefore(migration: string): string {
  const file = readdirSync('migrations').find((name) => name.startsWith(migration));
  if (!file) throw new Error(`There is no migration ${migration}`);
  const [added] = git('log', '--diff-filter=A', '--format=%h', '--', `migrations/${file}`)
    .split('\n')
    .slice(-1);
  return git('rev-parse', '--short', `${added}^`);
}

export interface OldBuild {
  tree: string;
  commit: string;
  /** Its latest migration. */
  migration: string;
  remove(): void;
}

/** Checks a commit out and builds it, with its own packages if the lockfile differs. */
export function buildAt(commit: string): OldBuild {
  const tree = join(mkdtempSync(join(tmpdir(), 'sixsheet-old-')), 'tree');
  git('worktree', 'add', '--detach', tree, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', tree);
    rmSync(dirname(tree), { recursive: true });
  };
  try {
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: tree, stdio: 'pipe' });
    const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (lockOf(tree) === lockOf('.')) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
    else run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--silent');
    run('npm', 'run', '--silent', 'build');
    const names = readdirSync(join(tree, 'migrations')).filter((name) => name.endsWith('.sql'));
    return { tree, commit, migration: names.sort().at(-1)?.slice(0, 4) ?? '', remove };
  } catch (error) {
    remove();
    throw error;
  }
}
