/** The shell's error toast (ui/shell/Toasts.tsx) on a page without React: one at most, for 3000 ms or until its button. */
export function showErrorToast(text: string) {
  const place = document.querySelector<HTMLElement>('.toasts [role="alert"]');
  if (!place || !text) return;
  const { notice = '', close = '' } = place.parentElement?.dataset ?? {};
  const toast = document.createElement('dialog');
  toast.className = 'toast error';
  toast.open = true;
  toast.ariaLabel = notice;
  const told = document.createElement('p');
  told.textContent = text;
  const form = document.createElement('form');
  form.method = 'dialog';
  const button = document.createElement('button');
  button.ariaLabel = close;
  button.textContent = '✕';
  form.appendChild(button);
  for (const part of [told, form]) toast.appendChild(part);
  place.replaceChildren(toast);
}
