import type { AnimationItem } from 'lottie-web';
import { useEffect, useRef } from 'react';
import { type AnimationOptions, type AnimationProps, animationOptions } from './animation-options';
import { prefersStill, startAnimation } from './play-animation';

export function Animation(props: AnimationProps) {
  const options = animationOptions(props);
  const box = useRef<HTMLDivElement>(null);
  const item = useRef<AnimationItem>();
  const latest = useRef(options);
  latest.current = options;
  const { animationLink, animationData, direction, speed, pauseAnimation, scale } = options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source, direction or speed starts anew; the rest is read when needed
  useEffect(() => {
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void startAnimation(box.current as HTMLElement, latest.current).then((started) => {
      if (!started) return;
      if (isUnmounted) return started.destroy();
      item.current = started;
      if (playsAtOnce(latest.current)) timer = setTimeout(() => started.play(), latest.current.delay);
    });
    return () => {
      isUnmounted = true;
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

  // Set by script: the CSP refuses a style attribute.
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

const playsAtOnce = ({ autoplay, playOnHover, pauseAnimation }: AnimationOptions) =>
  !prefersStill() && !pauseAnimation && autoplay && !playOnHover;
