import type { ContractFormText, ContractFormValues } from '@portal/domain';

/** The fields of the form that differ between two states of a contract (decision 36). */
export function changedFields(
  before: ContractFormText,
  after: ContractFormText,
): (keyof ContractFormValues)[] {
  return (Object.keys(before) as (keyof ContractFormValues)[]).filter(
    (field) => before[field] !== after[field],
  );
}
