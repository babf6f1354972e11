import type { Contract } from './contract.ts';
import type { ContractStatus } from './contract-status.ts';

/** What can be ticked in a row of the list, each by a call of its own (CON-LIST-29 to CON-LIST-35). */
export const contractToggles = [
  'flagged',
  'confirmationSent',
  'si',
  'tcs',
  'sc',
  'sentToClient',
  'completed',
] as const;
export type ContractToggle = (typeof contractToggles)[number];

/** What of a contract is ticked and saved at once: in a row of the list, or on its attendance tab (CON-ATT-10). */
export type ContractTick = ContractToggle | 'attendanceComplete';

/** A column of the contracts list. */
export type ContractColumn =
  | ContractToggle
  | 'number'
  | 'company'
  | 'students'
  | 'teacher'
  | 'language'
  | 'courseType'
  | 'hours'
  | 'attendance'
  | 'material'
  | 'startsOn'
  | 'endsOn'
  | 'notes';

/** The columns of the four flavours of the list, in order; an archived row shows every tick, disabled (CON-LIST-12 to CON-LIST-15, OPEN-44). */
export const contractColumns = {
  pending: [
    'flagged',
    'number',
    'company',
    'students',
    'language',
    'courseType',
    'teacher',
    'startsOn',
    'endsOn',
    'confirmationSent',
    'notes',
  ],
  activated: [
    'flagged',
    'number',
    'company',
    'students',
    'language',
    'courseType',
    'teacher',
    'hours',
    'startsOn',
    'endsOn',
    'si',
    'tcs',
    'sc',
    'attendance',
    'material',
    'notes',
  ],
  done: [
    'flagged',
    'number',
    'company',
    'students',
    'language',
    'courseType',
    'teacher',
    'startsOn',
    'endsOn',
    'sentToClient',
    'completed',
    'notes',
  ],
  archived: [
    'flagged',
    'number',
    'company',
    'students',
    'language',
    'courseType',
    'teacher',
    'startsOn',
    'endsOn',
    'confirmationSent',
    'si',
    'tcs',
    'sc',
    'sentToClient',
    'completed',
    'notes',
  ],
} as const satisfies Record<ContractStatus, readonly ContractColumn[]>;

/** The order in which each flavour opens (DECISION-33). */
export const contractOrders = {
  pending: { by: 'startsOn', direction: 'ASC' },
  activated: { by: 'endsOn', direction: 'ASC' },
  done: { by: 'endsOn', direction: 'DESC' },
  archived: { by: 'number', direction: 'DESC' },
} as const satisfies Record<ContractStatus, { by: ContractColumn; direction: 'ASC' | 'DESC' }>;

/** The flavour in which the list opens (CON-LIST-36, OPEN-49). */
export const defaultContractStatus = 'activated' satisfies ContractStatus;

/** Whether a tick is set; the one for "sent to client" stands for its date (CONFLICT-15). */
export function isTicked(contract: Contract, toggle: ContractTick): boolean {
  return toggle === 'sentToClient' ? contract.sentToClientOn !== null : contract[toggle];
}

/** The contract after a tick, before the server has answered; `today` becomes the date of "sent to client". */
export function withTick(contract: Contract, toggle: ContractTick, ticked: boolean, today: string): Contract {
  return toggle === 'sentToClient'
    ? { ...contract, sentToClientOn: ticked ? today : null }
    : { ...contract, [toggle]: ticked };
}
