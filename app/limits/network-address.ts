import ipaddr from 'ipaddr.js';

/** Parses an address. An IPv4-mapped IPv6 address becomes the IPv4 one. */
function parseAddress(text: string) {
  if (text.length > 45) return undefined;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.IPv6.parse(text);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** Shared by all clients without a valid address. */
const unknownNetwork = 'unknown';

/** Network whose tries count together: an IPv4 address, or the /64 of an IPv6 one. @returns one spelling for each */
export function networkOf(address: string): string {
  const [text = ''] = address.trim().split('%');
  const ip = parseAddress(text);
  if (!ip) return unknownNetwork;
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const prefix = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Whether a text is the address of a host on the public internet. */
export function isPublicAddress(text: string): boolean {
  const ip = parseAddress(text);
  if (ip?.range() !== 'unicast') return false;
  // IPv6 hosts are only in 2000::/3.
  return ip instanceof ipaddr.IPv4 ? !text.includes(':') : ip.match(ipaddr.IPv6.parseCIDR('2000::/3'));
}

export const isLoopback = (address: string): boolean => parseAddress(address)?.range() === 'loopback';
