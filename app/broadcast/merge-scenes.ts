import { blankScene, blankSide, type Scene, type ScenePath, type Side } from './scene';

type ShowField = Exclude<keyof Scene, 'sides'>;
const sideFields = Object.keys(blankSide) as (keyof Side)[];
const showFields = Object.keys(blankScene).filter((field): field is ShowField => field !== 'sides');

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

/** Three-way merge by field with the base `seen`. Fields that both changed differently are conflicts. */
export function mergeScenes(seen: Scene, mine: Scene, theirs: Scene): Merged {
  const unseen = differences(seen, theirs);
  const changed = differences(seen, mine);
  const conflicts = changed.filter(
    (path) => unseen.includes(path) && !isSame(valueAt(mine, path), valueAt(theirs, path)),
  );
  if (conflicts.length > 0) return { conflicts };
  const scene = buildScene((path) => valueAt(changed.includes(path) ? mine : theirs, path));
  return { scene, unseen };
}

export const withFieldsOf = (scene: Scene, other: Scene, paths: readonly ScenePath[]): Scene =>
  buildScene((path) => valueAt(paths.includes(path) ? other : scene, path));

function buildScene(pick: (path: ScenePath) => unknown): Scene {
  const side = (at: 0 | 1) =>
    Object.fromEntries(sideFields.map((field) => [field, pick(`sides.${at}.${field}`)]));
  const show = Object.fromEntries(showFields.map((field) => [field, pick(field)]));
  return { ...show, sides: [side(0), side(1)] } as unknown as Scene;
}
