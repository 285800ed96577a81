import { prefersStill } from '../shell/play-animation';

const delayMilliseconds = 400;

/** `<form data-busy="処理中">`: shows an overlay while it is sent. Listens on `root` to cover forms added later. */
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
      // A prevented form is sent in place, and shows its own progress.
      if (!event.defaultPrevented) overlay = cover(busy, busyPicture);
    }, delayMilliseconds);
  };
  root.addEventListener('submit', send);
  // The back/forward cache restores the page as it was left.
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
  const status = document.createElement('p');
  status.role = 'status';
  status.textContent = text;
  dialog.appendChild(status);
  document.body.appendChild(dialog);
  // Escape closes it: a visitor who stopped the browser gets the form back.
  dialog.showModal();
  if (picture && !prefersStill()) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${picture}?${Date.now()}`;
    dialog.appendChild(script);
  }
  return dialog;
}
