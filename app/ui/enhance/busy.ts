import { prefersStill } from '../shell/play-animation';

const delayMilliseconds = 400;

/**
 * `<form data-busy="処理中" data-busy-picture="…">`: where sending takes longer, the loading overlay says so above all.
 * `root` stays, whatever forms come into it later.
 */
export function busy(root: Document) {
  let overlay: HTMLDialogElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    overlay?.remove();
    overlay = undefined;
  };
  const send = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.busy === undefined) return;
    end();
    const { busy, busyPicture } = form.dataset;
    timer = setTimeout(() => {
      // A script sends this form in place, and shows how far it is.
      if (!event.defaultPrevented) overlay = cover(busy, busyPicture);
    }, delayMilliseconds);
  };
  root.addEventListener('submit', send);
  // *Back* brings the page as it was left.
  addEventListener('pageshow', end);
  return () => {
    end();
    root.removeEventListener('submit', send);
    removeEventListener('pageshow', end);
  };
}

function cover(text = '', picture?: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'loading';
  dialog.ariaLabel = text;
  dialog.ariaBusy = 'true';
  const mark = document.querySelector('.brand svg')?.cloneNode(true);
  if (mark instanceof Element) {
    mark.setAttribute('class', 'loading-picture');
    dialog.appendChild(mark);
  }
  const told = document.createElement('p');
  told.role = 'status';
  told.textContent = text;
  dialog.appendChild(told);
  document.body.appendChild(dialog);
  // Escape closes it: who stopped the browser from sending has the form again.
  dialog.showModal();
  if (picture && !prefersStill()) {
    const script = document.createElement('script');
    script.type = 'module';
    // A module runs once for each address.
    script.src = `${picture}?${Date.now()}`;
    dialog.appendChild(script);
  }
  return dialog;
}
