import { type Device, deviceOf } from './deviceOf.ts';
import type { LinkKeys } from './LinkKeys.ts';
import { networkOf } from './networkOf.ts';

/** The stored facts about where a session is used. */
export interface Origin {
  readonly device: Device;
  /** The digest of the network. */
  readonly network: string;
}

/** The parts of a call that `originOf` reads. */
interface Sender {
  readonly links: LinkKeys;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Returns device and network of a request. */
export function originOf(sender: Sender): Origin {
  const [network = ''] = networkDigestsOf(sender);
  return { device: deviceOf(sender.userAgent), network };
}

/**
 * Returns every digest under which the network of a request may be stored. The digests are keyed, because with a plain
 * hash anybody could try all addresses. They only reveal whether two requests came from the same network.
 */
export function networkDigestsOf({ links, address }: Pick<Sender, 'links' | 'address'>): readonly string[] {
  return links.digestsOf(`network ${networkOf(address)}`);
}
