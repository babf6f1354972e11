import { useInviteTeacher, useTeachers } from '@portal/api-client';
import { ListPageLayout, PageTitle, useListState } from '@portal/shell';
import { Button, chosenColumns, UploadIcon } from '@portal/ui';
import { useMemo, useState } from 'react';
import { ListTable } from '../../../parts/ListTable';
import { listWords } from '../../../parts/list-words';
import { OnDemand } from '../../../parts/OnDemand';
import { TableTools } from '../../../parts/TableTools';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useInvitation } from '../../../parts/useInvitation';
import { useRecordsAtHand } from '../../../parts/useRecordsAtHand';
import { useReturnToRow } from '../../../parts/useReturnToRow';
import { useListView } from '../../../parts/views/useListView';
import { pathTo } from '../../../paths';
import { loadTeacherLayout, loadTeacherProfile } from '../teacher-edit-pages';
import { loadExport, loadImport, loadRowDialog, teacherListDialogs } from './list-dialogs';
import { NoTeachers } from './NoTeachers';
import { TeacherFilters } from './TeacherFilters';
import { useTeacherColumns } from './teacher-columns';
import { filtersOf, orderAfterPress, orderOf, teacherList, teacherPageSize } from './teacher-list-state';
import { teacherListWords } from './teacher-list-words';
import { teacherRowMenu } from './teacher-row-menu';

/** The teachers: find, open, note, invite, archive (TEA-LIST-01 to TEA-LIST-12). */
export function TeacherListPage() {
  const { state, change, reset } = useListState(teacherList);
  const teachers = useTeachers(filtersOf(state));
  const columns = useTeacherColumns();
  const { preferences, query } = useListView('teachers', teacherList, { state, change });
  const shown = useMemo(() => chosenColumns(columns, preferences.columns), [columns, preferences.columns]);
  const [isExporting, setExporting] = useState(false);
  const { t, plain, halves } = teacherListWords.useWords();
  const ofAnyList = listWords.useWords();
  const found = teachers.error ? undefined : teachers.data;
  const opened = useReturnToRow('teachers');
  const { dialog, recordId, open, close } = useDialogAddress(teacherListDialogs);
  const { invite } = useInvitation(useInviteTeacher());
  useRecordsAtHand(editPage);

  return (
    <ListPageLayout
      title={t('title')}
      tools={
        <>
          <TableTools
            columns={columns}
            preferences={preferences}
            views={{ list: 'teachers', query }}
            onExport={() => setExporting(true)}
          />
          <Button icon={UploadIcon} onClick={() => open('import')}>
            {t('import')}
          </Button>
        </>
      }
      create={{ label: t('create'), href: pathTo('teacher.create') }}
      filters={
        <TeacherFilters
          state={state}
          onChange={change}
          onReset={reset}
          counted={{ total: found?.total, name: (count) => halves('counted', { count }) }}
        />
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <ListTable
        query={teachers}
        state={state}
        caption={t('caption', { status: halves(`status.${state.status}`) })}
        columns={shown}
        density={preferences.density}
        rowKey={(teacher) => teacher.id}
        order={orderOf(state)}
        onSort={(column) => change(orderAfterPress(state, column))}
        menu={{
          label: t('rowMenu'),
          head: ofAnyList.t('actions'),
          sections: (teacher) =>
            teacherRowMenu(teacher, { onOpen: open, onInvite: (invited) => void invite(invited) }),
        }}
        returnTo={opened}
        loadingLabel={t('loading')}
        pageSize={teacherPageSize}
        onPage={(page, options) => change({ page }, options)}
        pagesLabel={plain('pages')}
        empty={<NoTeachers state={state} onReset={reset} onStatus={(status) => change({ status })} />}
      />
      {dialog === 'import' && (
        <OnDemand load={loadImport} onClose={close}>
          {(ImportTeachersDialog) => <ImportTeachersDialog onClose={close} />}
        </OnDemand>
      )}
      {dialog && dialog !== 'import' && recordId !== null && (
        <OnDemand load={loadRowDialog} onClose={close}>
          {(TeacherRowDialog) => <TeacherRowDialog dialog={dialog} teacherId={recordId} onClose={close} />}
        </OnDemand>
      )}
      {isExporting && (
        <OnDemand load={loadExport} onClose={() => setExporting(false)}>
          {(TeacherExport) => (
            <TeacherExport
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
const editPage = [loadTeacherLayout, loadTeacherProfile];
