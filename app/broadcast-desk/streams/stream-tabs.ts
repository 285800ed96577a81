import type { Broadcast } from '~/broadcast/broadcast.server';
import type { SceneKind } from '~/broadcast/scene';
import type { StreamNumber } from '~/broadcast/stream';

export interface StreamTab {
  stream: StreamNumber;
  onAir: { kind: SceneKind; players: string[] } | null;
}

/** @returns no tabs for groups with one stream */
export const tabsOf = (streams: readonly Broadcast[]): StreamTab[] =>
  streams.length < 2
    ? []
    : streams.map(({ stream, scene }) => ({
        stream,
        onAir: scene && {
          kind: scene.kind,
          players: scene.sides.map(({ player }) => player).filter(Boolean),
        },
      }));
