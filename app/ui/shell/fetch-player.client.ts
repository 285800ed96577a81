import type { LottiePlayer } from 'lottie-web';
import address from 'lottie-web/build/player/lottie_light.min.js?url';

declare global {
  var lottie: LottiePlayer | undefined;
}

/** Large, and the same with every build: a file of its own, as its makers packed it. It leaves its name behind. */
export async function fetchPlayer(): Promise<LottiePlayer> {
  await import(/* @vite-ignore */ address);
  if (!globalThis.lottie) throw new Error('The player of animations did not come.');
  return globalThis.lottie;
}
