import type { Contract } from './contract.ts';
import type { ContractStatus } from './contract-status.ts';

/** Toggles in a row of the list; each has its own call (CON-LIST-29 to CON-LIST-35). */
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

/** Toggles of a contract in a list row or on its attendance tab (CON-ATT-10). */
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

const leading = ['flagged', 'number', 'company', 'students', 'language', 'courseType', 'teacher'] as const;

/**
 * Columns of the list in each status, in order; archived rows show all toggles, disabled (CON-LIST-12 to CON-LIST-15,
 * OPEN-44).
 */
export const contractColumns = {
  pending: [...leading, 'startsOn', 'endsOn', 'confirmationSent', 'notes'],
  activated: [
    ...leading,
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
  done: [...leading, 'startsOn', 'endsOn', 'sentToClient', 'completed', 'notes'],
  archived: [
    ...leading,
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

/** Default order of each status (DECISION-33). */
export const contractOrders = {
  pending: { by: 'startsOn', direction: 'ASC' },
  activated: { by: 'endsOn', direction: 'ASC' },
  done: { by: 'endsOn', direction: 'DESC' },
  archived: { by: 'number', direction: 'DESC' },
} as const satisfies Record<ContractStatus, { by: ContractColumn; direction: 'ASC' | 'DESC' }>;

/** Initial status of the list (CON-LIST-36, OPEN-49). */
export const defaultContractStatus = 'activated' satisfies ContractStatus;

/** Returns whether a toggle is on; "sent to client" is on if it has a date (CONFLICT-15). */
export function isTicked(contract: Contract, toggle: ContractTick): boolean {
  return toggle === 'sentToClient' ? contract.sentToClientOn !== null : contract[toggle];
}

/** Returns the contract after a toggle, for an optimistic update; `today` becomes the date of "sent to client". */
export function withTick(contract: Contract, toggle: ContractTick, ticked: boolean, today: string): Contract {
  return toggle === 'sentToClient'
    ? { ...contract, sentToClientOn: ticked ? today : null }
    : { ...contract, [toggle]: ticked };
}
