import { type BattleMark, marks } from './battle';
import type { DeskCommand } from './desk';
import type { SideNumber } from './scene';
import type { SceneCommand } from './scene-command.server';

export type Given = Record<string, unknown>;

export interface Wrong {
  wrong: string;
}
export const isWrong = (read: object): read is Wrong => 'wrong' in read;

export const wholeNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
};

export function sideOf(value: unknown): SideNumber | undefined {
  const side = wholeNumber(value);
  return side === 1 || side === 2 ? side : undefined;
}

function optionalNumber<Name extends string>(input: Given, name: Name): { [K in Name]?: number } | Wrong {
  const value = input[name];
  if (value === undefined || value === null || (typeof value === 'string' && !value.trim()))
    return {} as { [K in Name]?: number };
  const number = wholeNumber(value);
  return number === undefined ? { wrong: name } : ({ [name]: number } as { [K in Name]?: number });
}

/** Parsers by last path segment. Acts apply on air, or to the draft with `on=draft`. */
export const acts = {
  score(input) {
    const [side, by] = [sideOf(input.side), wholeNumber(input.by ?? 1)];
    if (side === undefined) return { wrong: 'side' };
    if (by === undefined) return { wrong: 'by' };
    return onAirOrDraft(input, { type: 'score', side, by });
  },
  swap: (input) => onAirOrDraft(input, { type: 'swap' }),
  came: (input) => mark(input, 'came'),
  down: (input) => mark(input, 'down'),
  tera: (input) => mark(input, 'tera'),
  mega: (input) => mark(input, 'mega'),
  take(input) {
    const winner = sideOf(input.winner);
    if (input.winner !== undefined && !winner) return { wrong: 'winner' };
    const expected = optionalNumber(input, 'draftRevision');
    return isWrong(expected) ? expected : { type: 'take', ...(winner && { winner }), ...expected };
  },
  undo: (input) => onAir(input, 'undo'),
  redo: (input) => onAir(input, 'redo'),
  off: (input) => onAir(input, 'offAir'),
} satisfies Record<string, (input: Given) => DeskCommand | Wrong>;

export const onAirActs = ['score', 'swap', ...marks, 'undo', 'redo', 'off'] as const;
const draftActs = [
  ...(['save', 'take', 'find', 'pick', 'match', 'seats', 'next', 'theirs'] as const),
  ...(['up-next', 'top-eight'] as const),
] as const;
export const deskActs = [...onAirActs, ...draftActs] as const;

export type DraftAct = (typeof draftActs)[number];
export type DeskAct = (typeof deskActs)[number];
export const isDraftAct = (act: DeskAct): act is DraftAct => draftActs.some((each) => each === act);

export const readCommand = (act: keyof typeof acts, input: Given): DeskCommand | Wrong => acts[act](input);

/** `pokemon` is a slot counted from 1, and only the game on air can be marked. */
function mark({ side: ofSide, pokemon, to = 'on', ...input }: Given, as: BattleMark): DeskCommand | Wrong {
  const [side, place] = [sideOf(ofSide), wholeNumber(pokemon)];
  if (side === undefined) return { wrong: 'side' };
  if (place === undefined || place < 1 || place > 6) return { wrong: 'pokemon' };
  if (to !== 'on' && to !== 'off' && to !== 'toggle') return { wrong: 'to' };
  if (input.on !== undefined && input.on !== 'live') return { wrong: 'on' };
  const expected = optionalNumber(input, 'revision');
  if (isWrong(expected)) return expected;
  const on = to === 'toggle' ? {} : { on: to === 'on' };
  return { type: 'live', command: { type: 'mark', mark: as, side, slot: place - 1, ...on }, ...expected };
}

function onAir(input: Given, type: 'undo' | 'redo' | 'offAir'): DeskCommand | Wrong {
  const expected = optionalNumber(input, 'revision');
  return isWrong(expected) ? expected : { type, ...expected };
}

export function onAirOrDraft(
  input: Given,
  command: SceneCommand,
  otherwise: 'live' | 'draft' = 'live',
): DeskCommand | Wrong {
  const { on = otherwise } = input;
  if (on !== 'live' && on !== 'draft') return { wrong: 'on' };
  if (on === 'live') {
    const expected = optionalNumber(input, 'revision');
    return isWrong(expected) ? expected : { type: 'live', command, ...expected };
  }
  const expected = optionalNumber(input, 'draftRevision');
  return isWrong(expected) ? expected : { type: 'draft', command, ...expected };
}
