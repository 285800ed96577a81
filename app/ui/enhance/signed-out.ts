const key = 'sixsheet:signed-in';

/** `<div data-account>`: reloads a page that the back/forward cache restores after a sign-out cleared the storage. */
export function signedOut(root: Document) {
  if (!root.querySelector('[data-account]')) return;
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    return;
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && localStorage.getItem(key) === null) location.reload();
  });
}
