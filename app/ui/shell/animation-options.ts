import { logInBrowser } from '~/log/log-in-browser';

export interface AnimationProps {
  animationLink?: string;
  animationData?: object;
  loop?: boolean | number;
  autoplay?: boolean;
  speed?: number;
  /** Milliseconds before the first play. */
  delay?: number;
  direction?: 'forward' | 'reverse' | 'alternate';
  /** The light build of the player draws SVG only. */
  renderer?: 'svg';
  scale?: number;
  /** If set, it alone decides whether the animation is paused. */
  pauseAnimation?: boolean;
  pauseOnHover?: boolean;
  playOnHover?: boolean;
  /** Accessible name; without it the animation is decoration. */
  label?: string;
  className?: string;
}

const animationDefaults = {
  loop: true,
  autoplay: true,
  speed: 1,
  delay: 0,
  direction: 'forward',
  renderer: 'svg',
  scale: 1,
} as const satisfies AnimationProps;

export type AnimationOptions = AnimationProps &
  Required<Pick<AnimationProps, keyof typeof animationDefaults>>;

/** @throws for options that cannot play; logs contradictions */
export function animationOptions(props: AnimationProps): AnimationOptions {
  const defined = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  const options: AnimationOptions = { ...animationDefaults, ...defined };
  if (!options.animationLink && !options.animationData) {
    throw new Error('You must provide either animationLink or animationData');
  }
  if (!(options.speed > 0)) throw new Error('Speed must be greater than 0');
  if (options.pauseAnimation !== undefined && (options.pauseOnHover || options.playOnHover)) {
    logInBrowser('pauseAnimation cannot be combined with pauseOnHover or playOnHover');
  }
  return options;
}

export async function loadAnimation({
  animationLink,
  animationData,
}: AnimationProps): Promise<object | undefined> {
  if (animationData) return structuredClone(animationData);
  try {
    const answer = await fetch(animationLink as string);
    if (!answer.ok) throw new Error(`${answer.status} ${animationLink}`);
    return (await answer.json()) as object;
  } catch (error) {
    logInBrowser(error);
    return undefined;
  }
}
