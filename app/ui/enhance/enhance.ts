// The one small script of light pages (`handle.enhance`). It makes things kinder; every page works without it.
//
//   <time data-local datetime="2026-11-22T01:00:00Z">   shown in the viewer's own time zone, named
//                data-local="date" | "time"             only that part
//   <time datetime="2026-11-22T01:00:00Z"
//         data-countdown="あと{}"                        how long it still is, kept up to date in place of {}
//         data-countdown-over="締切">                    what it says from then on
//   <button data-copy="text" hidden                     copies; shown only where copying works
//           data-copied="…" data-copy-failed="…">       what the button says for 3 s afterwards
//   <p data-poll="/readings/ID" data-poll-state="queued"> asks for that JSON every 2 s, slowing down to 10 s, and
//                                                       opens the page anew once its `state` is another
//   <div data-forget="key" data-forget-age="5000">     forgets what the device kept under that key (its JSON says
//                                                       `savedAt`) that many milliseconds ago or longer
//   <table data-grid>                                   arrow up and down go to the same cell of the next row
import { countdownText, timeText } from './texts';

const locale = document.documentElement.lang || 'ja';

for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
  const at = new Date(time.dateTime);
  if (!Number.isNaN(at.getTime())) time.textContent = timeText(at, locale, new Date(), time.dataset.local);
}

for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-countdown]')) {
  const end = Date.parse(time.dateTime);
  const { countdown, countdownOver } = time.dataset;
  const tick = () => {
    const left = end - Date.now();
    if (Number.isNaN(left)) return;
    const text = left > 0 ? (countdown || '{}').replace('{}', countdownText(left, locale)) : countdownOver;
    if (text && text !== time.textContent) time.textContent = text;
    if (left > 0) setTimeout(tick, left > 3_600_000 ? 30_000 : 1000);
  };
  tick();
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const label = button.textContent;
  button.hidden = false;
  // The name of the button changes, and a polite region says so.
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
      button.textContent = button.dataset.copied ?? label;
    } catch {
      button.textContent = button.dataset.copyFailed ?? label;
    }
    setTimeout(() => {
      button.textContent = label;
    }, 3000);
  });
}

for (const place of document.querySelectorAll<HTMLElement>('[data-poll]')) {
  let wait = 2000;
  const ask = async () => {
    try {
      const answer = await fetch(place.dataset.poll ?? '', { headers: { Accept: 'application/json' } });
      const { state } = (await answer.json()) as { state?: string };
      if (answer.ok && state && state !== place.dataset.pollState) return location.reload();
    } catch {
      // The signal is gone for now; the next turn asks again.
    }
    wait = Math.min(wait * 1.2, 10_000);
    setTimeout(ask, wait);
  };
  setTimeout(ask, wait);
}

for (const place of document.querySelectorAll<HTMLElement>('[data-forget]')) {
  const { forget = '', forgetAge } = place.dataset;
  try {
    // Ages, since the clocks of the device and of the server may differ.
    const { savedAt } = JSON.parse(localStorage.getItem(forget) ?? '') as { savedAt: number };
    if (Date.now() - savedAt >= Number(forgetAge)) localStorage.removeItem(forget);
  } catch {
    // Nothing is kept there, or the device forbids to look.
  }
}

for (const grid of document.querySelectorAll<HTMLTableElement>('[data-grid]')) {
  grid.addEventListener('keydown', (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const from = event.target;
    if (!step || !(from instanceof HTMLInputElement) || from.type === 'radio') return;
    const column = from.name.split('.', 1)[0];
    const cells = [...grid.querySelectorAll<HTMLInputElement>(`input[name^="${column}."]`)];
    const to = cells[cells.indexOf(from) + step];
    event.preventDefault();
    to?.focus();
    to?.select();
  });
}
