import { askServerTime, serverNow } from '~/time/server-clock';
import { countdownText } from './texts';

/** `<time datetime="…" data-countdown="あと{}" data-countdown-over="締切">`: {} becomes the time left. */
export function countdown(root: Document | Element) {
  const times = root.querySelectorAll<HTMLTimeElement>('time[data-countdown]');
  // Until the server's time is known, the text stays as the server wrote it.
  if (times.length > 0) void askServerTime().then(() => times.forEach(tick));
}

function tick(time: HTMLTimeElement) {
  if (!time.isConnected) return;
  const left = Date.parse(time.dateTime) - serverNow();
  if (Number.isNaN(left)) return;
  const { countdown, countdownOver } = time.dataset;
  const { lang } = document.documentElement;
  const text = left > 0 ? (countdown || '{}').replace('{}', countdownText(left, lang)) : countdownOver;
  if (text && text !== time.textContent) time.textContent = text;
  if (left > 0) setTimeout(tick, left > 3_600_000 ? 30_000 : 1000, time);
}
