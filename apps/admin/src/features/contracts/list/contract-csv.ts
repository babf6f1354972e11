import {
  type Contract,
  type ContractColumn,
  type ContractToggle,
  type CourseType,
  contractedHours,
  csvHours,
  isTicked,
} from '@portal/domain';
import type { ArchivedColumns, CsvColumns } from '@portal/records/list-definitions';

/** The texts for the cells of a file. */
export interface ContractCsvWords {
  yes: string;
  no: string;
  /** Returns the name of a course type. */
  courseType: (type: CourseType) => string;
  /** Returns the name of a material status; null if unknown. */
  material: (id: number) => string | null;
}

const ticked = (toggle: ContractToggle) => (contract: Contract, words: ContractCsvWords) =>
  isTicked(contract, toggle) ? words.yes : words.no;

/** The columns of the exported file: hours as numbers, and dates instead of check marks where they exist. */
export const contractCsv: CsvColumns<Contract, ContractCsvWords, ContractColumn> = {
  flagged: { flagged: ticked('flagged') },
  students: { students: ({ studentCount }) => studentCount },
  courseType: { courseType: ({ courseType }, words) => courseType && words.courseType(courseType) },
  hours: {
    hoursTaught: ({ minutesTaught }) => (minutesTaught === null ? null : csvHours(minutesTaught)),
    hoursContracted: (contract) => csvHours(contractedHours(contract) * 60),
    classesRecorded: ({ lessonsRecorded }) => lessonsRecorded,
    classes: ({ numberOfClasses }) => numberOfClasses,
  },
  confirmationSent: { confirmationSent: ticked('confirmationSent') },
  si: { si: ticked('si') },
  tcs: { tcs: ticked('tcs') },
  sc: { sc: ticked('sc') },
  attendance: { attendance: ({ attendanceComplete }, { yes, no }) => (attendanceComplete ? yes : no) },
  material: {
    material: ({ materialStatusId }, { material }) =>
      materialStatusId === null ? null : material(materialStatusId),
  },
  sentToClient: { sentToClient: ({ sentToClientOn }) => sentToClientOn },
  completed: { completed: ticked('completed') },
  notes: { notes: ({ noteCount }) => noteCount },
};

/** The names in the file that may belong to an archived record. */
export const contractArchived: ArchivedColumns<Contract, ContractColumn> = {
  company: ({ company }) => company?.archived,
  language: ({ language }) => language?.archived,
  teacher: ({ teacher }) => teacher?.archived,
};
