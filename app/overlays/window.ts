import type { BroadcastEvent } from '~/broadcast/event';
import { themes } from './themes/themes';

/** Pixels of the 1920×1080 stage. */
export function windowOf(event: BroadcastEvent) {
  const [x, y, width, height] = themes[event].layout.window;
  return { x, y, width, height };
}
