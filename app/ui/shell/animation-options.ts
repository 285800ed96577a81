import { logInBrowser } from '~/log/log-in-browser';

export interface AnimationProps {
  animationLink?: string;
  animationData?: object;
  /** true for ever, or how many times. */
  loop?: boolean | number;
  autoplay?: boolean;
  speed?: number;
  /** Milliseconds before the first play. */
  delay?: number;
  direction?: 'forward' | 'reverse' | 'alternate';
  /** The light build of the player draws SVG only. */
  renderer?: 'svg';
  scale?: number;
  /** Given: this alone says whether the animation stands still. */
  pauseAnimation?: boolean;
  pauseOnHover?: boolean;
  playOnHover?: boolean;
  /** What a screen reader says; without it the animation is decoration. */
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

/** Fills in the defaults; throws for what cannot play, logs what contradicts itself. */
export function animationOptions(props: AnimationProps): AnimationOptions {
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  const options: AnimationOptions = { ...animationDefaults, ...given };
  if (!options.animationLink && !options.animationData) {
    throw new Error('You must provide either animationLink or animationData');
  }
  if (!(options.speed > 0)) throw new Error('Speed must be greater than 0');
  if (options.pauseAnimation !== undefined && (options.pauseOnHover || options.playOnHover)) {
    logInBrowser('pauseAnimation cannot be combined with pauseOnHover or playOnHover');
  }
  return options;
}

/** The animation to play; a failed fetch is logged and gives nothing to play. */
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
