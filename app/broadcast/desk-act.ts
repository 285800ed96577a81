import type { DeskCommand } from './desk';
import type { SideNumber } from './scene';
import type { SceneCommand } from './scene-command.server';

/** What came with an act: text of a query and a form, or the values of JSON. */
export type Given = Record<string, unknown>;

const number = (given: unknown) =>
  typeof given === 'number' ? given : typeof given === 'string' && given.trim() ? Number(given) : undefined;

export function sideOf(given: unknown): SideNumber | undefined {
  const side = number(given);
  return side === 1 || side === 2 ? side : undefined;
}

/** What acts at once, by the last part of the address: on air, or with `on=draft` in the draft. */
const acts = {
  score(given) {
    const [side, by] = [sideOf(given.side), number(given.by ?? 1)];
    if (!side || by === undefined || !Number.isInteger(by)) return undefined;
    return onAirOrDraft(given, { type: 'score', side, by });
  },
  swap: (given) => onAirOrDraft(given, { type: 'swap' }),
  take: ({ winner }) => ({ type: 'take', winner: sideOf(winner) }),
  undo: (given) => ({ type: 'undo', revision: number(given.revision) }),
  redo: (given) => ({ type: 'redo', revision: number(given.revision) }),
  off: (given) => ({ type: 'offAir', revision: number(given.revision) }),
} satisfies Record<string, (given: Given) => DeskCommand | undefined>;

/** What a script may do with a control token. */
export const scriptActs = ['score', 'swap', 'take', 'undo', 'redo'] as const;
/** What the desk does on air at once. */
export const onAirActs = ['score', 'swap', 'undo', 'redo', 'off'] as const;
/** What it does with its draft: all that stands in the form is saved with it. */
const draftActs = ['save', 'take', 'find', 'pick', 'seats', 'next', 'theirs'] as const;
export const deskActs = [...onAirActs, ...draftActs] as const;

export type DraftAct = (typeof draftActs)[number];
export type DeskAct = (typeof deskActs)[number];
export const isDraftAct = (act: DeskAct): act is DraftAct => draftActs.some((each) => each === act);

/** The only way from text to a command; undefined for what cannot be meant. */
export const readCommand = (act: keyof typeof acts, given: Given): DeskCommand | undefined =>
  acts[act](given);

function onAirOrDraft({ on = 'live', revision }: Given, command: SceneCommand): DeskCommand | undefined {
  if (on === 'draft') return { type: 'draft', command };
  return on === 'live' ? { type: 'live', command, revision: number(revision) } : undefined;
}
