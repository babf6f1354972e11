import {
  type Contract,
  type ContractColumn,
  type ContractToggle,
  type CsvCell,
  contractedHours,
  contractToggles,
  csvHours,
  fullName,
  isTicked,
} from '@portal/domain';

/** A column of the file: most are those of the list; its hours are figures here, and so are its classes. */
export type ContractCsvColumn =
  | Exclude<ContractColumn, 'hours'>
  | 'hoursTaught'
  | 'hoursContracted'
  | 'classesRecorded'
  | 'classes';

/** What the cells of a file are written with. */
export interface ContractCsvWords {
  head: (column: ContractCsvColumn) => string;
  yes: string;
  no: string;
  /** The name of a material status; null when it is not known. */
  material: (id: number) => string | null;
}

/** The lines of a file with these columns of the list, heads first. */
export function contractTable(
  contracts: readonly Contract[],
  columns: readonly string[],
  words: ContractCsvWords,
): CsvCell[][] {
  const written = columns.flatMap(inFile);
  return [
    written.map(words.head),
    ...contracts.map((contract) => written.map((column) => cellOf(contract, column, words))),
  ];
}

function inFile(column: string): ContractCsvColumn[] {
  return column === 'hours'
    ? ['hoursTaught', 'hoursContracted', 'classesRecorded', 'classes']
    : [column as ContractCsvColumn];
}

function cellOf(contract: Contract, column: ContractCsvColumn, words: ContractCsvWords): CsvCell {
  // The day says more than a tick.
  if (column !== 'sentToClient' && isToggle(column)) return isTicked(contract, column) ? words.yes : words.no;
  return cells[column](contract, words);
}

type CellOf = (contract: Contract, words: ContractCsvWords) => CsvCell;

const cells: Record<Exclude<ContractCsvColumn, Exclude<ContractToggle, 'sentToClient'>>, CellOf> = {
  number: ({ number }) => number,
  company: ({ company }) => company?.name ?? null,
  students: ({ studentCount }) => studentCount,
  language: ({ language }) => language?.name ?? null,
  courseType: ({ courseType }) => courseType?.name ?? null,
  teacher: ({ teacher }) => teacher && fullName(teacher),
  hoursTaught: ({ minutesTaught }) => (minutesTaught === null ? null : csvHours(minutesTaught)),
  hoursContracted: (contract) => csvHours(contractedHours(contract) * 60),
  classesRecorded: ({ lessonsRecorded }) => lessonsRecorded,
  classes: ({ numberOfClasses }) => numberOfClasses,
  startsOn: ({ startsOn }) => startsOn,
  endsOn: ({ endsOn }) => endsOn,
  attendance: ({ attendanceComplete }, { yes, no }) => (attendanceComplete ? yes : no),
  material: ({ materialStatusId }, { material }) =>
    materialStatusId === null ? null : material(materialStatusId),
  sentToClient: ({ sentToClientOn }) => sentToClientOn,
  notes: ({ noteCount }) => noteCount,
};

function isToggle(column: ContractCsvColumn): column is Exclude<ContractToggle, 'sentToClient'> {
  return contractToggles.some((toggle) => toggle === column);
}
