import { z } from 'zod';
import { lazy } from '~/memory/lazy';
import { type BattleMark, marks, withMark } from './battle';
import {
  type About,
  aboutFields,
  blankAbout,
  blankSide,
  hasNewPlayer,
  impossibleScoreOf,
  isSamePlayer,
  type Scene,
  type ScenePath,
  type Side,
  type SideNumber,
  withBattleOf,
} from './scene';
import { changesSchema } from './scene-schema.server';

export type SceneCommand =
  | { type: 'edit'; changes: SceneChanges }
  | { type: 'score'; side: SideNumber; by: number }
  | { type: 'swap' }
  | { type: 'mark'; mark: BattleMark; side: SideNumber; slot: number; on?: boolean }
  /** `teams` were looked up for `players`, and are dropped if the list has changed since. */
  | {
      type: 'nextMatch';
      players?: readonly [string, string];
      teams?: readonly [SeatedTeam | null, SeatedTeam | null];
    }
  | { type: 'seat'; side: SideNumber; player: string; team: SeatedTeam | null };

export interface SeatedTeam {
  id: string;
  tournamentId: string;
  record?: string;
  seed?: number;
}

export interface SceneChanges extends Partial<Omit<Scene, 'sides'>> {
  sides?: readonly [Partial<Side>, Partial<Side>];
}

export interface SceneError {
  error: 'wrongCommand' | 'wrongValue' | 'scoreImpossible' | 'tooManyCame';
  path?: ScenePath;
}
export type SceneAnswer = { scene: Scene; error?: undefined } | SceneError;

const team = lazy(() =>
  z.object({
    id: z.string(),
    tournamentId: z.string(),
    record: z.string().optional(),
    seed: z.number().optional(),
  }),
);
const commandSchema = lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('edit'), changes: z.unknown().optional() }),
    z.object({
      type: z.literal('score'),
      side: z.literal([1, 2]),
      by: z.number().refine((games) => Number.isInteger(games)),
    }),
    z.object({ type: z.literal('swap') }),
    z.object({
      type: z.literal('mark'),
      mark: z.enum(marks),
      side: z.literal([1, 2]),
      slot: z.literal([0, 1, 2, 3, 4, 5]),
      on: z.boolean().optional(),
    }),
    z.object({
      type: z.literal('nextMatch'),
      players: z.tuple([z.string(), z.string()]).optional(),
      teams: z.tuple([team().nullable(), team().nullable()]).optional(),
    }),
    z.object({
      type: z.literal('seat'),
      side: z.literal([1, 2]),
      player: z.string(),
      team: team().nullable(),
    }),
  ]),
);

function withPossibleScore(scene: Scene): SceneAnswer {
  const path = impossibleScoreOf(scene);
  return path ? { error: 'scoreImpossible', path } : { scene };
}

/** Path of the first issue, widened to the enclosing value if that has an issue too. */
function pathOf(issues: readonly z.core.$ZodIssue[]): ScenePath | undefined {
  const first = issues[0]?.path ?? [];
  const around = issues.filter(({ path }) => path.every((step, at) => step === first[at]));
  const [field, at, ofSide] = around.reduce((path, issue) => {
    return issue.path.length < path.length ? issue.path : path;
  }, first);
  return (
    field === 'sides' && ofSide !== undefined ? `sides.${String(at)}.${String(ofSide)}` : field
  ) as ScenePath;
}

const definedOnly = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as T;

const pick = (side: Partial<Side>) =>
  Object.fromEntries(aboutFields.map((field) => [field, side[field]])) as Partial<About>;

function edit(scene: Scene, changes: unknown): SceneAnswer {
  const parsed = changesSchema().safeParse(changes);
  if (!parsed.success) return { error: 'wrongValue', path: pathOf(parsed.error.issues) };
  const { sides = [], ...show } = parsed.data;
  const side = (at: 0 | 1): Side => ({ ...scene.sides[at], ...definedOnly(sides[at] ?? {}) });
  const changed: Scene['sides'] = [side(0), side(1)];
  const isNew = hasNewPlayer(scene.sides, changed);
  const scored = (one: Side, at: 0 | 1): Side => ({
    ...one,
    ...(isNew && sides[at]?.score === undefined && { score: 0 }),
    ...(!isSamePlayer(one, scene.sides[at]) && { ...blankAbout, ...definedOnly(pick(sides[at] ?? {})) }),
  });
  const edited = {
    ...scene,
    ...definedOnly(show),
    sides: [scored(changed[0], 0), scored(changed[1], 1)] as const,
  };
  return withPossibleScore(withBattleOf(scene, edited));
}

