/** Whether a key is for the browser, an input method, or a field that someone writes in, which Escape leaves. */
export const isForAnother = ({ ctrlKey, metaKey, altKey, isComposing, target, key }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || isComposing || (key !== 'Escape' && isWriting(target));

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null;

/** Keeps on this device whether a checkbox has turned the shortcuts on or off. */
export function keepSwitch(isOn: HTMLInputElement, key: string, byDefault: 'on' | 'off') {
  isOn.checked = (localStorage.getItem(key) ?? byDefault) === 'on';
  isOn.addEventListener('change', () => localStorage.setItem(key, isOn.checked ? 'on' : 'off'));
}
