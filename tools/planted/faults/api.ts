import type { PlantedFault } from '../PlantedFault.ts';

const wire = 'packages/api-client/src/wire';

/** Faults in the mapping to and from the API. */
export const apiFaults: readonly PlantedFault[] = [
  {
    row: 'API-059',
    what: 'the absent students are lost on the way',
    file: `${wire}/lesson.ts`,
    from: 'absent_student_ids: values.absentStudentIds,',
    to: 'absent_student_ids: [],',
  },
  {
    row: 'API-058',
    what: 'the first absent student alone is sent',
    file: `${wire}/lesson.ts`,
    from: 'absent_student_ids: values.absentStudentIds,',
    to: 'absent_student_ids: values.absentStudentIds.slice(0, 1),',
  },
  {
    row: 'API-057',
    what: 'a deleted lesson is read as one that counts',
    file: `${wire}/lesson.ts`,
    from: "status: attendance.status === 0 ? 'deleted' : 'active',",
    to: "status: attendance.status === 0 ? 'active' : 'active',",
  },
  {
    row: 'API-003',
    what: 'the size of the page is taken for its number',
    file: `${wire}/page.ts`,
    from: 'page: current_page, pageSize: per_page',
    to: 'page: per_page, pageSize: current_page',
  },
  {
    row: 'API-043',
    what: 'the start and the end of a contract are swapped',
    file: `${wire}/contract.ts`,
    from: 'startsOn: details.start_date,\n    endsOn: details.end_date,',
    to: 'startsOn: details.end_date,\n    endsOn: details.start_date,',
  },
  {
    row: 'API-045',
    what: 'the contracts of a teacher are asked for without the teacher',
    file: `${wire}/contract-filters.ts`,
    from: 'userId: filters.teacherUserId,',
    to: 'userId: undefined,',
  },
  {
    row: 'API-048',
    what: 'TCS is sent as SC',
    file: `${wire}/contract.ts`,
    from: "  tcs: 'TCS',\n  sc: 'SC',\n  sentToClient: 'send_to_client',\n  completed: 'contract_completed',\n} as const satisfies Record<ContractToggle",
    to: "  tcs: 'SC',\n  sc: 'SC',\n  sentToClient: 'send_to_client',\n  completed: 'contract_completed',\n} as const satisfies Record<ContractToggle",
  },
  {
    row: 'API-049',
    what: 'a tick of the attendance is always sent as set',
    file: `${wire}/contract.ts`,
    from: 'course_details: { attendance_status: yesNo(ticked) }',
    to: 'course_details: { attendance_status: 1 }',
  },
  {
    row: 'API-050',
    what: 'the contact person is left out',
    file: `${wire}/contract-writes.ts`,
    from: 'contact_person: values.contactPerson,',
    to: 'contact_person: undefined,',
  },
  {
    row: 'API-051',
    what: 'the hours of a class are sent as the number of classes',
    file: `${wire}/contract-writes.ts`,
    from: 'total_classes: values.numberOfClasses,',
    to: 'total_classes: values.hoursPerClass,',
  },
  {
    row: 'API-064',
    what: 'the contract is sent as the teacher',
    file: `${wire}/contract-writes.ts`,
    from: 'return { courseId: contractId, teacherId };',
    to: 'return { courseId: contractId, teacherId: contractId };',
  },
  {
    row: 'API-065',
    what: 'the hours done are left out',
    file: `${wire}/contract-writes.ts`,
    from: 'removeMotive: motive, hoursDone };',
    to: 'removeMotive: motive, hoursDone: 0 };',
  },
  {
    row: 'API-081',
    what: 'every outline is saved as a draft',
    file: `${wire}/outline.ts`,
    from: "...fieldsToWire(values, status, 'html'), courseId",
    to: "...fieldsToWire(values, 'draft', 'html'), courseId",
  },
  {
    row: 'API-105',
    what: 'the next level of a report is not read',
    file: `${wire}/report.ts`,
    from: 'nextLevel: row.next_level ?? null,',
    to: 'nextLevel: null,',
  },
  {
    row: 'API-100',
    what: 'invited teachers are asked for as inactive ones',
    file: `${wire}/teacher.ts`,
    from: "invited: 'invited' }",
    to: "invited: '0' }",
  },
  {
    row: 'API-016',
    what: 'the confirmation is sent as the new password',
    file: `${wire}/user.ts`,
    from: 'new_password: newPassword,',
    to: 'new_password: confirmation,',
  },
];
