import { pressInTurn } from './press';

const switched = 'desk-keys';

/** `data-key="t"`: a button that a key presses, once the keys are switched on; `/` leads to the search. */
export function keys(root: Document) {
  const shortcuts = root.querySelector<HTMLDetailsElement>('#desk-keys');
  const isOn = root.querySelector<HTMLInputElement>('#keys-on');
  if (!shortcuts || !isOn) return;
  shortcuts.hidden = false;
  isOn.checked = localStorage.getItem(switched) === 'on';
  isOn.addEventListener('change', () => localStorage.setItem(switched, isOn.checked ? 'on' : 'off'));
  root.addEventListener('keydown', (event) => {
    if (!isOn.checked || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isWriting(event.target)) return;
    const key = event.key.toLowerCase();
    const field = key === '/' && root.querySelector<HTMLElement>('input[name="find"]');
    const find = () => root.querySelector<HTMLButtonElement>(`[data-key="${key}"]`);
    const isKey = /^[a-z]$/.test(key) && find() !== null;
    if (!field && !isKey) return;
    event.preventDefault();
    if (field) field.focus();
    else if (!event.repeat) void pressInTurn(find);
  });
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null;
