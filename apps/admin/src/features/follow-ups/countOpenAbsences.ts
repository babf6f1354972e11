import { readAbsenceAlerts } from '@portal/api-client';
import { isOpenAbsence } from '@portal/domain';

/** Returns how many students have reached an absence threshold that the office has not handled. */
export async function countOpenAbsences(call: Parameters<typeof readAbsenceAlerts>[0]): Promise<number> {
  return (await readAbsenceAlerts(call)).filter(isOpenAbsence).length;
}
