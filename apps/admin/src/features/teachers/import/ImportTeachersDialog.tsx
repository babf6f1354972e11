import { useImportTeachers, useReadLanguages, useReadTeachers, useReadUsers } from '@portal/api-client';
import { isArchivedTeacher, teacherImportColumns } from '@portal/domain';
import { useConfig } from '@portal/shell';
import { PeopleImportDialog } from '../../../parts/people-import/PeopleImportDialog';
import { readEveryPage } from '../../../parts/people-import/read-every-page';

/**
 * Imports teachers from a spreadsheet (TEA-LIST-02, SHELL-015). Teachers sign in, so their email must not belong to
 * another user.
 */
export function ImportTeachersDialog({ onClose }: { onClose: () => void }) {
  const { templates } = useConfig();
  const importTeachers = useImportTeachers();
  const readTeachers = useReadTeachers();
  const readUsers = useReadUsers();
  const readLanguages = useReadLanguages();
  return (
    <PeopleImportDialog
      people={{
        who: 'teachers',
        columns: teacherImportColumns,
        templateId: templates.teachers,
        readKnown: async (signal) => {
          const [users, teachers, languages, archived] = await Promise.all([
            readEveryPage((page) => readUsers({ page, pageSize: 1000 }, signal)),
            readEveryPage((page) => readTeachers({ page }, signal)),
            readEveryPage((page) => readLanguages({ page, pageSize: 1000 }, signal)),
            readEveryPage((page) => readLanguages({ archived: true, page, pageSize: 1000 }, signal)),
          ]);
          const marked = teachers.map((teacher) => ({ ...teacher, archived: isArchivedTeacher(teacher) }));
          return { people: [...users, ...marked], languages: [...languages, ...archived] };
        },
        importFile: importTeachers,
      }}
      onClose={onClose}
    />
  );
}
