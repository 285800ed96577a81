import { emptyStorage } from '../device/keeps';

/** `<form data-forget-device>` clears browser storage before the server clears its cookies. */
export function clearDeviceData(root: Document | Element) {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-forget-device]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const timeout = new Promise((resolve) => setTimeout(resolve, 2_000));
      void Promise.race([emptyStorage(), timeout]).then(() => form.submit());
    });
  }
}
