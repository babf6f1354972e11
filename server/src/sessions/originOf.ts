import { type Device, deviceOf } from './deviceOf.ts';
import type { LinkKeys } from './LinkKeys.ts';
import { networkOf } from './networkOf.ts';

/** Where a session is used, as far as it is stored. */
export interface Origin {
  readonly device: Device;
  /** The digest of the network. */
  readonly network: string;
}

/** What `originOf` reads of a call. */
interface Sender {
  readonly links: LinkKeys;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Returns where a request comes from. */
export function originOf(sender: Sender): Origin {
  const [network = ''] = networkDigestsOf(sender);
  return { device: deviceOf(sender.userAgent), network };
}

/**
 * Returns every digest that the network of a request may be stored under. They are keyed, because anybody could try all
 * addresses against a plain hash; what is stored says only whether two requests came from one network.
 */
export function networkDigestsOf({ links, address }: Pick<Sender, 'links' | 'address'>): readonly string[] {
  return links.digestsOf(`network ${networkOf(address)}`);
}
