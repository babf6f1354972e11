import { type NamedContractStatus, useContractStatuses } from '@portal/api-client';
import { contractStatuses, statusNameToShow } from '@portal/domain';
import type { TextPair } from '@portal/i18n';
import { contractStatusWords } from '@portal/views';
import { useMemo } from 'react';

/** A status with its name as the name of a list: `Activés - Activated`. */
export interface StatusName {
  status: NamedContractStatus['status'];
  name: TextPair;
}

/** The statuses in the server's order; English by the server's names, underscores as spaces (CON-LIST-03, CON-LIST-04). The four known ones stand in until they have come. */
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
