import type { ContractRow } from './tables.ts';

/** Returns a contract with empty fields, last changed at the given moment (ISO 8601). */
export function blankContract(updatedAt: string): Omit<ContractRow, 'id' | 'number' | 'statusId'> {
  return {
    flag: 0,
    absenceThresholds: null,
    confirmationSent: 0,
    si: 0,
    tcs: 0,
    sc: 0,
    sentToClientOn: null,
    completed: 0,
    teacherId: null,
    previousTeachers: [],
    languageId: null,
    courseTypeId: null,
    complementaryDescription: null,
    companyId: null,
    contactPerson: null,
    invoice: null,
    approved: 0,
    expiresOn: null,
    description: null,
    startsOn: null,
    endsOn: null,
    schedule: null,
    location: null,
    meetingLink: null,
    hoursPerClass: null,
    numberOfClasses: null,
    classAtEnd: 0,
    attendanceComplete: 0,
    materialStatusId: null,
    noMaterialNeeded: 0,
    highlights: null,
    updatedAt,
  };
}
