import { roundPresets } from '~/broadcast/round';
import { sceneKinds } from '~/broadcast/scene';
import { type ControlAct, sentenceOf } from './control-act';

type Schema = Readonly<Record<string, unknown>>;
interface ActSpec {
  needs?: readonly (keyof typeof shapes)[];
  takes?: readonly (keyof typeof shapes)[];
  oneOf?: readonly (keyof typeof shapes)[];
  /** Default target. `canChoose` allows `on` to name the other one. */
  acts: 'live' | 'draft';
  canChoose?: true;
}

const whole: Schema = { type: 'integer' };
const words: Schema = { type: 'string' };

/** JSON Schema of each parameter. Descriptions are the sentences of its error. */
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

const mark: ActSpec = { acts: 'live', needs: ['side', 'pokemon'], takes: ['to'] };

const actSpecs: Record<ControlAct, ActSpec> = {
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

export function valuesOfAct(act: ControlAct): (keyof typeof shapes)[] {
  const { acts, canChoose, needs = [], takes = [], oneOf = [] } = actSpecs[act];
  const revision = acts === 'live' ? 'revision' : 'draftRevision';
  const seen = canChoose ? (['on', 'revision', 'draftRevision'] as const) : ([revision] as const);
  return [...needs, ...oneOf, ...takes, ...seen];
}

export function schemaOfAct(act: ControlAct): Schema {
  const { acts, needs = [], oneOf = [] } = actSpecs[act];
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
