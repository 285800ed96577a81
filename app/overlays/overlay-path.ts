import type { BroadcastEvent } from '~/broadcast/event';
import type { Arrangement, LanguageMode, SceneKind } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import type { OverlayPart } from './options';

export interface OverlayOf {
  part?: OverlayPart;
  players?: boolean;
  arrangement?: Arrangement;
  when?: readonly SceneKind[];
  lang?: LanguageMode | null;
}

/** Always names group and stream, because a shared URL without them could later show another group. */
export function overlayPath(event: BroadcastEvent, streamId: StreamOf, what: OverlayOf = {}): string {
  const query = streamWords(streamId, what.lang);
  for (const word of ['part', 'arrangement'] as const) {
    const value = what[word];
    if (value) query.set(word, value);
  }
  const when = what.when ? `&when=${what.when.join(',')}` : '';
  return `/broadcast/${what.players ? 'players/' : ''}${event}?${query}${when}`;
}

export const scenePath = ({ groupId, stream }: StreamOf) =>
  `/broadcast/groups/${groupId}/scene.json?stream=${stream}`;

export const streamWords = ({ groupId, stream }: StreamOf, lang: LanguageMode | null = null) =>
  new URLSearchParams({ group: groupId, stream: String(stream), ...(lang && { lang }) });
