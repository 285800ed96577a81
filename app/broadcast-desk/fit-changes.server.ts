import type { Scene } from '~/broadcast/scene';
import { apply, type SceneChanges } from '~/broadcast/scene-command.server';
import { changesSchema } from '~/broadcast/scene-schema.server';
import type { DeskProblems } from './desk-values';

type Path = readonly PropertyKey[];
type Problem = readonly [field: string, problem: DeskProblems[string]];

/** Values of a form that are taken over together or not at all. */
export interface Part {
  /** Paths in `SceneChanges`, such as `['sides', 0, 'player']`, and their new values. */
  entries: readonly (readonly [path: Path, value: unknown])[];
  problemAt(path: Path): Problem;
}

export const part = (field: string, problem: DeskProblems[string], ...entries: Part['entries']): Part => ({
  entries,
  problemAt: () => [field, problem],
});

const startsWith = (path: Path, start: Path) => start.every((step, at) => path[at] === step);

function changesOf(parts: readonly Part[]): SceneChanges {
  const sides: [Record<PropertyKey, unknown>, Record<PropertyKey, unknown>] = [{}, {}];
  const show: Record<PropertyKey, unknown> = {};
  for (const [[field = '', side, ofSide = ''], value] of parts.flatMap(({ entries }) => entries)) {
    if (field === 'sides') sides[side as 0 | 1][ofSide] = value;
    else show[field] = value;
  }
  return { ...show, sides } as SceneChanges;
}

const edit = (scene: Scene, parts: readonly Part[]) =>
  apply(scene, { type: 'edit', changes: changesOf(parts) });

/** Edits a scene by all parts at once. @returns the scene, and a problem for each part that was left out */
export function fitChanges(scene: Scene, parts: readonly Part[]): { scene: Scene; problems: DeskProblems } {
  const answer = edit(scene, parts);
  if (answer.error === undefined) return { scene: answer.scene, problems: {} };
  const issues = changesSchema().safeParse(changesOf(parts)).error?.issues ?? [];
  const issueOf = ({ entries }: Part) =>
    issues.find(({ path }) => entries.some(([start]) => startsWith(path, start)))?.path;
  const wrong = parts.flatMap((each) => {
    const path = issueOf(each);
    return path ? [{ part: each, problem: each.problemAt(path) }] : [];
  });
  // No single value is wrong: the score is, of more games than the match has.
  const isScore = ({ entries }: Part) => entries.some(([path]) => path.includes('score'));
  const left =
    wrong.length > 0
      ? wrong
      : parts.filter(isScore).map((each) => ({ part: each, problem: each.problemAt([]) }));
  const out = new Set(left.map((each) => each.part));
  const rest = parts.filter((each) => !out.has(each));
  if (rest.length === parts.length) return { scene, problems: {} };
  const fitted = fitChanges(scene, rest);
  return {
    scene: fitted.scene,
    problems: { ...fitted.problems, ...Object.fromEntries(left.map(({ problem }) => problem)) },
  };
}
