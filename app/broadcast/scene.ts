import { isId } from '~/db/ids';
import { countCharacters, plainText } from '~/text/text';
import { mostRounds, type Round, roundPresets } from './round';

export const sceneKinds = [
  'startingSoon',
  'versus',
  'match',
  'teams',
  'standings',
  'winner',
  'break',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

export const languageModes = ['ja', 'en', 'both'] as const;
export type LanguageMode = (typeof languageModes)[number];

export const bestOfs = [1, 3, 5] as const;
export type BestOf = (typeof bestOfs)[number];

/** Which of the two players, counted as people do. */
export type SideNumber = 1 | 2;

export interface Side {
  /** As it is written on air; empty while nobody is chosen. */
  player: string;
  score: number;
  /** The player's team; what of it is shown is decided when the scene goes out. */
  teamSheetId: string | null;
  /** `#rrggbb`, or null for the theme's own. */
  color: string | null;
}

export interface Caster {
  name: string;
  /** An X account or the like, with its sign: `@haruka_vgc`. */
  handle: string;
}

/** What is on air, or will be. Never broken: every value below holds what its field allows. */
export interface Scene {
  kind: SceneKind;
  tournamentId: string | null;
  round: Round | null;
  bestOf: BestOf;
  sides: readonly [Side, Side];
  casters: readonly Caster[];
  ticker: readonly string[];
  /** Until when something is counted down: an ISO instant in UTC. */
  countdownEndsAt: string | null;
  language: LanguageMode;
}

/** What may be said to a scene. */
export type SceneCommand =
  | { type: 'edit'; changes: SceneChanges }
  | { type: 'score'; side: SideNumber; by: number }
  | { type: 'swap' }
  /** The same show, the next two players. */
  | { type: 'nextMatch' };

export interface SceneChanges extends Partial<Omit<Scene, 'sides'>> {
  sides?: readonly [Partial<Side>, Partial<Side>];
}

/** Where a value is that cannot be: a field of the scene; `sides.0.player` for one of a side. */
export type ScenePath = keyof Scene | `sides.${0 | 1}.${keyof Side}`;
export interface SceneError {
  error: 'wrongCommand' | 'wrongValue' | 'scoreImpossible';
  path?: ScenePath;
}
export type SceneAnswer = { scene: Scene; error?: undefined } | SceneError;

export const most = {
  player: 16,
  round: 24,
  casters: 4,
  caster: 20,
  handle: 30,
  tickerLines: 8,
  tickerLine: 80,
} as const;

const blankSide: Side = { player: '', score: 0, teamSheetId: null, color: null };
export const blankScene: Scene = {
  kind: 'startingSoon',
  tournamentId: null,
  round: null,
  bestOf: 3,
  sides: [blankSide, blankSide],
  casters: [],
  ticker: [],
  countdownEndsAt: null,
  language: 'both',
};

/** Games that win a match. */
export const winsNeeded = (bestOf: BestOf): number => (bestOf + 1) / 2;

/** The side that has won, once one has. */
export const winnerOf = ({
  sides,
  bestOf,
}: Pick<Scene, 'bestOf'> & { sides: readonly { score: number }[] }) =>
  sides.findIndex(({ score }) => score >= winsNeeded(bestOf)) + 1 || undefined;

type Parser<T> = (given: unknown) => T | undefined;
const record = (given: unknown) =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Record<string, unknown>)
    : undefined;
const oneOf =
  <T>(choices: readonly T[]): Parser<T> =>
  (given) =>
    choices.find((choice) => choice === given);
const line =
  (longest: number): Parser<string> =>
  (given) => {
    if (typeof given !== 'string' || given.length > longest * 8) return undefined;
    const plain = plainText(given);
    return countCharacters(plain) > longest ? undefined : plain;
  };
const orNull =
  <T>(parse: Parser<T>): Parser<T | null> =>
  (given) =>
    given === null ? null : parse(given);
const listOf =
  <T>(parse: Parser<T>, longest: number, isBlank: (item: T) => boolean): Parser<T[]> =>
  (given) => {
    if (!Array.isArray(given) || given.length > longest) return undefined;
    const items = given.map(parse);
    return items.every((item) => item !== undefined) ? items.filter((item) => !isBlank(item)) : undefined;
  };
/** All of an object's fields and no others, or with `partly` some of them. */
function fieldsOf<T extends object>(parsers: { [K in keyof T]: Parser<T[K]> }) {
  return (given: unknown, partly = false): { value: Partial<T> } | { wrong: keyof T | undefined } => {
    const known = record(given);
    if (!known || Object.keys(known).some((key) => !Object.hasOwn(parsers, key))) return { wrong: undefined };
    const value: Partial<T> = {};
    for (const key of Object.keys(parsers) as (keyof T & string)[]) {
      if (partly && known[key] === undefined) continue;
      const parsed = parsers[key](known[key]);
      if (parsed === undefined) return { wrong: key };
      value[key] = parsed;
    }
    return { value };
  };
}
const whole =
  <T extends object>(fields: ReturnType<typeof fieldsOf<T>>): Parser<T> =>
  (given) => {
    const parsed = fields(given);
    return 'value' in parsed ? (parsed.value as T) : undefined;
  };

