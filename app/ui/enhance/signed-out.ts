const key = 'sixsheet:signed-in';

/** `<div data-account>`: a page of an account that *Back* brings as it was is loaded anew after a sign-out. */
export function signedOut(root: Document) {
  if (!root.querySelector('[data-account]')) return;
  try {
    // Signing out clears what the site keeps on the device.
    localStorage.setItem(key, 'yes');
  } catch {
    return;
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && localStorage.getItem(key) === null) location.reload();
  });
}
