import type { AnimationItem } from 'lottie-web';
import { useEffect, useRef } from 'react';
import {
  type AnimationOptions,
  type AnimationProps,
  animationOptions,
  loadAnimation,
} from './animation-options';

/** The player is fetched only where an animation is shown. Stands still for those who want it so. */
export function Animation(props: AnimationProps) {
  const options = animationOptions(props);
  const box = useRef<HTMLDivElement>(null);
  const item = useRef<AnimationItem>();
  const latest = useRef(options);
  latest.current = options;
  const { animationLink, animationData, direction, speed, pauseAnimation, scale } = options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source, direction or speed starts anew; the rest is read when needed
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void start(box.current as HTMLElement, latest.current).then((started) => {
      if (!started) return;
      if (gone) return started.destroy();
      item.current = started;
      if (playsAtOnce(latest.current)) timer = setTimeout(() => started.play(), latest.current.delay);
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      item.current?.destroy();
      item.current = undefined;
    };
  }, [animationLink, animationData, direction, speed]);

  useEffect(() => {
    if (pauseAnimation === undefined || prefersStill()) return;
    if (pauseAnimation) item.current?.pause();
    else item.current?.play();
  }, [pauseAnimation]);

  // By a script, which the content policy allows: as an attribute it would be refused.
  useEffect(() => {
    (box.current as HTMLElement).style.scale = scale === 1 ? '' : String(scale);
  }, [scale]);

  const hover = (over: boolean) => {
    if (prefersStill() || pauseAnimation !== undefined) return;
    if (options.pauseOnHover) item.current?.[over ? 'pause' : 'play']();
    else if (options.playOnHover) item.current?.[over ? 'play' : 'pause']();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only moves a picture
    <div
      ref={box}
      className={options.className}
      {...(options.label ? { role: 'img', 'aria-label': options.label } : { 'aria-hidden': true })}
      onMouseEnter={() => hover(true)}
      onMouseLeave={() => hover(false)}
    />
  );
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const playsAtOnce = ({ autoplay, playOnHover, pauseAnimation }: AnimationOptions) =>
  !prefersStill() && !pauseAnimation && autoplay && !playOnHover;

async function start(container: HTMLElement, options: AnimationOptions): Promise<AnimationItem | undefined> {
  const data = await loadAnimation(options);
  if (!data) return undefined;
  const { player } = await import('./lottie-player.client');
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

/** There and back counts as one turn. */
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
