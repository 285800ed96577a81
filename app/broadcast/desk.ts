import { differences, isSameScene, mergeScenes, valueAt, withFieldsOf } from './merge-scenes';
import {
  blankScene,
  type Caster,
  max,
  type Scene,
  type ScenePath,
  type SideNumber,
  winnerOf,
  wonBy,
} from './scene';
import { apply, type SceneCommand, type SceneError } from './scene-command.server';
import { sceneOf } from './scene-schema.server';

export interface Desk {
  draft: Scene;
  draftRevision: number;
  draftBy: string;
  live: Scene | null;
  revision: number;
  past: readonly (Scene | null)[];
  future: readonly (Scene | null)[];
  knownCasters: readonly Caster[];
}

/** Optimistic concurrency: `revision` and `draftRevision` are what the sender last saw. Optional for scripts. */
export type DeskCommand =
  /** `seen` is the draft the edit started from, `scene` the edited one. */
  | { type: 'save'; seen: Scene; scene: Scene }
  /** `winner` is needed if the score doesn't decide it, e.g. after a forfeit. */
  | { type: 'take'; seen?: Scene; scene?: Scene; winner?: SideNumber; draftRevision?: number }
  | { type: 'draft'; command: SceneCommand; draftRevision?: number }
  | { type: 'live'; command: SceneCommand; revision?: number }
  | { type: 'undo' | 'redo' | 'offAir'; revision?: number };

export type DeskError =
  | SceneError
  /** `conflict`: someone else edited these fields differently; `unseen`: unseen values would go on air. */
  | { error: 'conflict' | 'unseen'; paths: ScenePath[] }
  | { error: 'noWinner' | 'nothingNew' }
  | { error: 'moved' | 'nothingLive' | 'nothingToUndo' | 'nothingToRedo' };
export type DeskAnswer = { desk: Desk; error?: undefined } | DeskError;

export const maxTakes = 20;
const maxKnownCasters = 12;

export const blankDesk: Desk = {
  draft: blankScene,
  draftRevision: 0,
  draftBy: '',
  live: null,
  revision: 0,
  past: [],
  future: [],
  knownCasters: [],
};

function casterHistory(desk: Desk, { casters }: Scene): readonly Caster[] {
  const key = ({ name, nameEn = '', handle }: Caster) => [name, nameEn, handle].join('\n');
  const now = new Set(casters.map(key));
  return [...casters, ...desk.knownCasters.filter((one) => !now.has(key(one)))].slice(0, maxKnownCasters);
}

function withDraft(desk: Desk, draft: Scene, by: string): Desk {
  if (isSameScene(desk.draft, draft)) return desk;
  return {
    ...desk,
    draft,
    draftRevision: desk.draftRevision + 1,
    draftBy: by,
    knownCasters: casterHistory(desk, draft),
  };
}

function onAir(desk: Desk, live: Scene | null): Desk {
  if (isSameScene(desk.live, live)) return desk;
  const past = [...desk.past, desk.live].slice(-maxTakes);
  return { ...desk, live, revision: desk.revision + 1, past, future: [] };
}

function save(desk: Desk, seen: Scene, scene: Scene, by: string): DeskAnswer & { unseen?: ScenePath[] } {
  const merged = mergeScenes(seen, scene, desk.draft);
  if (merged.conflicts) return { error: 'conflict', paths: merged.conflicts };
  const draft = sceneOf(merged.scene);
  if (!draft) return { error: 'scoreImpossible', path: 'bestOf' };
  return { desk: withDraft(desk, draft, by), unseen: merged.unseen };
}

type Take = Extract<DeskCommand, { type: 'take' }>;

function take(desk: Desk, { seen, scene, winner }: Take, by: string): DeskAnswer {
  if (!seen || !scene) return takeDraft(desk, winner, by);
  const saved = save(desk, seen, scene, by);
  if (saved.error !== undefined) return saved;
  const { live } = desk;
  const isOnAir = (path: ScenePath) =>
    live !== null && JSON.stringify(valueAt(saved.desk.draft, path)) === JSON.stringify(valueAt(live, path));
  // Battle marks, and values already on air such as a score just added, need no second look.
  const unseen = saved.unseen?.filter((path) => !path.endsWith('.battle') && !isOnAir(path)) ?? [];
  if (unseen.length > 0) return { error: 'unseen', paths: unseen };
  return takeDraft(saved.desk, winner, by);
}

function takeDraft(desk: Desk, winner: SideNumber | undefined, by: string): DeskAnswer {
  const isUndecided = desk.draft.kind === 'winner' && !winnerOf(desk.draft);
  if (isUndecided && winner !== 1 && winner !== 2) return { error: 'noWinner' };
  const draft = isUndecided && winner ? wonBy(desk.draft, winner) : desk.draft;
  if (isSameScene(desk.live, draft)) return { error: 'nothingNew' };
  return { desk: onAir(withDraft(desk, draft, by), draft) };
}

const playersOf = ({ sides }: Scene) => sides.map(({ player, teamSheetId }) => `${player}\n${teamSheetId}`);

