import type { BroadcastEvent } from '~/broadcast/event';
import type { Arrangement, LanguageMode, SceneKind } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import type { Part } from './options';

export interface OverlayOf {
  part?: Part;
  players?: boolean;
  arrangement?: Arrangement;
  /** The kinds of scene in which it is there. */
  when?: readonly SceneKind[];
  /** Null: as the desk says. */
  lang?: LanguageMode | null;
}

/** An address that leaves the site names group and stream: without them it would show another's picture one day. */
export function overlayPath(event: BroadcastEvent, of: StreamOf, what: OverlayOf = {}): string {
  const query = streamWords(of, what.lang);
  for (const word of ['part', 'arrangement'] as const) {
    const value = what[word];
    if (value) query.set(word, value);
  }
  // A comma may stand in a query as it is.
  const when = what.when ? `&when=${what.when.join(',')}` : '';
  return `/broadcast/${what.players ? 'players/' : ''}${event}?${query}${when}`;
}

export const scenePath = ({ groupId, stream }: StreamOf) =>
  `/broadcast/groups/${groupId}/scene.json?stream=${stream}`;

export const streamWords = ({ groupId, stream }: StreamOf, lang: LanguageMode | null = null) =>
  new URLSearchParams({ group: groupId, stream: String(stream), ...(lang && { lang }) });
