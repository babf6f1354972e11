import type { Mock } from '@portal/mock-api';

/** A contract of the samples, by its number. */
export async function contractOf(mock: Mock, number: string) {
  const row = (await mock.state()).contracts.find((one) => one.number === number);
  if (!row) throw new Error(`The samples lack contract ${number}`);
  return row;
}

/** Returns a student of a contract who has no report yet. */
export async function studentToReport(mock: Mock, contractId: number): Promise<number> {
  const { enrolments, reportForms } = await mock.state();
  const isOfContract = (row: { contractId: number }) => row.contractId === contractId;
  const reported = reportForms.filter(isOfContract).map(({ studentId }) => studentId);
  const found = enrolments.filter(isOfContract).find(({ studentId }) => !reported.includes(studentId));
  if (!found) throw new Error('The samples have no student without a report');
  return found.studentId;
}
