import { emptyStorage } from '../device/keeps';

/** `<form data-forget-device>`: the browser's own storage is emptied before the server forgets its cookies. */
export function forgetDevice(root: Document | Element) {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-forget-device]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const most = new Promise((resolve) => setTimeout(resolve, 2_000));
      void Promise.race([emptyStorage(), most]).then(() => form.submit());
    });
  }
}
