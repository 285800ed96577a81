import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { guardModules } from './guard-modules';
import { type LeftOut, leaveOut } from './leave-out';

export const copy = resolve('.cache/guards');
export const tests = join(copy, 'tests/routes');

export const digestOf = (texts: readonly (string | Buffer)[]) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('base64url');

/** Copies the project as it is. @returns a digest of the app */
function copyProject() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { maxBuffer: 1e8 });
  const files = [...String(listed).split('\0'), '.dev.vars', 'app/env.d.ts'].filter(
    (file) => file && existsSync(file),
  );
  rmSync(tests, { recursive: true, force: true });
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  const modules = join(copy, 'node_modules');
  if (!existsSync(modules)) symlinkSync(resolve('node_modules'), modules);
  return digestOf(files.filter((file) => file.startsWith('app/')).map((file) => readFileSync(file)));
}

// For each file of tests: notes which test reached a condition last, and stops after that one or after the first that fails.
const beforeFile = `
const leftOut = ((globalThis as any).__leftOut ??= { reached: new Map() });
// Outside of the tests there is no last one.
Object.assign(leftOut, { active: 0, last: 0, test: 1e9 });
const begunAt = Date.now();
let testsBegun = 0;
let hasFailed = false;
beforeEach(({ skip }) => {
  leftOut.test = ++testsBegun;
  if (leftOut.active && (hasFailed || leftOut.test > leftOut.last)) skip();
});
afterEach(({ task }) => {
  leftOut.test = 1e9;
  hasFailed ||= task.result?.state === 'fail' || Boolean(task.result?.errors?.length);
});
afterAll(({}, suite: any) => {
  suite.file.meta.reached = [...leftOut.reached].map(([id, [test, at]]) => ({ id, test, after: at - begunAt }));
});
`;

/** A file of tests that runs with one condition left out, until the last test that reaches it. */
export function writeRun(name: string, file: string, { id, last }: { id: number; last: number }) {
  const code = readFileSync(join(tests, file), 'utf8');
  const chosen = `Object.assign((globalThis as any).__leftOut, { active: ${id}, last: ${last} });`;
  writeFileSync(join(tests, name), `${chosen} ${code}`);
}

/** Makes a copy of the project in which each condition of these modules can be left out. */
export function makeCopy(names: readonly string[]): { changes: LeftOut[]; digest: string; app: string } {
  const app = copyProject();
  const changes: LeftOut[] = [];
  const codes: string[] = [];
  for (const file of guardModules) {
    if (names.length > 0 && !names.some((name) => file.includes(name))) continue;
    const changed = leaveOut(file, readFileSync(file, 'utf8'), changes.length + 1);
    writeFileSync(join(copy, file), changed.code);
    codes.push(changed.code);
    changes.push(...changed.changes);
  }
  // A prepared query would keep the conditions that it was made with.
  const client = join(copy, 'app/db/client.server.ts');
  writeFileSync(client, readFileSync(client, 'utf8').replace('queries.get(db) ?? build(db)', 'build(db)'));
  const setup = join(tests, 'setup.ts');
  const text = readFileSync(setup, 'utf8').replace('await emptyStorage(env);', `${beforeFile}$&`);
  writeFileSync(setup, `import { beforeEach } from 'vitest';\n${text}leftOut.reached.clear();\n`);
  return { changes, digest: digestOf(codes), app };
}

export const buildCopy = () =>
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
