import { mastodonServer, mastodonShare } from '~/posts/mastodon';

const key = 'sixsheet:mastodon';

/** Opens the share sheet from `<button data-share>`, the server's page from `<form data-mastodon>`. */
export function share(root: Document | Element) {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
    const { share: url = '', shareText: text } = button.dataset;
    if (!('share' in navigator)) continue;
    button.hidden = false;
    // Closing the share sheet is no failure; other options are next to it.
    button.onclick = () => void navigator.share({ url, text }).catch(() => undefined);
  }
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-mastodon]')) {
    const field = form.elements.namedItem('mastodon') as HTMLInputElement | null;
    if (!field) continue;
    field.value ||= rememberedServer();
    form.onsubmit = (event) => {
      const server = mastodonServer(field.value);
      // The page that the server returns reports invalid input.
      if (!server) return;
      event.preventDefault();
      remember(server);
      window.open(mastodonShare(server, form.dataset.mastodon ?? ''), '_blank', 'noopener');
    };
  }
}

function rememberedServer(): string {
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
    // Without storage, the visitor is asked again.
  }
}
