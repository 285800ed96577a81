import { roundPresets } from '~/broadcast/round';
import { sceneKinds } from '~/broadcast/scene';
import { type ControlAct, sentenceOf } from './control-act';

type Schema = Readonly<Record<string, unknown>>;
interface Taken {
  /** What the act cannot do without. */
  needs?: readonly (keyof typeof shapes)[];
  /** What it can do without. */
  takes?: readonly (keyof typeof shapes)[];
  /** Of these at least one. */
  oneOf?: readonly (keyof typeof shapes)[];
  /** Where it acts if nothing is said, and whether the other place can be named. */
  acts: 'live' | 'draft';
  canChoose?: true;
}

const whole: Schema = { type: 'integer' };
const words: Schema = { type: 'string' };

/** Each value as JSON Schema; its sentence is the one of whoever sent another value. */
const shapes = {
  side: { enum: [1, 2] },
  by: { ...whole, default: 1 },
  score1: { ...whole, minimum: 0, maximum: 3 },
  score2: { ...whole, minimum: 0, maximum: 3 },
  pokemon: { anyOf: [{ ...whole, minimum: 1, maximum: 6 }, words] },
  to: { enum: ['on', 'off', 'toggle'], default: 'on' },
  region: words,
  handle: words,
  record: words,
  seed: { anyOf: [{ ...whole, minimum: 1, maximum: 999 }, { enum: [''] }] },
  kind: { enum: sceneKinds },
  minutes: { ...whole, minimum: 0, maximum: 1440 },
  at: words,
  endsAt: { type: 'string', format: 'date-time' },
  team: words,
  name: words,
  round: { enum: [...roundPresets, 'none'] },
  number: { ...whole, minimum: 1, maximum: 20 },
  ja: words,
  en: words,
  matches: words,
  winner: { enum: [1, 2] },
  on: { enum: ['live', 'draft'] },
  revision: whole,
  draftRevision: whole,
} as const satisfies Record<string, Schema>;

const mark: Taken = { acts: 'live', needs: ['side', 'pokemon'], takes: ['to'] };

const taken: Record<ControlAct, Taken> = {
  score: { acts: 'live', canChoose: true, needs: ['side'], takes: ['by'] },
  'set-score': { acts: 'live', canChoose: true, oneOf: ['score1', 'score2'] },
  'reset-score': { acts: 'live', canChoose: true },
  came: mark,
  down: mark,
  tera: mark,
  mega: mark,
  about: { acts: 'live', canChoose: true, needs: ['side'], oneOf: ['region', 'handle', 'record', 'seed'] },
  swap: { acts: 'live', canChoose: true },
  kind: { acts: 'live', canChoose: true, needs: ['kind'] },
  countdown: { acts: 'live', canChoose: true, oneOf: ['minutes', 'at', 'endsAt'] },
  player: { acts: 'draft', canChoose: true, needs: ['side'], oneOf: ['team', 'name'] },
  round: { acts: 'draft', canChoose: true, oneOf: ['round', 'ja', 'en'], takes: ['number'] },
  next: { acts: 'draft' },
  'up-next': { acts: 'draft', canChoose: true, needs: ['matches'] },
  take: { acts: 'draft', takes: ['winner'] },
  undo: { acts: 'live' },
  redo: { acts: 'live' },
  off: { acts: 'live' },
};

/** What an act is sent, by the names of the values: first what it needs. */
export function valuesOfAct(act: ControlAct): (keyof typeof shapes)[] {
  const { acts, canChoose, needs = [], takes = [], oneOf = [] } = taken[act];
  const revision = acts === 'live' ? 'revision' : 'draftRevision';
  const seen = canChoose ? (['on', 'revision', 'draftRevision'] as const) : ([revision] as const);
  return [...needs, ...oneOf, ...takes, ...seen];
}

/** The body of an act as JSON Schema: what control-act.ts reads. */
export function schemaOfAct(act: ControlAct): Schema {
  const { acts, needs = [], oneOf = [] } = taken[act];
  return {
    type: 'object',
    properties: Object.fromEntries(
      valuesOfAct(act).map((name) => [
        name,
        { ...shapes[name], ...(name === 'on' && { default: acts }), description: sentenceOf(name) },
      ]),
    ),
    ...(needs.length > 0 && { required: needs }),
    ...(oneOf.length > 0 && { anyOf: oneOf.map((name) => ({ required: [name] })) }),
  };
}
