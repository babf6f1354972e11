import { isIPv6 } from 'node:net';

/**
 * Returns the network by which attempts from an address are counted. For IPv6, the first 64 bits, because one household
 * or machine has all addresses with them. For IPv4, the address itself, even if it is written as IPv6.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535';
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups.slice(0, 4).join(':');
}

/** Parses the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL normalizes the spelling of an address.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const partsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [partsOf(head), partsOf(tail)];
  const omitted = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...omitted, ...after].map((group) => Number.parseInt(group, 16));
}
