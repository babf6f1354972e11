import { canInviteTeacher, isArchivedTeacher, type Teacher } from '@portal/domain';
import {
  EditIcon,
  HistoryIcon,
  InboxIcon,
  MailIcon,
  type MenuItem,
  type MenuSection,
  NoteIcon,
  RetryIcon,
} from '@portal/ui';
import { pathTo } from '../../../paths';
import type { TeacherRowDialogName } from './list-dialogs';
import { teacherListWords } from './teacher-list-words';

export interface TeacherRowActions {
  onOpen: (dialog: TeacherRowDialogName, teacherId: number) => void;
  onInvite: (teacher: Teacher) => void;
}

/** Returns the row menu: profile, history, notes, invitation, archive or restore. */
export function teacherRowMenu(
  teacher: Teacher,
  { onOpen, onInvite }: TeacherRowActions,
): readonly MenuSection[] {
  const { id, account } = teacher;
  const opens = (dialog: TeacherRowDialogName, icon: MenuItem['icon']): MenuItem => ({
    id: dialog,
    icon,
    label: <teacherListWords.T k={`menu.${dialog}`} />,
    onSelect: () => onOpen(dialog, id),
  });
  return [
    {
      id: 'record',
      items: [
        {
          id: 'edit',
          icon: EditIcon,
          label: <teacherListWords.T k="edit" />,
          href: pathTo('teachers.profile', { id }),
        },
        {
          id: 'history',
          icon: HistoryIcon,
          label: <teacherListWords.T k="menu.history" />,
          href: pathTo('teachers.history', { id }),
        },
        opens('notes', NoteIcon),
      ],
    },
    {
      id: 'account',
      items: [
        ...(canInviteTeacher(teacher)
          ? [
              {
                id: 'invite',
                icon: MailIcon,
                label: <teacherListWords.T k={account?.invitedAt ? 'inviteAgain' : 'invite'} />,
                onSelect: () => onInvite(teacher),
              },
            ]
          : []),
        isArchivedTeacher(teacher) ? opens('restore', RetryIcon) : opens('archive', InboxIcon),
      ],
    },
  ];
}
