import { allRows, useImportTeachers, useReadTeachers } from '@portal/api-client';
import { type KnownPerson, teacherImportColumns } from '@portal/domain';
import { useConfig } from '@portal/shell';
import { PeopleImportDialog } from '../../../parts/people-import/PeopleImportDialog';

export interface ImportTeachersDialogProps {
  onClose: () => void;
}

/** Imports teachers from a spreadsheet (TEA-LIST-02, SHELL-015). */
export function ImportTeachersDialog({ onClose }: ImportTeachersDialogProps) {
  const { templates } = useConfig();
  const importTeachers = useImportTeachers();
  const readTeachers = useReadTeachers();
  return (
    <PeopleImportDialog
      people={{
        who: 'teachers',
        columns: teacherImportColumns,
        templateId: templates.teachers,
        readKnown: async (signal) => {
          let known: readonly KnownPerson[] = [];
          for await (const { rows } of allRows((page) => readTeachers({ page }, signal))) known = rows;
          return known;
        },
        importFile: importTeachers,
      }}
      onClose={onClose}
    />
  );
}
