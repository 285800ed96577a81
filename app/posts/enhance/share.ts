import { mastodonServer, mastodonShare } from '~/posts/mastodon';

const key = 'sixsheet:mastodon';

/** `<button data-share="URL" hidden>` opens the phone's own sheet; `<form data-mastodon="text">` opens its server at once. */
export function share(root: Document | Element) {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
    const { share: url = '', shareText: text } = button.dataset;
    if (!('share' in navigator)) continue;
    button.hidden = false;
    // Closing the sheet is no failure, and the other ways stand beside it.
    button.onclick = () => void navigator.share({ url, text }).catch(() => undefined);
  }
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-mastodon]')) {
    const field = form.elements.namedItem('mastodon') as HTMLInputElement | null;
    if (!field) continue;
    field.value ||= known();
    form.onsubmit = (event) => {
      const server = mastodonServer(field.value);
      // What is no server the page says.
      if (!server) return;
      event.preventDefault();
      remember(server);
      window.open(mastodonShare(server, form.dataset.mastodon ?? ''), '_blank', 'noopener');
    };
  }
}

function known(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function remember(server: string) {
  try {
    localStorage.setItem(key, server);
  } catch {
    // A device that keeps nothing is asked again.
  }
}