function live(desk: Desk, command: SceneCommand, by: string): DeskAnswer {
  if (!desk.live) return { error: 'nothingLive' };
  if (command?.type === 'nextMatch') return { error: 'wrongCommand' };
  const answer = apply(desk.live, command);
  if (answer.error !== undefined) return answer;
  if (command.type === 'edit' && answer.scene.kind === 'winner' && !winnerOf(answer.scene))
    return { error: 'noWinner' };
  const changed = onAir(desk, answer.scene);
  const draft = draftAfter(desk.draft, desk.live, answer.scene, command);
  return { desk: draft ? withDraft(changed, draft, by) : changed };
}

/** The draft follows: entirely if it equals the live scene, else its equal fields and the player's score. */
function draftAfter(draft: Scene, from: Scene, to: Scene, command: SceneCommand): Scene | undefined {
  if (isSameScene(draft, from)) return to;
  switch (command.type) {
    case 'edit':
    case 'seat':
    case 'mark':
      return draftFollowing(draft, from, to);
    case 'score': {
      const at = command.side - 1;
      if (playersOf(draft)[at] !== playersOf(from)[at]) return undefined;
      const scored = apply(draft, command);
      return scored.error === undefined ? scored.scene : undefined;
    }
    default:
      return undefined;
  }
}

/** Keeps the draft's kind, because another match starts with its own. */
function draftFollowing(draft: Scene, from: Scene, to: Scene): Scene | undefined {
  const isSamePlayer = playersOf(draft).map((player, at) => player === playersOf(from)[at]);
  const paths = differences(from, to).filter((path) => {
    const [, at, ofSide] = path.split('.');
    if (path === 'kind' || (at !== undefined && !isSamePlayer[Number(at)])) return false;
    return (
      ofSide === 'score' ||
      ofSide === 'battle' ||
      JSON.stringify(valueAt(draft, path)) === JSON.stringify(valueAt(from, path))
    );
  });
  return sceneOf(withFieldsOf(draft, to, paths));
}

/** The draft follows an undo within one match, but stays after an undone take so it can be taken again. */
function step(desk: Desk, to: 'undo' | 'redo', by: string): DeskAnswer {
  const from = to === 'undo' ? desk.past : desk.future;
  const scene = from.at(-1);
  if (scene === undefined) return { error: to === 'undo' ? 'nothingToUndo' : 'nothingToRedo' };
  const rest = from.slice(0, -1);
  const moved: Desk = {
    ...desk,
    live: scene,
    revision: desk.revision + 1,
    past: to === 'undo' ? rest : [...desk.past, desk.live],
    future: to === 'undo' ? [...desk.future, desk.live] : rest,
  };
  const follows =
    scene !== null &&
    desk.live !== null &&
    isSameScene(desk.draft, desk.live) &&
    differences(scene, desk.live).every((path) => path.startsWith('sides.')) &&
    playersOf(scene).sort().join() === playersOf(desk.live).sort().join();
  return { desk: follows ? withDraft(moved, scene, by) : moved };
}

/** Never throws, even for commands the types don't allow. */
export function operate(desk: Desk, command: DeskCommand, by: string): DeskAnswer {
  if ('revision' in command && command.revision !== undefined && command.revision !== desk.revision)
    return { error: 'moved' };
  const expectedDraft = 'draftRevision' in command ? command.draftRevision : undefined;
  if (expectedDraft !== undefined && expectedDraft !== desk.draftRevision) return { error: 'moved' };
  switch (command.type) {
    case 'save':
      return save(desk, command.seen, command.scene, by);
    case 'take':
      return take(desk, command, by);
    case 'draft': {
      const answer = apply(desk.draft, command.command);
      return answer.error === undefined ? { desk: withDraft(desk, answer.scene, by) } : answer;
    }
    case 'live':
      return live(desk, command.command, by);
    case 'undo':
    case 'redo':
      return step(desk, command.type, by);
    case 'offAir':
      return { desk: onAir(desk, null) };
    default:
      return { error: 'wrongCommand' };
  }
}

const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0);
const scenes = (value: unknown) =>
  (Array.isArray(value) ? value : [])
    .map((one) => (one === null ? null : sceneOf(one)))
    .filter((one) => one !== undefined)
    .slice(-maxTakes);

export function deskOf(stored: unknown): Desk {
  const fields = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const draft = sceneOf(fields.draft) ?? blankScene;
  const knownCasters = (Array.isArray(fields.knownCasters) ? fields.knownCasters : [])
    .slice(0, maxKnownCasters)
    .flatMap((one) => sceneOf({ ...blankScene, casters: [one] })?.casters ?? []);
  return {
    draft,
    draftRevision: count(fields.draftRevision),
    draftBy: typeof fields.draftBy === 'string' ? fields.draftBy.slice(0, max.player * 8) : '',
    live: sceneOf(fields.live) ?? null,
    revision: count(fields.revision),
    past: scenes(fields.past),
    future: scenes(fields.future),
    knownCasters,
  };
}
