import { type MeetingAttendance as KnownPeople, meetingContractOf } from '@portal/api-client';
import type { MeetingContract, MeetingFile } from '@portal/domain';
import { useEffect, useState } from 'react';

/** Compares the addresses of a file with the digests of the people; null until it is done. */
export function useMatchable(
  known: KnownPeople | undefined,
  file: MeetingFile | null,
  studentIds: readonly number[],
): MeetingContract | null {
  const addresses = file?.joins.flatMap(({ emails }) => emails).join(' ');
  const [compared, setCompared] = useState<{ for: unknown; addresses: string; contract: MeetingContract }>();
  useEffect(() => {
    if (!known || addresses === undefined) return;
    let isCurrent = true;
    void meetingContractOf(known, addresses.split(' ').filter(Boolean)).then((contract) => {
      if (isCurrent) setCompared({ for: known, addresses, contract });
    });
    return () => {
      isCurrent = false;
    };
  }, [known, addresses]);
  if (!compared || compared.for !== known || compared.addresses !== addresses) return null;
  const { contract } = compared;
  return { ...contract, students: contract.students.filter(({ id }) => studentIds.includes(id)) };
}
