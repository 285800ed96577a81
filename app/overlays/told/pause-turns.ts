import type { OnAirScene } from '~/broadcast/on-air';
import { isPause } from '~/broadcast/scene';
import type { OverlayOptions } from '../options';

const titleMs = 16_000;
const otherMs = 12_000;

export type PauseTurn = 'title' | 'nextMatch' | 'bracket' | 'kp' | 'logo';

/** Lists what a break shows besides its title, so that nobody looks at two words for ten minutes. */
const othersOf = ({ upNext = [], bracket, usage, logo }: OnAirScene): PauseTurn[] => [
  ...(upNext.length > 0 ? (['nextMatch'] as const) : []),
  ...(bracket ? (['bracket'] as const) : []),
  ...(usage && usage.species.length > 0 ? (['kp'] as const) : []),
  ...(logo ? (['logo'] as const) : []),
];

/** The turn at `now` (ms since 1970). Samples and sources for a single part keep to the title. */
export function pauseTurnOf(
  scene: OnAirScene | null,
  now: number,
  { part, fixture }: Pick<OverlayOptions, 'part' | 'fixture'>,
): PauseTurn {
  if (!scene || !isPause(scene.kind) || part || fixture !== null) return 'title';
  const others = othersOf(scene);
  const at = now % (titleMs + others.length * otherMs);
  return others[Math.floor((at - titleMs) / otherMs)] ?? 'title';
}
