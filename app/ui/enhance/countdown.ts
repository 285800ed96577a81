import { countdownText } from './texts';

/** `<time datetime="…" data-countdown="あと{}" data-countdown-over="締切">`: {} becomes the time left. */
export function countdown(root: Document | Element) {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-countdown]')) tick(time);
}

function tick(time: HTMLTimeElement) {
  if (!time.isConnected) return;
  const left = Date.parse(time.dateTime) - Date.now();
  if (Number.isNaN(left)) return;
  const { countdown, countdownOver } = time.dataset;
  const { lang } = document.documentElement;
  const text = left > 0 ? (countdown || '{}').replace('{}', countdownText(left, lang)) : countdownOver;
  if (text && text !== time.textContent) time.textContent = text;
  if (left > 0) setTimeout(tick, left > 3_600_000 ? 30_000 : 1000, time);
}
