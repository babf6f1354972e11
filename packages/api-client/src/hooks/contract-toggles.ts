import { type Contract, type ContractTick, withTick } from '@portal/domain';
import { type Toggles, type TogglesOptions, toggles } from './toggles.ts';

export type ContractToggles = Toggles<Contract, ContractTick>;

export interface ContractTogglesOptions
  extends Pick<TogglesOptions<Contract, ContractTick>, 'send' | 'refresh' | 'show' | 'delay'> {
  /** The user's local date, for "sent to client". */
  today(): string;
}

/** The checkboxes of contracts (CON-LIST-29 to CON-LIST-35, CON-ATT-10). */
export function contractToggles({ today, ...options }: ContractTogglesOptions): ContractToggles {
  return toggles({
    ...options,
    tick: (contract, toggle, ticked) => withTick(contract, toggle, ticked, today()),
    take(toggle, from, contract) {
      const field = toggle === 'sentToClient' ? 'sentToClientOn' : toggle;
      return from[field] === contract[field] ? contract : { ...contract, [field]: from[field] };
    },
  });
}
