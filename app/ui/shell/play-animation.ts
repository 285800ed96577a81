import type { AnimationItem } from 'lottie-web';
import { type AnimationOptions, loadAnimation } from './animation-options';
import { fetchPlayer } from './fetch-player.client';

export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export async function startAnimation(
  container: HTMLElement,
  options: AnimationOptions,
): Promise<AnimationItem | undefined> {
  const data = await loadAnimation(options);
  if (!data) return undefined;
  const player = await fetchPlayer();
  const { direction, loop, renderer, speed } = options;
  const item = player.loadAnimation({
    container,
    renderer,
    animationData: data,
    autoplay: false,
    loop: direction === 'alternate' ? false : loop,
  });
  item.setSpeed(speed);
  if (direction === 'reverse') {
    item.setDirection(-1);
    item.goToAndStop(item.totalFrames - 1, true);
  }
  if (direction === 'alternate') alternate(item, loop);
  return item;
}

function alternate(item: AnimationItem, loop: boolean | number) {
  const turns = loop === true ? Number.POSITIVE_INFINITY : Number(loop) || 1;
  let halves = 0;
  item.addEventListener('complete', () => {
    halves += 1;
    if (halves >= turns * 2) return;
    item.setDirection(halves % 2 ? -1 : 1);
    item.play();
  });
}
