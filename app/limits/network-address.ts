const bytesOf = (text: string): number[] | undefined => {
  const parts = text.split('.');
  const isAddress =
    parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && +part < 256);
  return isAddress ? parts.map(Number) : undefined;
};

/** The eight groups of an IPv6 address; `::` stands for as many zeros as are missing, once. */
function groupsOf(text: string): number[] | undefined {
  const [before = '', after, tooMany] = text.split('::');
  if (tooMany !== undefined) return undefined;
  const head = listOf(before, after === undefined);
  const tail = listOf(after ?? '', true);
  if (!head || !tail) return undefined;
  const missing = 8 - head.length - tail.length;
  if (after === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...head, ...Array<number>(missing).fill(0), ...tail];
}

/** Groups between colons; the last of an address may be an IPv4 address, which is two of them. */
function listOf(text: string, isEnd: boolean): number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const bytes = isEnd ? bytesOf(parts.at(-1) ?? '') : undefined;
  const groups = (bytes ? parts.slice(0, -1) : parts).map((part) =>
    /^[0-9a-f]{1,4}$/i.test(part) ? Number.parseInt(part, 16) : Number.NaN,
  );
  if (bytes) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes;
    groups.push(a * 256 + b, c * 256 + d);
  }
  return groups.some(Number.isNaN) ? undefined : groups;
}

const isMapped = (groups: readonly number[]) =>
  groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);

/** What no network address is: those who come with none share one name. */
const unknownNetwork = 'unknown';

/**
 * The network whose tries are counted as one: an IPv4 address, or the /64 that one IPv6 subscriber has to himself. The
 * same text for every way to write it; an IPv4 address inside an IPv6 one is the IPv4 address.
 */
export function networkOf(address: string): string {
  const [text = ''] = address.trim().split('%');
  if (text.length > 45) return unknownNetwork;
  const bytes = bytesOf(text);
  if (bytes) return bytes.join('.');
  const groups = text.includes(':') ? groupsOf(text) : undefined;
  if (!groups) return unknownNetwork;
  if (isMapped(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Whether an address is one of the machine itself. */
export function isLoopback(address: string): boolean {
  const network = networkOf(address);
  return network.startsWith('127.') || network === networkOf('::1');
}
