import { timeText } from './texts';

/** `<time data-local>`; `="date"`, `"time"`, `"clock"`: a part; `"there"`: appends the visitor's time to the text. */
export function local(root: Document | Element) {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    const at = new Date(time.dateTime);
    if (Number.isNaN(at.getTime())) continue;
    const { lang } = document.documentElement;
    const part = time.dataset.local === 'there' ? undefined : time.dataset.local;
    const own = timeText(at, lang, new Date(), part);
    if (time.dataset.local !== 'there') {
      time.textContent = own;
      continue;
    }
    const there = time.dataset.there ?? time.textContent ?? '';
    time.dataset.there = there;
    time.textContent = there === own ? own : lang === 'ja' ? `${there}（${own}）` : `${there} (${own})`;
  }
}
