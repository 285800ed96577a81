import { isForAnother, keepSwitch } from '~/ui/enhance/shortcuts';

/**
 * Keys of a list beside its detail. J and K move through `a[data-row]`, and Enter follows the focused one as it does
 * without scripts. `/` focuses the search, Escape follows `a[data-back]`, and other keys press `button[data-key]` or focus
 * `textarea[data-key]`.
 */
export function listKeys(root: Document) {
  const [keys] = root.querySelectorAll<HTMLElement>('.list-keys');
  const isOn = keys?.querySelector('input');
  if (!keys || !isOn) return;
  keys.hidden = false;
  keepSwitch(isOn, 'list-keys', 'on');
  root.addEventListener('keydown', (event) => {
    if (isOn.checked && !isForAnother(event) && press(root, event.key.toLowerCase(), event.repeat))
      event.preventDefault();
  });
}

/** The row of the open detail, or the one that the URL names. */
const currentRow = (root: Document) =>
  root.querySelector<HTMLElement>('a[data-row][aria-current]') ??
  root.querySelector<HTMLElement>(':target a[data-row]');

/** @returns whether the key does something here */
function press(root: Document, key: string, isRepeated: boolean): boolean {
  if (key === 'j' || key === 'k') return move(root, key === 'j' ? 1 : -1);
  if (key === '/') return focus(root.querySelector<HTMLElement>('input[type="search"]'));
  if (isRepeated) return false;
  const pressed =
    key === 'escape'
      ? root.querySelector<HTMLElement>('a[data-back]')
      : /^[a-z]$/.test(key) && root.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!pressed) return false;
  if (pressed.matches('textarea')) return focus(pressed);
  pressed.click();
  return true;
}

function move(root: Document, step: number): boolean {
  const rows = [...root.querySelectorAll<HTMLElement>('a[data-row]')];
  const focused = rows.indexOf(root.activeElement as HTMLElement);
  const from = focused >= 0 ? focused : rows.indexOf(currentRow(root) as HTMLElement);
  const to = from < 0 && step < 0 ? 0 : from + step;
  return focus(rows[Math.min(rows.length - 1, Math.max(0, to))]);
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return Boolean(element);
}
