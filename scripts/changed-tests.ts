// Prints the test files that a change affects as JSON, nearest first, within a budget of two minutes.
//   tsx scripts/changed-tests.ts [commit]   changes since a commit; else uncommitted ones; else those of the last commit
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import routes from '../app/routes';
import { moduleGraph } from './module-graph';
import { parts, timesFile } from './test-parts.mjs';

type Part = keyof typeof parts;

const git = (...args: string[]) =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

function changedFiles(since?: string): string[] {
  if (since)
    return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const open = changedFiles('HEAD');
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** Number of imports between each module and the nearest changed file. */
function distances(changed: readonly string[], graph: ReadonlyMap<string, readonly string[]>) {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const each of imports) importers.set(each, [...(importers.get(each) ?? []), file]);
  const distance = new Map(changed.map((file) => [file, 0]));
  const queue = [...changed];
  for (const file of queue)
    for (const importer of importers.get(file) ?? [])
      if (!distance.has(importer)) {
        distance.set(importer, (distance.get(file) ?? 0) + 1);
        queue.push(importer);
      }
  return distance;
}

interface Route {
  file: string;
  parts: string[];
}
function routesOf(entries: Awaited<typeof routes>, above: string[] = []): Route[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const own = path === ':locale?' ? above : [...above, ...path.split('/').filter(Boolean)];
    return children ? routesOf(children, own) : [{ file: `app/${file}`, parts: own }];
  });
}

/** Whether a path in a test may belong to this route; `*` (from `${…}`) matches any segment. */
const matches = ({ parts: pattern }: Route, segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.some((part) => !/^[:*]/.test(part)) &&
  pattern.every((part, at) => /^[:*]/.test(part) || part === segments[at] || segments[at] === '*');

function pathsIn(text: string): string[][] {
  const literals = text.replace(/\$\{[^{}]*\}/g, '*').matchAll(/['"`](?:\*)?(\/[\w/*.-]*)/g);
  const paths = [...literals].map(([, path = '']) => path.split('/').filter(Boolean));
  return paths.map(([first = '', ...rest]) => (first === 'en' || first === 'ja' ? rest : [first, ...rest]));
}

const graph = moduleGraph(['app', 'tests', 'scripts', 'bench']);
const changed = changedFiles(process.argv[2]);
const distance = distances(changed, graph);
const pages = routesOf(await routes);
const times: Record<string, number> = existsSync(timesFile)
  ? JSON.parse(readFileSync(timesFile, 'utf8'))
  : {};

/** `far` counts imports, infinite if unaffected. @returns `share` (0 to 1) of the test's requests that are affected */
function reach(test: string): { far: number; share: number } {
  const text = readFileSync(test, 'utf8');
  // Any change affects a unit test that reads the source tree.
  if (
    parts.unit.pattern.test(test) &&
    /read(dir|File)Sync\(['"`](app|docs|migrations|public|README)/.test(text)
  )
    return { far: 1, share: 0 };
  const paths = pathsIn(text);
  const far = paths.flatMap((path) =>
    pages
      .filter((page) => matches(page, path))
      .map(({ file }) => (distance.get(file) ?? Number.POSITIVE_INFINITY) + 1),
  );
  const touched = far.filter(Number.isFinite);
  const own = distance.get(test) ?? Number.POSITIVE_INFINITY;
  return { far: Math.min(own, ...touched), share: far.length > 0 ? touched.length / far.length : 1 };
}

const chosen: Record<string, string[]> = {};
let left = 0;
for (const [part, { pattern, seconds, budget }] of Object.entries(parts)) {
  const touched = [...graph.keys()]
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, ...reach(file), seconds: times[file] ?? seconds }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far || b.share - a.share || a.seconds - b.seconds);
  let sum = 0;
  const nearest = touched.filter((test) => {
    sum += test.seconds;
    return sum <= budget;
  });
  left += touched.length - nearest.length;
  chosen[part as Part] = nearest.map(({ file }) => file);
}
console.log(JSON.stringify({ changed, chosen, left }));
