import { useInviteTeacher, useTeachers } from '@portal/api-client';
import { useListState } from '@portal/shell';
import { Button, UploadIcon } from '@portal/ui';
import { ListScreen } from '../../../parts/list/ListScreen';
import { OnDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useInvitation } from '../../../parts/useInvitation';
import { pathTo } from '../../../paths';
import { loadTeacherLayout, loadTeacherProfile } from '../teacher-edit-pages';
import { loadExport, loadImport, loadRowDialog, teacherListDialogs } from './list-dialogs';
import { useTeacherColumns } from './teacher-columns';
import { teacherList, userStatuses } from './teacher-list';
import { teacherListWords } from './teacher-list-words';
import { teacherRowMenu } from './teacher-row-menu';
import { useTeacherFilters } from './useTeacherFilters';

/** The teachers: search, open, notes, invite, archive (TEA-LIST-01 to TEA-LIST-12). */
export function TeacherListPage() {
  const address = useListState(teacherList);
  const teachers = useTeachers(teacherList.queryOf(address.state));
  const columns = useTeacherColumns();
  const filters = useTeacherFilters();
  const { dialog, recordId, open, close } = useDialogAddress(teacherListDialogs);
  const { invite } = useInvitation(useInviteTeacher());
  const { t, pair } = teacherListWords.useWords();
  return (
    <ListScreen
      name="teachers"
      list={teacherList}
      address={address}
      query={teachers}
      useRows={useTeachers}
      words={teacherListWords}
      caption={t('caption', { status: pair(`status.${address.state.status}`) })}
      columns={columns}
      rowKey={rowKey}
      scope={{
        kind: 'segments',
        id: 'status',
        label: t('userStatus'),
        options: userStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        all: 'all',
      }}
      filters={filters}
      menu={{
        label: t('rowMenu'),
        sections: (teacher) =>
          teacherRowMenu(teacher, { onOpen: open, onInvite: (invited) => void invite(invited) }),
      }}
      create={{ label: t('createTeacher'), href: pathTo('teacher.create') }}
      tools={
        <Button icon={UploadIcon} onClick={() => open('import')}>
          {t('import')}
        </Button>
      }
      views="teachers"
      loadExport={loadExport}
      loadAhead={editPage}
    >
      {dialog === 'import' && (
        <OnDemand load={loadImport} onClose={close}>
          {(ImportTeachersDialog) => <ImportTeachersDialog onClose={close} />}
        </OnDemand>
      )}
      {dialog && dialog !== 'import' && recordId !== null && (
        <OnDemand load={loadRowDialog} onClose={close}>
          {(TeacherRowDialog) => <TeacherRowDialog dialog={dialog} recordId={recordId} onClose={close} />}
        </OnDemand>
      )}
    </ListScreen>
  );
}

const rowKey = ({ id }: { id: number }) => id;

const editPage = [loadTeacherLayout, loadTeacherProfile];
