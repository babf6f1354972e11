import { useStudents } from '@portal/api-client';
import { ListPageLayout, PageTitle, useListState } from '@portal/shell';
import { Button, chosenColumns, UploadIcon } from '@portal/ui';
import { useMemo, useState } from 'react';
import { ListTable } from '../../../parts/ListTable';
import { listWords } from '../../../parts/list-words';
import { OnDemand } from '../../../parts/OnDemand';
import { useSeveral } from '../../../parts/several/useSeveral';
import { TableTools } from '../../../parts/TableTools';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useRecordsAtHand } from '../../../parts/useRecordsAtHand';
import { useReturnToRow } from '../../../parts/useReturnToRow';
import { useListView } from '../../../parts/views/useListView';
import { pathTo } from '../../../paths';
import { loadStudentBasic, loadStudentLayout } from '../student-edit-pages';
import { loadExport, loadImport, loadRowDialog, loadSeveral, studentListDialogs } from './list-dialogs';
import { NoStudents } from './NoStudents';
import { StudentFilters } from './StudentFilters';
import { useStudentColumns } from './student-columns';
import { filtersOf, orderAfterPress, orderOf, studentList, studentPageSize } from './student-list-state';
import { studentListWords } from './student-list-words';
import { studentRowMenu } from './student-row-menu';

/** The students: find, open, note, archive (STU-LIST-01 to STU-LIST-10). */
export function StudentListPage() {
  const { state, change, reset } = useListState(studentList);
  const students = useStudents(filtersOf(state));
  const columns = useStudentColumns();
  const { preferences, query } = useListView('students', studentList, { state, change });
  const shown = useMemo(() => chosenColumns(columns, preferences.columns), [columns, preferences.columns]);
  const [isExporting, setExporting] = useState(false);
  const { t, plain, halves } = studentListWords.useWords();
  const ofAnyList = listWords.useWords();
  const found = students.error ? undefined : students.data;
  const several = useSeveral(loadSeveral, found?.rows, shown);
  const opened = useReturnToRow('students');
  const { dialog, recordId, open, close } = useDialogAddress(studentListDialogs);
  useRecordsAtHand(editPage);

  return (
    <ListPageLayout
      title={t('title')}
      tools={
        <>
          <TableTools
            columns={columns}
            preferences={preferences}
            views={{ list: 'students', query }}
            select={several}
            onExport={() => setExporting(true)}
          />
          <Button icon={UploadIcon} onClick={() => open('import')}>
            {t('import')}
          </Button>
        </>
      }
      create={{ label: t('create'), href: pathTo('students.create') }}
      filters={
        <StudentFilters
          state={state}
          onChange={change}
          onReset={reset}
          counted={{ total: found?.total, name: (count) => halves('counted', { count }) }}
        />
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <ListTable
        query={students}
        state={state}
        caption={t(state.archived ? 'captionArchived' : 'caption')}
        columns={shown}
        density={preferences.density}
        rowKey={(student) => student.id}
        order={orderOf(state)}
        onSort={(column) => change(orderAfterPress(state, column))}
        menu={{
          label: t('rowMenu'),
          head: ofAnyList.t('actions'),
          sections: (student) => studentRowMenu(student, open),
        }}
        selection={several.selection}
        returnTo={opened}
        loadingLabel={t('loading')}
        pageSize={studentPageSize}
        onPage={(page, options) => change({ page }, options)}
        pagesLabel={plain('pages')}
        empty={<NoStudents state={state} onReset={reset} />}
      />
      {dialog === 'import' && (
        <OnDemand load={loadImport} onClose={close}>
          {(ImportStudentsDialog) => <ImportStudentsDialog onClose={close} />}
        </OnDemand>
      )}
      {dialog && dialog !== 'import' && recordId !== null && (
        <OnDemand load={loadRowDialog} onClose={close}>
          {(StudentRowDialog) => <StudentRowDialog dialog={dialog} studentId={recordId} onClose={close} />}
        </OnDemand>
      )}
      {isExporting && (
        <OnDemand load={loadExport} onClose={() => setExporting(false)}>
          {(StudentExport) => (
            <StudentExport
              filters={filtersOf(state)}
              columns={shown.map(({ id }) => id)}
              onClose={() => setExporting(false)}
            />
          )}
        </OnDemand>
      )}
    </ListPageLayout>
  );
}

/** What is fetched ahead. */
const editPage = [loadStudentLayout, loadStudentBasic];
