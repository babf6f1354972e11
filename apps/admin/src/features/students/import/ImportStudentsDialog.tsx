import { allRows, type StudentFilters, useImportStudents, useReadStudents } from '@portal/api-client';
import { type KnownPerson, studentImportColumns } from '@portal/domain';
import { useConfig } from '@portal/shell';
import { PeopleImportDialog } from '../../../parts/people-import/PeopleImportDialog';

export interface ImportStudentsDialogProps {
  onClose: () => void;
}

/** Imports students from a spreadsheet (STU-LIST-08, SHELL-014). */
export function ImportStudentsDialog({ onClose }: ImportStudentsDialogProps) {
  const { templates } = useConfig();
  const importStudents = useImportStudents();
  const readStudents = useReadStudents();
  const readAll = async (filters: StudentFilters, signal: AbortSignal) => {
    let known: readonly KnownPerson[] = [];
    const readPage = (page: number) => readStudents({ ...filters, page, pageSize: 1000 }, signal);
    for await (const { rows } of allRows(readPage)) known = rows;
    return known;
  };
  return (
    <PeopleImportDialog
      people={{
        who: 'students',
        columns: studentImportColumns,
        templateId: templates.students,
        readKnown: async (signal) =>
          (await Promise.all([readAll({}, signal), readAll({ archived: true }, signal)])).flat(),
        importFile: importStudents,
      }}
      onClose={onClose}
    />
  );
}
