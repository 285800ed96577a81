// Names that are never public: RFC 6761, 6762, 7686, 8375, 9476, and usual names of local networks.
const localEnds = new Set(
  'localhost local localdomain internal intranet private corp home lan arpa test invalid onion alt i2p'.split(
    ' ',
  ),
);
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const maxNameLength = 253;

/** SSRF guard: http(s) on the default port, by a public name (no IP address) that is not ours, without credentials. */
export function foreignUrl(text: string, ownHosts: readonly string[] = []): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  // The URL parser folds case and width, and normalizes addresses, octal ones too.
  const url = new URL(text);
  const { protocol, hostname, port, username, password } = url;
  if (!['http:', 'https:'].includes(protocol) || port || username || password) return undefined;
  const labels = hostname.split('.');
  const end = labels.at(-1) ?? '';
  const isName =
    labels.length > 1 &&
    hostname.length <= maxNameLength &&
    labels.every((part) => label.test(part)) &&
    /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(end);
  if (!isName || localEnds.has(end) || ownHosts.some((own) => hostOf(own) === hostname)) return undefined;
  url.hash = '';
  return url;
}

const hostOf = (site: string) => (URL.canParse(site) ? new URL(site).hostname : site);
