import { useInviteTeacher, useLanguages, useTeachers } from '@portal/api-client';
import {
  assignStatusOf,
  canInviteTeacher,
  fullName,
  isArchivedTeacher,
  type Teacher,
  type TeacherListStatus,
  teacherFields,
  teacherListStatus,
} from '@portal/domain';
import {
  archiveItem,
  csvExport,
  type FilterField,
  type ListColumn,
  ListScreen,
  namedOptions,
  onDemand,
  RecordName,
  rowItem,
  useDialogAddress,
  useListPage,
} from '@portal/records';
import {
  Badge,
  type BadgeTone,
  Button,
  EditIcon,
  HistoryIcon,
  MailIcon,
  NoteIcon,
  Text,
  UploadIcon,
} from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useInvitation } from '../../../parts/useInvitation';
import { pathTo } from '../../../paths';
import { AssignStatusBadge } from '../TeacherStatusBadge';
import { loadTeacherLayout, loadTeacherProfile } from '../teacher-edit-pages';
import {
  assignStatuses,
  type TeacherColumnId,
  type TeacherListState,
  teacherList,
  userStatuses,
} from './teacher-list';
import { teacherListWords } from './teacher-list-words';

/** The teachers: search, open, notes, invite, archive (TEA-LIST-01 to TEA-LIST-12). */
export function TeacherListPage() {
  const page = useListPage(teacherList, useTeachers);
  const filters = useTeacherFilters();
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const { invite } = useInvitation(useInviteTeacher());
  const { t, pair } = teacherListWords.useWords();
  return (
    <ListScreen
      {...page}
      name="teachers"
      words={teacherListWords}
      caption={t('caption', { status: pair(`status.${page.address.state.status}`) })}
      columns={teacherColumns}
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
        sections: (teacher) => {
          const { id, account } = teacher;
          const inviteText = t(account?.invitedAt ? 'inviteAgain' : 'invite');
          return [
            {
              id: 'record',
              items: [
                rowItem('edit', EditIcon, t('edit'), pathTo('teachers.profile', { id })),
                rowItem('history', HistoryIcon, t('history'), pathTo('teachers.history', { id })),
                rowItem('notes', NoteIcon, t('notes'), () => open('notes', id)),
              ],
            },
            {
              id: 'account',
              items: [
                ...(canInviteTeacher(teacher)
                  ? [rowItem('invite', MailIcon, inviteText, () => void invite(teacher))]
                  : []),
                archiveItem(!isArchivedTeacher(teacher), t, (action) => open(action, id)),
              ],
            },
          ];
        },
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
      {dialog === 'import' && <ImportTeachersDialog onClose={close} />}
      {dialog && dialog !== 'import' && recordId !== null && (
        <TeacherRowDialog dialog={dialog} recordId={recordId} onClose={close} />
      )}
    </ListScreen>
  );
}

const dialogs = ['notes', 'archive', 'restore', 'import'] as const;
const editPage = [loadTeacherLayout, loadTeacherProfile];
const loadExport = csvExport(teacherListWords, async () => (await import('./teacher-csv')).teacherCsv);
const TeacherRowDialog = onDemand(async () => (await import('./TeacherRowDialog')).TeacherRowDialog);
const ImportTeachersDialog = onDemand(
  async () => (await import('../import/ImportTeachersDialog')).ImportTeachersDialog,
);

/** The filters of the teacher list: assign status and language (TEA-LIST-05, TEA-LIST-06). */
function useTeacherFilters(): readonly FilterField<keyof TeacherListState>[] {
  const { plain, pair } = teacherListWords.useWords();
  const ofDomain = vocabulary.useWords();
  const languages = useLanguages();
  return [
    {
      kind: 'select',
      id: 'assign',
      label: pair('assignFilter'),
      placeholder: plain('assignFilter'),
      options: namedOptions(assignStatuses, ofDomain, (value) => `assignStatus.${value}`),
      width: 290,
    },
    {
      kind: 'select',
      id: 'language',
      label: pair('language'),
      placeholder: plain('language'),
      options: (languages.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      width: 236,
    },
  ];
}

const tones = {
  active: 'positive',
  invited: 'info',
  inactive: 'neutral',
} as const satisfies Record<TeacherListStatus, BadgeTone>;

/**
 * The columns of the list (TEA-LIST-01). Each column has a width, so that the browser skips the layout of rows off
 * screen.
 */
const teacherColumns: readonly ListColumn<Teacher, TeacherColumnId>[] = [
  { id: 'id', isHeadShort: true, width: 72 },
  {
    id: 'name',
    width: 220,
    phone: 'title',
    cell: (teacher) => (
      <RecordName to={pathTo('teachers.profile', { id: teacher.id })} isArchived={isArchivedTeacher(teacher)}>
        {fullName(teacher)}
      </RecordName>
    ),
  },
  { id: 'city', head: teacherFields.city, width: 150 },
  {
    id: 'languages',
    width: 190,
    cell: ({ languages }) =>
      languages.map(({ name }) => name).join(', ') || (
        <Text as="span" tone="soft">
          <teacherListWords.T k="noLanguage" />
        </Text>
      ),
  },
  {
    id: 'userStatus',
    width: 160,
    cell: (teacher) => {
      const status = teacherListStatus(teacher);
      return (
        <Badge tone={tones[status]}>
          <vocabulary.T k={`teacherListStatus.${status}`} />
        </Badge>
      );
    },
  },
  {
    id: 'assignStatus',
    width: 270,
    cell: (teacher) => <AssignStatusBadge status={assignStatusOf(teacher)} />,
  },
];
