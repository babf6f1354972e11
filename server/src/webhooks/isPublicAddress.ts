import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv4 networks that are not on the public internet (IANA's registry of special-purpose addresses, RFC 6890). */
const closedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, reserved and broadcast.
  '224.0.0.0/3',
];

/**
 * The only IPv6 addresses of the public internet. Everything else is closed by that: loopback, link-local, unique-local,
 * multicast, addresses with an IPv4 address in them (`::ffff:0:0/96`), and those that NAT64 translates (`64:ff9b::/96`,
 * `64:ff9b:1::/48`).
 */
const openIpv6 = '2000::/3';

/** IPv6 networks within `openIpv6` that are not on the public internet, or lead to an IPv4 address. */
const closedIpv6 = [
  // Protocol assignments, with Teredo (2001::/32) and ORCHID.
  '2001::/23',
  '2001:db8::/32',
  // 6to4.
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
];

const parse = (networks: readonly string[]) => networks.map((network) => ipaddr.parseCIDR(network));
const closed = { ipv4: parse(closedIpv4), ipv6: parse(closedIpv6) };
const [openNetwork, openBits] = ipaddr.parseCIDR(openIpv6);

/**
 * Returns whether an address leads to the public internet, and not to this machine, its network, or through a
 * translation to either. Only written-out addresses count: a host name is never one.
 */
export function isPublicAddress(text: string): boolean {
  // ipaddr.js also reads shortened and octal notations, which differ between programs.
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  const kind = address.kind();
  if (kind === 'ipv6' && !address.match(openNetwork, openBits)) return false;
  return !closed[kind].some(([network, bits]) => address.match(network, bits));
}
