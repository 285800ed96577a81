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

type Block = readonly [start: readonly number[], bits: number];

// IANA's special-purpose registries: of a network of its own, of the machine itself, of documents, of many at once.
const notPublicIPv4: readonly Block[] = [
  [[0], 8],
  [[10], 8],
  [[100, 64], 10],
  [[127], 8],
  [[169, 254], 16],
  [[172, 16], 12],
  [[192, 0, 0], 24],
  [[192, 0, 2], 24],
  [[192, 31, 196], 24],
  [[192, 52, 193], 24],
  [[192, 88, 99], 24],
  [[192, 168], 16],
  [[192, 175, 48], 24],
  [[198, 18], 15],
  [[198, 51, 100], 24],
  [[203, 0, 113], 24],
  [[224], 3],
];
// Of all others but 2000::/3 nothing is public; within it, what holds IPv4 addresses or is for documents.
const notPublicIPv6: readonly Block[] = [
  [[0x2001], 23],
  [[0x2001, 0xdb8], 32],
  [[0x2002], 16],
  [[0x2620, 0x4f, 0x8000], 48],
  [[0x3fff], 20],
];

const isIn = (parts: readonly number[], [start, bits]: Block, width: number) =>
  parts.every((part, at) => {
    const compared = Math.min(Math.max(bits - at * width, 0), width);
    return part >> (width - compared) === (start[at] ?? 0) >> (width - compared);
  });

/** Whether an address is one of the public internet's hosts: false for all others, and for what is no address. */
export function isPublicAddress(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes) return !notPublicIPv4.some((block) => isIn(bytes, block, 8));
  const groups = text.includes(':') ? groupsOf(text) : undefined;
  if (!groups || !isIn(groups, [[0x2000], 3], 16)) return false;
  return !notPublicIPv6.some((block) => isIn(groups, block, 16));
}

/** Whether an address is one of the machine itself. */
export function isLoopback(address: string): boolean {
  const network = networkOf(address);
  return network.startsWith('127.') || network === networkOf('::1');
}
