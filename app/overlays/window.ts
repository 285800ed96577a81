import type { BroadcastEvent } from '~/broadcast/event';
import type { Box } from './layout';
import { themes } from './themes/themes';

const rectangleOf = ([x, y, width, height]: Box) => ({ x, y, width, height });

/** Rectangle of the game in a frame, in pixels of the 1920×1080 stage. */
export const windowOf = (event: BroadcastEvent) => rectangleOf(themes[event].layout.window);

/** Rectangles of both players' cameras, in the same pixels. */
export function camerasOf(event: BroadcastEvent) {
  const { camera1, camera2 } = themes[event].layout.cameras;
  return [rectangleOf(camera1), rectangleOf(camera2)] as const;
}
