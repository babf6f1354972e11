import { useInviteTeacher, useLanguages, useTeachers } from '@portal/api-client';
import {
  type AssignStatus,
  assignStatusOf,
  canInviteTeacher,
  fullName,
  isArchivedTeacher,
  type Teacher,
  type TeacherListStatus,
  teacherListStatus,
} from '@portal/domain';
import { useListState } from '@portal/shell';
import {
  Badge,
  type BadgeTone,
  Button,
  EditIcon,
  HistoryIcon,
  MailIcon,
  NoteIcon,
  Text,
  TextLink,
  UploadIcon,
} from '@portal/ui';
import { vocabulary } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { absent } from '../../../parts/absent';
import { archivedName, named } from '../../../parts/cells.css';
import { archiveItem } from '../../../parts/list/archive-item';
import { ListScreen } from '../../../parts/list/ListScreen';
import type { ListColumn } from '../../../parts/list/list-columns';
import type { FilterField } from '../../../parts/list/list-filter-shapes';
import { namedOptions } from '../../../parts/list/record-filter';
import { onDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useInvitation } from '../../../parts/useInvitation';
import { pathTo } from '../../../paths';
import { assignTones } from '../TeacherStatusBadge';
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
  const address = useListState(teacherList);
  const teachers = useTeachers(teacherList.queryOf(address.state));
  const columns = useTeacherColumns();
  const filters = useTeacherFilters();
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
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
        sections: (teacher) => {
          const { id, account } = teacher;
          const profile = pathTo('teachers.profile', { id });
          const history = pathTo('teachers.history', { id });
          const inviteText = t(account?.invitedAt ? 'inviteAgain' : 'invite');
          const invitation = { label: inviteText, onSelect: () => void invite(teacher) };
          return [
            {
              id: 'record',
              items: [
                { id: 'edit', icon: EditIcon, label: t('edit'), href: profile },
                { id: 'history', icon: HistoryIcon, label: t('menu.history'), href: history },
                { id: 'notes', icon: NoteIcon, label: t('menu.notes'), onSelect: () => open('notes', id) },
              ],
            },
            {
              id: 'account',
              items: [
                ...(canInviteTeacher(teacher) ? [{ id: 'invite', icon: MailIcon, ...invitation }] : []),
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
const rowKey = ({ id }: { id: number }) => id;

const editPage = [loadTeacherLayout, loadTeacherProfile];
const loadExport = async () => (await import('./TeacherExport')).TeacherExport;
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
 * Returns the columns of the list in the current language mode (TEA-LIST-01). Each column has a width, so that the
 * browser skips the layout of rows off screen.
 */
function useTeacherColumns(): readonly ListColumn<Teacher, TeacherColumnId>[] {
  const { t } = teacherListWords.useWords();
  const ofDomain = vocabulary.useWords();
  return useMemo(() => {
    // Created once for all rows, of which there may be five hundred.
    const archived = <Badge tone="critical">{t('archived')}</Badge>;
    const noLanguage = (
      <Text as="span" tone="soft">
        {t('noLanguage')}
      </Text>
    );
    const userBadge = (status: TeacherListStatus) => (
      <Badge tone={tones[status]}>{ofDomain.t(`teacherListStatus.${status}`)}</Badge>
    );
    const assignBadge = (status: AssignStatus) => (
      <Badge tone={assignTones[status]}>{ofDomain.t(`assignStatus.${status}`)}</Badge>
    );
    const userBadges: Record<TeacherListStatus, ReactNode> = {
      active: userBadge('active'),
      invited: userBadge('invited'),
      inactive: userBadge('inactive'),
    };
    const assignBadges: Record<AssignStatus, ReactNode> = {
      assigned: assignBadge('assigned'),
      unassigned: assignBadge('unassigned'),
    };
    return [
      { id: 'id', isHeadShort: true, width: 72, cell: ({ id }) => id },
      {
        id: 'name',
        width: 220,
        phone: 'title',
        cell: (teacher) => {
          const isArchived = isArchivedTeacher(teacher);
          return (
            <span className={named}>
              <TextLink
                variant="standalone"
                href={pathTo('teachers.profile', { id: teacher.id })}
                className={isArchived ? archivedName : undefined}
              >
                {fullName(teacher)}
              </TextLink>
              {isArchived && archived}
            </span>
          );
        },
      },
      { id: 'city', width: 150, cell: ({ city }) => city || absent },
      {
        id: 'languages',
        width: 190,
        cell: ({ languages }) =>
          languages.length > 0 ? languages.map(({ name }) => name).join(', ') : noLanguage,
      },
      { id: 'userStatus', width: 160, cell: (teacher) => userBadges[teacherListStatus(teacher)] },
      { id: 'assignStatus', width: 270, cell: (teacher) => assignBadges[assignStatusOf(teacher)] },
    ];
  }, [t, ofDomain]);
}
