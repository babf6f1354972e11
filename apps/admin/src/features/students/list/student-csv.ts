import { type Enrolment, enrolmentOf, joinCell, levelsText, type Student } from '@portal/domain';
import type { ArchivedColumns, CsvColumns } from '../../../parts/list/csv-columns';
import type { StudentColumnId } from './student-list';

/** The columns of the exported student list, with name and test split into parts. */
export const studentCsv: CsvColumns<
  Student,
  { enrolment: (enrolment: Enrolment) => string },
  StudentColumnId
> = {
  id: { id: ({ id }) => id },
  name: {
    lastName: ({ lastName }) => lastName,
    firstName: ({ name }) => name,
    email: ({ email }) => email,
  },
  city: { city: ({ city }) => city },
  company: { company: ({ company }) => company?.name ?? null },
  enrolment: { enrolment: ({ contracts }, { enrolment }) => enrolment(enrolmentOf(contracts)) },
  testedOn: {
    testedOn: ({ levels }) => levels[0]?.testedOn ?? null,
    level: ({ levels }) => levels[0]?.level ?? null,
    levelLanguage: ({ levels }) => levels[0]?.language?.name ?? null,
    scaleResults: ({ scaleResults }) =>
      joinCell(scaleResults.map(({ scale, levels }) => levelsText(scale, levels))),
    scaleLanguages: ({ scaleResults }) =>
      joinCell(scaleResults.map(({ language }) => language?.name ?? null)),
    scaleDays: ({ scaleResults }) => joinCell(scaleResults.map(({ testedOn }) => testedOn)),
    scaleSources: ({ scaleResults }) => joinCell(scaleResults.map(({ source }) => source)),
  },
};

/** The names in the file that may belong to an archived record. */
export const studentArchived: ArchivedColumns<Student, StudentColumnId> = {
  company: ({ company }) => company?.archived,
  levelLanguage: ({ levels }) => levels[0]?.language?.archived,
};
