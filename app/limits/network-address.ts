import ipaddr from 'ipaddr.js';

/** An IPv4 address inside an IPv6 one is itself; undefined for what is no address. */
function parsed(text: string) {
  if (text.length > 45) return undefined;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.IPv6.parse(text);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** What no network address is: those who come with none share one name. */
const unknownNetwork = 'unknown';

/**
 * The network whose tries are counted as one: an IPv4 address, or the /64 that one IPv6 subscriber has to himself. The
 * same text for every way to write it; an IPv4 address inside an IPv6 one is the IPv4 address.
 */
export function networkOf(address: string): string {
  const [text = ''] = address.trim().split('%');
  const found = parsed(text);
  if (!found) return unknownNetwork;
  if (found instanceof ipaddr.IPv4) return found.toString();
  const prefix = found.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Whether an address is one of the public internet's hosts: false for all others, and for what is no address. */
export function isPublicAddress(text: string): boolean {
  const found = parsed(text);
  if (found?.range() !== 'unicast') return false;
  // Only 2000::/3 of IPv6 is assigned to hosts.
  return found instanceof ipaddr.IPv4 ? !text.includes(':') : found.match(ipaddr.IPv6.parseCIDR('2000::/3'));
}

/** Whether an address is one of the machine itself. */
export const isLoopback = (address: string): boolean => parsed(address)?.range() === 'loopback';
