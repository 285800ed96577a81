import type { LottiePlayer } from 'lottie-web';
import address from 'lottie-web/build/player/lottie_light.min.js?url';

declare global {
  var lottie: LottiePlayer | undefined;
}

/** Large and stable across builds: a separate file, as published, which sets a global. */
export async function fetchPlayer(): Promise<LottiePlayer> {
  await import(/* @vite-ignore */ address);
  if (!globalThis.lottie) throw new Error('The player of animations did not come.');
  return globalThis.lottie;
}
