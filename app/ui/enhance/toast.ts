/** Twin of `ui/shell/Toasts.tsx` without React: one at most, for 3000 ms or until closed. */
export function showErrorToast(text: string) {
  const place = document.querySelector<HTMLElement>('.toasts [role="alert"]');
  if (!place || !text) return;
  const { notice = '', close = '' } = place.parentElement?.dataset ?? {};
  const toast = document.createElement('dialog');
  toast.className = 'toast error';
  toast.open = true;
  toast.ariaLabel = notice;
  const message = document.createElement('p');
  message.textContent = text;
  const form = document.createElement('form');
  form.method = 'dialog';
  const button = document.createElement('button');
  button.ariaLabel = close;
  button.textContent = '✕';
  form.appendChild(button);
  for (const part of [message, form]) toast.appendChild(part);
  place.replaceChildren(toast);
}
