import { aPlannedClass, aPlannedContract, type PlannedClass, type PlannedContract } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { plannedClassToWire, plannedContractToWire } from '../wire/planned-class.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, type Situation } from './situation.ts';

export interface PlannedClassesSituation extends Situation {
  classes?: PlannedClass[];
  contracts?: PlannedContract[];
}

/** The calls about planned classes. */
export function plannedClassesHandlers({
  classes = [aPlannedClass()],
  contracts = [aPlannedContract()],
  ...situation
}: PlannedClassesSituation = {}): HttpHandler[] {
  return [
    ...capabilitiesHandlers(['planned-classes']),
    answers('get', '/plannedClasses', situation, ({ query }) => {
      const [from = '', to = ''] = ['from', 'to'].map((name) => query.get(name) ?? '');
      const found = classes.filter(({ date }) => from <= date && date <= to);
      const shown = contracts.filter(({ id }) => found.some(({ contractId }) => contractId === id));
      return { data: found.map(plannedClassToWire), courses: shown.map(plannedContractToWire) };
    }),
  ];
}
