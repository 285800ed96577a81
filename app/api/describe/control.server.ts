import type { z } from 'zod';
import { type ControlAct, controlActNames } from '~/broadcast-desk/control/control-act';
import { schemaOfAct } from '~/broadcast-desk/control/control-values';
import { controlProblems, type ProblemCode } from '~/broadcast-desk/control/problem';
import { controlAnswerShape, controlStateShape } from '../shapes/control';
import { type Json, refOf, responsesOf } from './json';

const root = '/groups/{groupId}/broadcast';
const groupId = { name: 'groupId', in: 'path', required: true, schema: { type: 'string' } };
const stream = {
  name: 'stream',
  in: 'query',
  required: false,
  schema: { enum: ['1', '2'], default: '1' },
  description: 'The stream that the token was made for.',
};
const commonProblems: readonly ProblemCode[] = [
  'authenticationRequired',
  'scopeMissing',
  'notFound',
  'tooMany',
  'unavailable',
];

const actProblems: readonly ProblemCode[] = [
  'wrongBody',
  'wrongValue',
  'scoreImpossible',
  'tooManyCame',
  'moved',
  'noWinner',
  'nothingLive',
  'nothingToUndo',
  'nothingToRedo',
];

const responsesWith = (shape: z.ZodType, problems: readonly ProblemCode[]): Json => ({
  200: { description: 'The answer', content: { 'application/json': { schema: refOf(shape) } } },
  ...responsesOf(problems.map((name) => ({ name, ...controlProblems[name] }))),
});

/** Describes the control API for programs. docs/control.md explains it to people. */
export function describeControl(): Record<string, Json> {
  const common = { security: [{ groupToken: [] }], 'x-scope': 'broadcast' };
  const state = {
    operationId: 'getBroadcast',
    summary: 'What is on air, the draft, and the revisions of both',
    parameters: [groupId, stream, { name: 'If-None-Match', in: 'header', schema: { type: 'string' } }],
    ...common,
    responses: { ...responsesWith(controlStateShape, commonProblems), 304: { description: 'You have it.' } },
  };
  const acts = controlActNames.map((act): [string, Json] => [
    `${root}/${act}`,
    { post: operationOf(act, common) },
  ]);
  return { [`${root}/state`]: { get: state }, ...Object.fromEntries(acts) };
}

const summaries: Record<ControlAct, string> = {
  score: 'Adds games to a side’s score',
  swap: 'Changes the seats of both sides',
  came: 'Marks a Pokémon that came',
  down: 'Marks a Pokémon that is down',
  tera: 'Marks who used Terastallization',
  mega: 'Marks who used Mega Evolution',
  take: 'Puts the draft on air',
  undo: 'Takes the last change on air back',
  redo: 'Does again what was taken back',
  off: 'Takes everything off air',
  'set-score': 'Sets the score of one side or both',
  about: 'Says more of a player',
  'reset-score': 'Sets the score to 0–0',
  kind: 'Chooses the kind of scene',
  next: 'Seats the next match of the list',
  'up-next': 'Replaces the list of matches',
  countdown: 'Begins or ends the countdown',
  round: 'Says which round is played',
  player: 'Seats a team or a guest',
};

const operationIdOf = (act: ControlAct) =>
  `control-${act}`.replace(/-(\w)/g, (_, first: string) => first.toUpperCase());

function operationOf(act: ControlAct, common: Json): Json {
  const schema = schemaOfAct(act);
  const required = 'required' in schema || 'anyOf' in schema;
  const types = ['application/json', 'application/x-www-form-urlencoded'];
  return {
    operationId: operationIdOf(act),
    summary: summaries[act],
    parameters: [groupId, stream],
    ...common,
    requestBody: { required, content: Object.fromEntries(types.map((type) => [type, { schema }])) },
    responses: responsesWith(controlAnswerShape, [...commonProblems, ...actProblems]),
  };
}
