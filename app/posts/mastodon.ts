const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Host name from a host, a URL or an account (`@me@example.social`). @returns undefined if invalid */
export function mastodonServer(text: string): string | undefined {
  const host = text
    .normalize('NFKC')
    .trim()
    .replace(/^@?[^@/\s]*@/, '');
  const withScheme = /^https?:\/\//i.test(host) ? host : `https://${host}`;
  const url = host.length > 300 ? undefined : parseUrl(withScheme);
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

// URL.canParse in Node 22 accepts some one-byte strings that the parser then rejects.
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

export const mastodonShare = (server: string, text: string): string =>
  `https://${server}/share?${new URLSearchParams({ text })}`;
