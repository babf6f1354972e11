import { useImportStudents, useReadCompanies, useReadLanguages, useReadStudents } from '@portal/api-client';
import { studentImportColumns } from '@portal/domain';
import { useConfig } from '@portal/shell';
import { PeopleImportDialog } from '../../../parts/people-import/PeopleImportDialog';
import { readEveryPage } from '../../../parts/people-import/read-every-page';

/** Imports students from a spreadsheet (STU-LIST-08, SHELL-014). */
export function ImportStudentsDialog({ onClose }: { onClose: () => void }) {
  const { templates } = useConfig();
  const importStudents = useImportStudents();
  const readStudents = useReadStudents();
  const readCompanies = useReadCompanies();
  const readLanguages = useReadLanguages();
  return (
    <PeopleImportDialog
      people={{
        who: 'students',
        columns: studentImportColumns,
        templateId: templates.students,
        readKnown: async (signal) => {
          const [active, archived, companies, archivedCompanies, languages, archivedLanguages] =
            await Promise.all([
              readEveryPage((page) => readStudents({ page, pageSize: 1000 }, signal)),
              readEveryPage((page) => readStudents({ archived: true, page, pageSize: 1000 }, signal)),
              readEveryPage((page) => readCompanies({ page, pageSize: 1000 }, signal)),
              readEveryPage((page) => readCompanies({ archived: true, page, pageSize: 1000 }, signal)),
              readEveryPage((page) => readLanguages({ page, pageSize: 1000 }, signal)),
              readEveryPage((page) => readLanguages({ archived: true, page, pageSize: 1000 }, signal)),
            ]);
          const marked = archived.map((student) => ({ ...student, archived: true }));
          return {
            people: [...active, ...marked],
            companies: [...companies, ...archivedCompanies],
            languages: [...languages, ...archivedLanguages],
          };
        },
        importFile: importStudents,
      }}
      onClose={onClose}
    />
  );
}