/** Colors belong to seats and stay. */
const swapSides = ([first, second]: Scene['sides']): Scene['sides'] => [
  { ...second, color: first.color },
  { ...first, color: second.color },
];
const clearSide = ({ color }: Side): Side => ({ ...blankSide, color });

const knownOf = (team: SeatedTeam | null): Partial<About> =>
  definedOnly({ record: team?.record, seed: team?.seed });

/** Rejects teams of another tournament. A scene without one takes over the team's. */
function seat(
  scene: Scene,
  { side, player, team }: { side: SideNumber; player: string; team: SeatedTeam | null },
) {
  const at = (side - 1) as 0 | 1;
  if (team && scene.tournamentId && scene.tournamentId !== team.tournamentId)
    return { error: 'wrongValue', path: `sides.${at}.teamSheetId` } as const;
  const before = scene.sides[at];
  const teamSheetId = team?.id ?? null;
  if (before.player === player && before.teamSheetId === teamSheetId) return { scene };
  const seated = { player, teamSheetId, ...knownOf(team), ...(player ? {} : { score: 0 }) };
  const tournamentId = scene.tournamentId ?? team?.tournamentId ?? null;
  return edit(scene, { tournamentId, sides: at === 0 ? [seated, {}] : [{}, seated] });
}

function mark(
  scene: Scene,
  { mark, side, slot, on }: Omit<Extract<SceneCommand, { type: 'mark' }>, 'type'>,
): SceneAnswer {
  const at = (side - 1) as 0 | 1;
  const before = scene.sides[at];
  if (!before.teamSheetId) return { error: 'wrongValue', path: `sides.${at}.battle` };
  const battle = withMark(before.battle, mark, slot, on);
  if (battle === undefined) return { error: 'tooManyCame', path: `sides.${at}.battle` };
  const marked = { ...before, battle };
  return { scene: { ...scene, sides: at === 0 ? [marked, scene.sides[1]] : [scene.sides[0], marked] } };
}

function nextMatch(
  scene: Scene,
  { players = ['', ''], teams = [null, null] }: Omit<Extract<SceneCommand, { type: 'nextMatch' }>, 'type'>,
): SceneAnswer {
  const [next, ...upNext] = scene.upNext;
  const isFound = players.join('\n') === next?.players.join('\n');
  const seated = (at: 0 | 1): Side => {
    const candidate = isFound ? teams[at] : null;
    const team = candidate && candidate.tournamentId === scene.tournamentId ? candidate : null;
    const player = next?.players[at] ?? '';
    return { ...clearSide(scene.sides[at]), player, teamSheetId: team?.id ?? null, ...knownOf(team) };
  };
  const sides: Scene['sides'] = [seated(0), seated(1)];
  return { scene: { ...scene, kind: 'versus', round: next?.round ?? scene.round, sides, upNext } };
}

/** Never throws, even for commands the types don't allow. */
export function apply(scene: Scene, command: SceneCommand): SceneAnswer {
  const parsed = commandSchema().safeParse(command);
  if (!parsed.success) return { error: 'wrongCommand' };
  const [first, second] = scene.sides;
  switch (parsed.data.type) {
    case 'edit':
      return edit(scene, parsed.data.changes);
    case 'score': {
      const { side, by } = parsed.data;
      const scored = (one: Side, number: SideNumber) =>
        number === side ? { ...one, score: one.score + by } : one;
      return withPossibleScore(
        withBattleOf(scene, { ...scene, sides: [scored(first, 1), scored(second, 2)] }),
      );
    }
    case 'swap':
      return { scene: { ...scene, sides: swapSides(scene.sides) } };
    case 'mark':
      return mark(scene, parsed.data);
    case 'seat':
      return seat(scene, parsed.data);
    case 'nextMatch':
      return nextMatch(scene, parsed.data);
  }
}
