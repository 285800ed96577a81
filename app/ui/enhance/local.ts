import { timeText } from './texts';

/** `<time data-local datetime="2026-11-22T01:00:00Z">`; `data-local="date"`, `"time"` or `"clock"` for a part. */
export function local(root: Document | Element) {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    const at = new Date(time.dateTime);
    if (Number.isNaN(at.getTime())) continue;
    time.textContent = timeText(at, document.documentElement.lang, new Date(), time.dataset.local);
  }
}