const id: Parser<string> = (given) => (typeof given === 'string' && isId(given) ? given : undefined);
const instant: Parser<string> = (given) => {
  const at = typeof given === 'string' && given.length < 40 ? Date.parse(given) : Number.NaN;
  return at >= 0 && at < 4e12 ? new Date(at).toISOString() : undefined;
};
const round: Parser<Round> = (given) => {
  const known = record(given);
  if (!known) return undefined;
  if (!('preset' in known)) {
    const [ja, en] = [line(most.round)(known.ja), line(most.round)(known.en)];
    return ja !== undefined && en !== undefined && (ja || en) ? { ja, en } : undefined;
  }
  const preset = oneOf(roundPresets)(known.preset);
  if (preset !== 'round') return preset && { preset };
  const number = Number.isInteger(known.number) ? Number(known.number) : 0;
  return number >= 1 && number <= mostRounds ? { preset, number } : undefined;
};

const sideFields = fieldsOf<Side>({
  player: line(most.player),
  score: oneOf([0, 1, 2, 3]),
  teamSheetId: orNull(id),
  color: orNull((given) => (typeof given === 'string' && /^#[0-9a-f]{6}$/.test(given) ? given : undefined)),
});
const casterFields = fieldsOf<Caster>({ name: line(most.caster), handle: line(most.handle) });
const showFields = fieldsOf<Omit<Scene, 'sides'>>({
  kind: oneOf(sceneKinds),
  tournamentId: orNull(id),
  round: orNull(round),
  bestOf: oneOf(bestOfs),
  casters: listOf(whole(casterFields), most.casters, ({ name, handle }) => !name && !handle),
  ticker: listOf(line(most.tickerLine), most.tickerLines, (text) => !text),
  countdownEndsAt: orNull(instant),
  language: oneOf(languageModes),
});

/** A match may be decided once, and no side wins more games than that takes. */
function scoreError({ bestOf, sides }: Scene): SceneError | undefined {
  const at = sides.findIndex(({ score }) => score < 0 || score > winsNeeded(bestOf));
  if (at >= 0) return { error: 'scoreImpossible', path: `sides.${at as 0 | 1}.score` };
  return sides[0].score + sides[1].score > bestOf
    ? { error: 'scoreImpossible', path: 'sides.1.score' }
    : undefined;
}

const checked = (scene: Scene): SceneAnswer => scoreError(scene) ?? { scene };

/** A scene out of anything that was stored or sent: all of it right, or undefined. */
export function sceneOf(given: unknown): Scene | undefined {
  const known = record(given);
  if (!known || !Array.isArray(known.sides) || known.sides.length !== 2) return undefined;
  const { sides, ...rest } = known;
  const show = showFields(rest);
  const [first, second] = (sides as unknown[]).map(whole(sideFields));
  if (!('value' in show) || !first || !second) return undefined;
  const scene = { ...show.value, sides: [first, second] } as Scene;
  return scoreError(scene) ? undefined : scene;
}

function edit(scene: Scene, changes: unknown): SceneAnswer {
  const { sides: given, ...rest } = record(changes) ?? { wrong: true };
  const show = showFields(rest, true);
  if ('wrong' in show) return { error: 'wrongValue', path: show.wrong };
  if (given !== undefined && !(Array.isArray(given) && given.length === 2))
    return { error: 'wrongValue', path: 'sides' };
  const sides = [...scene.sides];
  for (const at of [0, 1] as const) {
    const side = sideFields((given as unknown[] | undefined)?.[at] ?? {}, true);
    if ('wrong' in side)
      return { error: 'wrongValue', path: side.wrong ? `sides.${at}.${side.wrong}` : 'sides' };
    sides[at] = { ...scene.sides[at], ...side.value };
  }
  return checked({ ...scene, ...show.value, sides: sides as [Side, Side] });
}

/** The two change seats; a side's color stays where it is. */
const swapped = ([first, second]: Scene['sides']): Scene['sides'] => [
  { ...second, color: first.color },
  { ...first, color: second.color },
];
const cleared = ({ color }: Side): Side => ({ ...blankSide, color });

/** The scene after a command. Total: a wrong command, also one that no type allows, gives an error. */
export function apply(scene: Scene, command: SceneCommand): SceneAnswer {
  switch (record(command)?.type) {
    case 'edit':
      return edit(scene, (command as { changes: unknown }).changes);
    case 'score': {
      const { side, by } = command as { side: unknown; by: unknown };
      if ((side !== 1 && side !== 2) || !Number.isInteger(by)) return { error: 'wrongCommand' };
      const at = side === 1 ? 0 : 1;
      const score = scene.sides[at].score + Number(by);
      const sides = scene.sides.map((one, other) => (other === at ? { ...one, score } : one));
      return checked({ ...scene, sides: sides as [Side, Side] });
    }
    case 'swap':
      return { scene: { ...scene, sides: swapped(scene.sides) } };
    case 'nextMatch':
      return {
        scene: { ...scene, kind: 'versus', sides: [cleared(scene.sides[0]), cleared(scene.sides[1])] },
      };
    default:
      return { error: 'wrongCommand' };
  }
}
