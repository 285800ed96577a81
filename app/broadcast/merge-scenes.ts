import { blankScene, blankSide, type Scene, type ScenePath, type Side } from './scene';

type ShowField = Exclude<keyof Scene, 'sides'>;
const sideFields = Object.keys(blankSide) as (keyof Side)[];
const showFields = Object.keys(blankScene).filter((field): field is ShowField => field !== 'sides');

/** Every field of a scene, those of a side as `sides.0.player`. */
export const scenePaths: readonly ScenePath[] = [
  ...showFields,
  ...([0, 1] as const).flatMap((at) => sideFields.map((field) => `sides.${at}.${field}` as const)),
];

export function valueAt(scene: Scene, path: ScenePath): unknown {
  const [field, at, ofSide] = path.split('.');
  return ofSide ? scene.sides[at === '0' ? 0 : 1][ofSide as keyof Side] : scene[field as keyof Scene];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const differences = (a: Scene, b: Scene): ScenePath[] =>
  scenePaths.filter((path) => !isSame(valueAt(a, path), valueAt(b, path)));

export const isSameScene = (a: Scene | null, b: Scene | null): boolean =>
  a === null || b === null ? a === b : differences(a, b).length === 0;

export type Merged =
  | {
      scene: Scene;
      unseen: ScenePath[];
      conflicts?: undefined;
    }
  | { conflicts: ScenePath[] };

/**
 * Takes over what only one of two people changed since both have `seen` it, unless they disagree on a field.
 * `mine` has another round and a score of 1, `theirs` a score of 2: a conflict, and nothing is taken over.
 * With an unchanged score in `mine`, the scene has my round and their score.
 */
export function mergeScenes(seen: Scene, mine: Scene, theirs: Scene): Merged {
  const unseen = differences(seen, theirs);
  const changed = differences(seen, mine);
  const conflicts = changed.filter(
    (path) => unseen.includes(path) && !isSame(valueAt(mine, path), valueAt(theirs, path)),
  );
  if (conflicts.length > 0) return { conflicts };
  const scene = composed((path) => valueAt(changed.includes(path) ? mine : theirs, path));
  return { scene, unseen };
}

export const withFieldsOf = (scene: Scene, other: Scene, paths: readonly ScenePath[]): Scene =>
  composed((path) => valueAt(paths.includes(path) ? other : scene, path));

function composed(pick: (path: ScenePath) => unknown): Scene {
  const side = (at: 0 | 1) =>
    Object.fromEntries(sideFields.map((field) => [field, pick(`sides.${at}.${field}`)]));
  const show = Object.fromEntries(showFields.map((field) => [field, pick(field)]));
  return { ...show, sides: [side(0), side(1)] } as unknown as Scene;
}
