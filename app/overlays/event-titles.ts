import type { BroadcastEvent } from '~/broadcast/event';
import { type EventNames, writtenName } from '~/broadcast/event-names';
import type { Name } from '~/pokedex/name';
import { themes } from './themes/themes';

/** An event's name as overlays of this group write it. */
export const titleOnAir = (event: BroadcastEvent, names: EventNames | null | undefined): Name =>
  writtenName(themes[event].title, names?.[event]);
