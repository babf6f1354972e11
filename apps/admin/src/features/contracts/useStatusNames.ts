import { type NamedContractStatus, useContractStatuses } from '@portal/api-client';
import { contractStatuses, statusNameToShow } from '@portal/domain';
import type { TextPair } from '@portal/i18n';
import { contractStatusWords } from '@portal/views';
import { useMemo } from 'react';

/** A status with its name as the title of a list: `Activés - Activated`. */
export interface StatusName {
  status: NamedContractStatus['status'];
  name: TextPair;
}

/**
 * Returns the statuses in the server's order, with the server's names; English replaces underscores with spaces
 * (CON-LIST-03, CON-LIST-04). Uses the four known statuses until the server has answered.
 */
export function useStatusNames(): readonly StatusName[] {
  const delivered = useContractStatuses().data;
  const { pair } = contractStatusWords.useWords();
  return useMemo(
    () =>
      delivered
        ? delivered.map(({ status, name }) => ({
            status,
            name: { fr: pair(`contractStatusList.${status}`).fr, en: capitalised(statusNameToShow(name)) },
          }))
        : contractStatuses.map((status) => ({ status, name: pair(`contractStatusList.${status}`) })),
    [delivered, pair],
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
}
