import type { BroadcastEvent } from '~/broadcast/event';
import { themes } from './themes/themes';

/** Where the game is seen in an event's frame, in pixels of 1920×1080. */
export function windowOf(event: BroadcastEvent) {
  const [x, y, width, height] = themes[event].layout.window;
  return { x, y, width, height };
}
