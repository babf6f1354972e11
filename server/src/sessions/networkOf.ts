import { isIPv6 } from 'node:net';

/**
 * Returns what attempts from an address are counted by: the first 64 bits of an IPv6 address, because one household or
 * machine has all others; the IPv4 address itself, also when it is written in IPv6.
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

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL has each address in one spelling.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const partsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [partsOf(head), partsOf(tail)];
  const omitted = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...omitted, ...after].map((group) => Number.parseInt(group, 16));
}
