import type { Name } from '~/pokedex/name';
import type { BroadcastEvent } from './event';

/** How a group's crew writes events on air. An event or a language that is missing is written as in its theme. */
export type EventNames = Partial<Record<BroadcastEvent, Partial<Name>>>;

/** Grapheme clusters. */
export const maxEventName = { ja: 16, en: 24 } as const satisfies Record<keyof Name, number>;

export const writtenName = ({ ja, en }: Name, written: Partial<Name> = {}): Name => ({
  ja: written.ja || ja,
  en: written.en || en,
});

/** Leaves out what is empty, so that names without an own spelling are null. */
export function withEventName(
  names: EventNames | null,
  event: BroadcastEvent,
  { ja, en }: Name,
): EventNames | null {
  const { [event]: _, ...others } = names ?? {};
  const own = { ...(ja && { ja }), ...(en && { en }) };
  const after: EventNames = ja || en ? { ...others, [event]: own } : others;
  return Object.keys(after).length > 0 ? after : null;
}
