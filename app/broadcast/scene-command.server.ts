import { z } from 'zod';
import {
  blankSide,
  hasNewPlayer,
  impossibleScoreOf,
  type Scene,
  type ScenePath,
  type Side,
  type SideNumber,
} from './scene';
import { changesSchema } from './scene-schema.server';

export type SceneCommand =
  | { type: 'edit'; changes: SceneChanges }
  | { type: 'score'; side: SideNumber; by: number }
  | { type: 'swap' }
  | { type: 'nextMatch' }
  /** Somebody takes a seat, or nobody: whoever sits there already keeps the score. */
  | { type: 'seat'; side: SideNumber; player: string; team: SeatedTeam | null };

export interface SeatedTeam {
  id: string;
  tournamentId: string;
}

export interface SceneChanges extends Partial<Omit<Scene, 'sides'>> {
  sides?: readonly [Partial<Side>, Partial<Side>];
}

export interface SceneError {
  error: 'wrongCommand' | 'wrongValue' | 'scoreImpossible';
  path?: ScenePath;
}
export type SceneAnswer = { scene: Scene; error?: undefined } | SceneError;

const commandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('edit'), changes: z.unknown().optional() }),
  z.object({
    type: z.literal('score'),
    side: z.literal([1, 2]),
    by: z.number().refine((games) => Number.isInteger(games)),
  }),
  z.object({ type: z.literal('swap') }),
  z.object({ type: z.literal('nextMatch') }),
  z.object({
    type: z.literal('seat'),
    side: z.literal([1, 2]),
    player: z.string(),
    team: z.object({ id: z.string(), tournamentId: z.string() }).nullable(),
  }),
]);

function checked(scene: Scene): SceneAnswer {
  const path = impossibleScoreOf(scene);
  return path ? { error: 'scoreImpossible', path } : { scene };
}

/** Of all that is wrong the first, and where it is the whole that is wrong, that whole. */
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

const given = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as T;

function edit(scene: Scene, changes: unknown): SceneAnswer {
  const parsed = changesSchema.safeParse(changes);
  if (!parsed.success) return { error: 'wrongValue', path: pathOf(parsed.error.issues) };
  const { sides = [], ...show } = parsed.data;
  const side = (at: 0 | 1): Side => ({ ...scene.sides[at], ...given(sides[at] ?? {}) });
  const changed: Scene['sides'] = [side(0), side(1)];
  const isNew = hasNewPlayer(scene.sides, changed);
  const scored = (one: Side, at: 0 | 1): Side =>
    isNew && sides[at]?.score === undefined ? { ...one, score: 0 } : one;
  return checked({ ...scene, ...given(show), sides: [scored(changed[0], 0), scored(changed[1], 1)] });
}

/** The two change seats; a side's color stays where it is. */
const swapped = ([first, second]: Scene['sides']): Scene['sides'] => [
  { ...second, color: first.color },
  { ...first, color: second.color },
];
const cleared = ({ color }: Side): Side => ({ ...blankSide, color });

/** A team is of the scene's tournament, or brings its own where there is none. */
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
  const seated = { player, teamSheetId, ...(player ? {} : { score: 0 }) };
  const tournamentId = scene.tournamentId ?? team?.tournamentId ?? null;
  return edit(scene, { tournamentId, sides: at === 0 ? [seated, {}] : [{}, seated] });
}

/** Total: a wrong command, also one that no type allows, gives an error. */
export function apply(scene: Scene, command: SceneCommand): SceneAnswer {
  const parsed = commandSchema.safeParse(command);
  if (!parsed.success) return { error: 'wrongCommand' };
  const [first, second] = scene.sides;
  switch (parsed.data.type) {
    case 'edit':
      return edit(scene, parsed.data.changes);
    case 'score': {
      const { side, by } = parsed.data;
      const scored = (one: Side, number: SideNumber) =>
        number === side ? { ...one, score: one.score + by } : one;
      return checked({ ...scene, sides: [scored(first, 1), scored(second, 2)] });
    }
    case 'swap':
      return { scene: { ...scene, sides: swapped(scene.sides) } };
    case 'seat':
      return seat(scene, parsed.data);
    case 'nextMatch':
      return { scene: { ...scene, kind: 'versus', sides: [cleared(first), cleared(second)] } };
  }
}
