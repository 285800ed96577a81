import { isForAnother, keepSwitch } from '~/ui/enhance/shortcuts';
import { pressInTurn } from './press';

/** `data-key="t"` names the key that presses a button or selects a radio. `/` focuses the search. */
export function keys(root: Document) {
  const shortcuts = root.querySelector<HTMLDetailsElement>('#desk-keys');
  const isOn = root.querySelector<HTMLInputElement>('#keys-on');
  if (!shortcuts || !isOn) return;
  shortcuts.hidden = false;
  keepSwitch(isOn, 'desk-keys', 'off');
  root.addEventListener('keydown', (event) => {
    if (!isOn.checked || isForAnother(event)) return;
    const key = keyOf(event);
    const named = /^(shift\+)?[a-z0-9]$/.test(key) ? `[data-key="${key}"]` : ':not(*)';
    const field = root.querySelector<HTMLInputElement>(key === '/' ? 'input[name="find"]' : `input${named}`);
    const find = () => root.querySelector<HTMLButtonElement>(`button${named}`);
    if (!field && !find()) return;
    event.preventDefault();
    if (field?.type === 'radio') field.click();
    else if (field) field.focus();
    else if (!event.repeat) void pressInTurn(find);
  });
}

/** Keys with Shift are the battle's. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const letter = key.toLowerCase();
  if (!shiftKey) return letter;
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  return `shift+${digit ?? letter}`;
}
