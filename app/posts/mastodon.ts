const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** The server that somebody names, also by its URL or by their address there (`@me@example.social`); undefined for none. */
export function mastodonServer(text: string): string | undefined {
  const named = text
    .normalize('NFKC')
    .trim()
    .replace(/^@?[^@/\s]*@/, '');
  const written = /^https?:\/\//i.test(named) ? named : `https://${named}`;
  const url = named.length > 300 ? undefined : parsed(written);
  if (!url) return undefined;
  const { hostname, port, username } = url;
  const labels = hostname.split('.');
  const isSite =
    labels.length > 1 &&
    hostname.length <= 253 &&
    labels.every((part) => label.test(part)) &&
    /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? '');
  return isSite && !port && !username ? hostname : undefined;
}

// URL.canParse of Node 22 says yes to some texts of one byte a letter that the parser then throws at.
function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Where a Mastodon server lets one write what `text` holds. */
export const mastodonShare = (server: string, text: string): string =>
  `https://${server}/share?${new URLSearchParams({ text })}`;
