import { type Contract, type ContractFormValues, contractFormText } from '@portal/domain';

/** The fields of the form that differ between two states of a contract (decision 36). */
export function changedFields(before: Contract, after: Contract): (keyof ContractFormValues)[] {
  if (before === after) return [];
  const old = contractFormText(before);
  const current = contractFormText(after);
  return (Object.keys(old) as (keyof ContractFormValues)[]).filter((field) => old[field] !== current[field]);
}
