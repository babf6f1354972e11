import type { Contract } from '../contract/contract.ts';
import { contractedHours, hoursOf, minutesOf } from '../contract/contract-hours.ts';
import type { ClassTime } from './clock-time.ts';

/** Planned hours compared with the hours of the contract. */
export interface PlannedHours {
  planned: number;
  contracted: number;
  /** `unknown` if the contract has no hours. */
  standing: 'short' | 'equal' | 'over' | 'unknown';
}

/**
 * Compares the contracted hours with the total length of classes and of records without a planned class, in minutes.
 * Omit cancelled classes.
 */
export function plannedHours(
  classes: readonly Pick<ClassTime, 'minutes'>[],
  contract: Pick<Contract, 'hoursPerClass' | 'numberOfClasses'>,
  outsideMinutes = 0,
): PlannedHours {
  const minutes = classes.reduce((sum, planned) => sum + planned.minutes, 0);
  const contracted = contractedHours(contract);
  const difference = minutes + outsideMinutes - minutesOf(contracted);
  const standing =
    contracted === 0 ? 'unknown' : difference === 0 ? 'equal' : difference < 0 ? 'short' : 'over';
  return { planned: hoursOf(minutes), contracted, standing };
}
