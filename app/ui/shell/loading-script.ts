// Animates the loading overlay of pages without React (`ui/enhance/busy.ts`).
import { animationOptions } from './animation-options';
import data from './loading-animation.json';
import { startAnimation } from './play-animation';

const still = document.querySelector('dialog.loading .loading-picture');
if (still) {
  const box = document.createElement('div');
  box.className = 'loading-picture';
  box.ariaHidden = 'true';
  still.replaceWith(box);
  const playing = startAnimation(box, animationOptions({ animationData: data }));
  void playing.then((item) => item?.play());
}
