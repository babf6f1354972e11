import { useStudents } from '@portal/api-client';
import { useListState } from '@portal/shell';
import { Button, UploadIcon } from '@portal/ui';
import { ListScreen } from '../../../parts/list/ListScreen';
import { OnDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { pathTo } from '../../../paths';
import { loadStudentBasic, loadStudentLayout } from '../student-edit-pages';
import { loadExport, loadImport, loadRowDialog, loadSeveral, studentListDialogs } from './list-dialogs';
import { studentColumns } from './student-columns';
import { studentList } from './student-list';
import { studentListWords } from './student-list-words';
import { studentRowMenu } from './student-row-menu';
import { useStudentFilters } from './useStudentFilters';

/** The students: search, open, notes, archive (STU-LIST-01 to STU-LIST-10). */
export function StudentListPage() {
  const address = useListState(studentList);
  const students = useStudents(studentList.queryOf(address.state));
  const filters = useStudentFilters(address.state, address.change);
  const { dialog, recordId, open, close } = useDialogAddress(studentListDialogs);
  const { t } = studentListWords.useWords();
  return (
    <ListScreen
      name="students"
      list={studentList}
      address={address}
      query={students}
      useRows={useStudents}
      words={studentListWords}
      columns={studentColumns}
      rowKey={rowKey}
      filters={filters}
      menu={{ label: t('rowMenu'), sections: (student) => studentRowMenu(student, open) }}
      create={{ label: t('create'), href: pathTo('students.create') }}
      tools={
        <Button icon={UploadIcon} onClick={() => open('import')}>
          {t('import')}
        </Button>
      }
      views="students"
      loadSeveral={loadSeveral}
      loadExport={loadExport}
      loadAhead={editPage}
    >
      {dialog === 'import' && (
        <OnDemand load={loadImport} onClose={close}>
          {(ImportStudentsDialog) => <ImportStudentsDialog onClose={close} />}
        </OnDemand>
      )}
      {dialog && dialog !== 'import' && recordId !== null && (
        <OnDemand load={loadRowDialog} onClose={close}>
          {(StudentRowDialog) => <StudentRowDialog dialog={dialog} recordId={recordId} onClose={close} />}
        </OnDemand>
      )}
    </ListScreen>
  );
}

const rowKey = ({ id }: { id: number }) => id;

const editPage = [loadStudentLayout, loadStudentBasic];
