import { timeText } from './texts';

/**
 * `<time data-local datetime="2026-11-22T01:00:00Z">` is shown in the viewer's own time zone, which it names;
 * with `data-local="date"` or `"time"` only that part.
 */
export function local(root: Document | Element) {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    const at = new Date(time.dateTime);
    if (Number.isNaN(at.getTime())) continue;
    time.textContent = timeText(at, document.documentElement.lang, new Date(), time.dataset.local);
  }
}
