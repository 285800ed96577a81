import { type Mark, marks } from './battle';
import type { DeskCommand } from './desk';
import type { SideNumber } from './scene';
import type { SceneCommand } from './scene-command.server';

/** What came with an act: text of a query and a form, or the values of JSON. */
export type Given = Record<string, unknown>;

/** The value that cannot be meant. */
export interface Wrong {
  wrong: string;
}
export const isWrong = (read: object): read is Wrong => 'wrong' in read;

/** Undefined for what is no whole number. */
export const wholeNumber = (given: unknown): number | undefined => {
  const number = typeof given === 'string' && given.trim() ? Number(given) : given;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
};

export function sideOf(given: unknown): SideNumber | undefined {
  const side = wholeNumber(given);
  return side === 1 || side === 2 ? side : undefined;
}

/** A number that may be left out; empty is left out. */
function counted<Name extends string>(given: Given, name: Name): { [K in Name]?: number } | Wrong {
  const value = given[name];
  if (value === undefined || value === null || (typeof value === 'string' && !value.trim()))
    return {} as { [K in Name]?: number };
  const number = wholeNumber(value);
  return number === undefined ? { wrong: name } : ({ [name]: number } as { [K in Name]?: number });
}

/** What acts at once, by the last part of the address: on air, or with `on=draft` in the draft. */
export const acts = {
  score(given) {
    const [side, by] = [sideOf(given.side), wholeNumber(given.by ?? 1)];
    if (side === undefined) return { wrong: 'side' };
    if (by === undefined) return { wrong: 'by' };
    return onAirOrDraft(given, { type: 'score', side, by });
  },
  swap: (given) => onAirOrDraft(given, { type: 'swap' }),
  came: (given) => mark(given, 'came'),
  down: (given) => mark(given, 'down'),
  tera: (given) => mark(given, 'tera'),
  mega: (given) => mark(given, 'mega'),
  take(given) {
    const winner = sideOf(given.winner);
    if (given.winner !== undefined && !winner) return { wrong: 'winner' };
    const seen = counted(given, 'draftRevision');
    return isWrong(seen) ? seen : { type: 'take', ...(winner && { winner }), ...seen };
  },
  undo: (given) => onAir(given, 'undo'),
  redo: (given) => onAir(given, 'redo'),
  off: (given) => onAir(given, 'offAir'),
} satisfies Record<string, (given: Given) => DeskCommand | Wrong>;

/** What the desk does on air at once. */
export const onAirActs = ['score', 'swap', ...marks, 'undo', 'redo', 'off'] as const;
/** What it does with its draft: all that stands in the form is saved with it. */
const draftActs = ['save', 'take', 'find', 'pick', 'seats', 'next', 'theirs', 'top-eight'] as const;
export const deskActs = [...onAirActs, ...draftActs] as const;

export type DraftAct = (typeof draftActs)[number];
export type DeskAct = (typeof deskActs)[number];
export const isDraftAct = (act: DeskAct): act is DraftAct => draftActs.some((each) => each === act);

/** The only way from text to a command. */
export const readCommand = (act: keyof typeof acts, given: Given): DeskCommand | Wrong => acts[act](given);

/** Of a Pokémon by its place among the six, in the game on air. */
function mark({ side: ofSide, pokemon, to = 'on', ...given }: Given, as: Mark): DeskCommand | Wrong {
  const [side, place] = [sideOf(ofSide), wholeNumber(pokemon)];
  if (side === undefined) return { wrong: 'side' };
  if (place === undefined || place < 1 || place > 6) return { wrong: 'pokemon' };
  if (to !== 'on' && to !== 'off' && to !== 'toggle') return { wrong: 'to' };
  if (given.on !== undefined && given.on !== 'live') return { wrong: 'on' };
  const seen = counted(given, 'revision');
  if (isWrong(seen)) return seen;
  const on = to === 'toggle' ? {} : { on: to === 'on' };
  return { type: 'live', command: { type: 'mark', mark: as, side, slot: place - 1, ...on }, ...seen };
}

function onAir(given: Given, type: 'undo' | 'redo' | 'offAir'): DeskCommand | Wrong {
  const seen = counted(given, 'revision');
  return isWrong(seen) ? seen : { type, ...seen };
}

/** `otherwise`: where it acts when nothing is said. */
export function onAirOrDraft(
  given: Given,
  command: SceneCommand,
  otherwise: 'live' | 'draft' = 'live',
): DeskCommand | Wrong {
  const { on = otherwise } = given;
  if (on !== 'live' && on !== 'draft') return { wrong: 'on' };
  if (on === 'live') {
    const seen = counted(given, 'revision');
    return isWrong(seen) ? seen : { type: 'live', command, ...seen };
  }
  const seen = counted(given, 'draftRevision');
  return isWrong(seen) ? seen : { type: 'draft', command, ...seen };
}
