// Names that are never those of a site for all: RFC 6761, 6762, 7686, 8375, 9476, and what local networks call themselves.
const localEnds = new Set(
  'localhost local localdomain internal intranet private corp home lan arpa test invalid onion alt i2p'.split(
    ' ',
  ),
);
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const longestName = 253;

/**
 * The URL of a picture on a site for all, as it may be fetched: http or https by its own port, of a name (never an address,
 * however it is written) that is none of ours, without a name and password. Undefined for all others.
 */
export function foreignUrl(text: string, ownHosts: readonly string[] = []): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  // Parsing folds letters and widths, and writes addresses, octal ones too, in one way.
  const url = new URL(text);
  const { protocol, hostname, port, username, password } = url;
  if (!['http:', 'https:'].includes(protocol) || port || username || password) return undefined;
  const labels = hostname.split('.');
  const end = labels.at(-1) ?? '';
  const isName =
    labels.length > 1 &&
    hostname.length <= longestName &&
    labels.every((part) => label.test(part)) &&
    /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(end);
  if (!isName || localEnds.has(end) || ownHosts.some((own) => hostOf(own) === hostname)) return undefined;
  url.hash = '';
  return url;
}

const hostOf = (site: string) => (URL.canParse(site) ? new URL(site).hostname : site);
